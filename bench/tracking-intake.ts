import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { signIn } from '@fairway/contract/session.ts';
import { listExceptions } from '@fairway/contract/shipment-tracking.ts';
import { countShipments, listShipments } from '@fairway/contract/shipments.ts';
import { addTrackingFeed, receiveTrackingEvents, webhookHeaders } from '@fairway/contract/tracking-feeds.ts';
import pg from 'pg';
import { demoPassword } from '../server/src/organisation/demo/accounts.ts';
import { type Caller, callerOf } from '../server/src/testing/caller.ts';
import { startReadyServer } from '../server/src/testing/server-process.ts';
import type { Bench } from './bench.ts';
import { median, quantile } from './load.ts';

const shipments = 2_000;
const events = 10_000;
const inEach = 100;
const goals = { perMinute: 10_000, p95: 200 };
const day = 86_400_000;

/** Events of carriers are taken in over HTTP, signed, while three people have lists of shipments and of what is wrong open. */
export const trackingIntake: Bench = {
  name: 'Tracking intake: 10,000 events a minute while lists are read',
  goal: `≥ ${goals.perMinute} a minute, p95 of a list < ${goals.p95} ms`,
  async measure({ databaseUrl }) {
    const database = new pg.Client({ connectionString: databaseUrl });
    database.on('error', () => undefined);
    await database.connect();
    const server = await startReadyServer({ DATABASE_URL: databaseUrl });
    try {
      await fill(database);
      const signedIn = async (account: string) => {
        const { data } = await server.call(signIn, { body: { account, password: demoPassword } });
        return callerOf(server.url, { authorization: data?.token ?? '' });
      };
      const admin = await signedIn('admin');
      const { data: feed } = await admin(addTrackingFeed, {
        body: { name: `bench ${Date.now()}`, kind: 'webhook', source: 'carrier' },
      });
      if (!feed) throw new Error('no feed');
      const readers = [await signedIn('ops01'), await signedIn('gm01'), await signedIn('client01')] as const;
      let isDone = false;
      const lists: number[] = [];
      const reads = async (
        reader: Caller,
        open: readonly ((reader: Caller) => Promise<{ code: number; msg: string }>)[],
      ) => {
        for (let turn = 0; !isDone; turn += 1) {
          const started = performance.now();
          const { code, msg } = (await open[turn % open.length]?.(reader)) ?? { code: 0, msg: 'no list' };
          if (code !== 200) throw new Error(msg);
          lists.push(performance.now() - started);
          await sleep(100);
        }
      };
      const reading = Promise.all([
        reads(readers[0], [mine, onTheWay, exceptions]),
        reads(readers[1], [group, counts, exceptions]),
        reads(readers[2], [mine, onTheWay]),
      ]);
      const started = performance.now();
      let taken = 0;
      for (let done = 0; done < events; done += inEach) taken += await send(server.url, feed, done);
      const seconds = (performance.now() - started) / 1000;
      isDone = true;
      await reading;
      const perMinute = (taken / seconds) * 60;
      return {
        ok: perMinute >= goals.perMinute && quantile(lists, 0.95) < goals.p95,
        figures: {
          'events/s': (taken / seconds).toFixed(0),
          'a minute': perMinute.toFixed(0),
          'list p50, ms': median(lists).toFixed(1),
          'list p95, ms': quantile(lists, 0.95).toFixed(1),
          'lists read': lists.length,
        },
      };
    } finally {
      await server.stop();
      await database.query(`delete from shipment where id like 'bench-%'`);
      await database.query('delete from tracking_report');
      await database.end();
    }
  },
};

/** What an operator, a manager and a customer have open. */
const mine = (reader: Caller) => reader(listShipments, { body: {} });
const group = (reader: Caller) => reader(listShipments, { body: { scope: 'group' } });
const onTheWay = (reader: Caller) =>
  reader(listShipments, { body: { segment: 'onTheWay', sidx: 'eta', sort: 'asc' } });
const counts = (reader: Caller) => reader(countShipments, { body: { scope: 'group' } });
const exceptions = (reader: Caller) => reader(listExceptions, { body: {} });

const referenceOf = (number: number): string => `BENCHSO${String(number).padStart(6, '0')}`;

async function fill(database: pg.Client): Promise<void> {
  await database.query(
    `insert into shipment (id, "shipmentNo", "customerId", business, mode, "billMode", "soNo", "polId", "podId",
       "vesselName", "vesselImo", "voyageNo", "firstEtd", "firstEta", "bizDate", status, "sailsAt", "creatorTime",
       "lastModifyTime")
     select 'bench-' || n, 'BENCH' || n, 'customer-C0001', 'SE', 'FCL', 'direct',
       'BENCHSO' || lpad(n::text, 6, '0'), 'port-CNNGB', 'port-USLAX', 'EVER GIVEN', '9811000', '045E',
       now() - interval '20 days', now() + interval '2 days', current_date, 'active', now(), now() - interval '30 days', now()
     from generate_series(0, $1 - 1) n`,
    [shipments],
  );
  await database.query(
    `insert into shipment_reference select id, 'so', "soNo" from shipment where id like 'bench-%'`,
  );
  await database.query(
    `insert into shipment_viewer ("viewerId", "shipmentId", segment, "isTroubled", "awaitsRelease", "sailsAt")
     select viewer, id, segment, "isTroubled", "awaitsRelease", "sailsAt"
     from shipment, unnest(array['user-ops01', 'user-sales01', 'customer-C0001', 'org-shanghai', 'org-group']) as viewer
     where id like 'bench-%'`,
  );
  await database.query('analyze shipment, shipment_reference, shipment_viewer');
}

const codes = ['GTIN', 'LOAD', 'DEPA', 'ARRI', 'DISC'] as const;

function eventOf(number: number) {
  const step = Math.floor(number / shipments) % codes.length;
  const code = codes[step] ?? 'GTIN';
  const isMove = code === 'DEPA' || code === 'ARRI';
  const at = new Date(Date.now() - (24 - step * 4) * day).toISOString();
  return {
    ...{ eventID: randomUUID(), eventType: isMove ? 'TRANSPORT' : 'EQUIPMENT', eventClassifierCode: 'ACT' },
    ...(isMove
      ? { transportEventTypeCode: code }
      : { equipmentEventTypeCode: code, emptyIndicatorCode: 'LADEN' }),
    ...{ eventDateTime: at, eventCreatedDateTime: at },
    documentReferences: [{ documentReferenceValue: referenceOf(number % shipments) }],
    transportCall: { UNLocationCode: step < 3 ? 'CNNGB' : 'USLAX', modeOfTransport: 'VESSEL' },
  };
}

async function send(url: string, feed: { id: string; secret: string }, from: number): Promise<number> {
  const body = JSON.stringify(Array.from({ length: inEach }, (_, place) => eventOf(from + place)));
  const [timestamp, delivery] = [String(Math.floor(Date.now() / 1000)), randomUUID()];
  const signature = createHmac('sha256', feed.secret)
    .update(`${timestamp}.${delivery}.${body}`)
    .digest('hex');
  const response = await fetch(`${url}${receiveTrackingEvents.path.replace(':id', feed.id)}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [webhookHeaders.timestamp]: timestamp,
      [webhookHeaders.delivery]: delivery,
      [webhookHeaders.signature]: `sha256=${signature}`,
    },
    body,
  });
  const { data, msg } = (await response.json()) as { data?: { taken: number }; msg: string };
  if (!data) throw new Error(msg);
  return data.taken;
}
