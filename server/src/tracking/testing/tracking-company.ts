import { createHmac, randomUUID } from 'node:crypto';
import { customers } from '@fairway/contract/customers.ts';
import type { Envelope } from '@fairway/contract/envelope.ts';
import { addTrackingFeed, receiveTrackingEvents } from '@fairway/contract/tracking-feeds.ts';
import { referenceKey } from '@fairway/domain/shipments/reference-key.ts';
import { expect } from 'vitest';
import { codesOf } from '../../freight/testing/freight-company.ts';
import { userIdOf } from '../../organisation/demo/ids.ts';
import { refreshProgress } from '../../shipments/progress/refresh-progress.ts';
import { startTestApp } from '../../testing/test-app.ts';

export const day = 86_400_000;
export const start = Date.UTC(2026, 10, 1);
export const on = (days: number): number => start + days * day;

export interface WrittenShipment {
  shipmentNo: string;
  soNo?: string;
  mblNo?: string;
  boxes?: readonly string[];
  firstEtd?: number;
  firstEta?: number;
  freeDemurrage?: number;
  cutSi?: number;
  members?: readonly { userId: string; role: string }[];
}

type Sent = Record<string, unknown>;

/** A company that follows cargo: a customer, people, and a feed that sends. */
export async function trackingCompany(environment: Record<string, string> = {}) {
  const app = await startTestApp({ environment });
  app.clock.now = new Date(on(45));
  const codes = await codesOf(app);
  const [admin, ops, sales, client] = await Promise.all(
    ['admin', 'ops01', 'sales01', 'client01'].map((account) => app.as(account)),
  );
  if (!admin || !ops || !sales || !client) throw new Error('nobody there');
  const { data: customer } = await admin.call(customers.add, {
    body: {
      ...{ nameCn: '甲客户有限公司', nameEn: 'A Client', shortName: '甲客户', roles: ['customer'] },
      ...{ kind: 'direct', level: 'A', salesId: userIdOf('sales01'), serviceId: null, status: 'active' },
      contacts: [{ name: '许佳宁', userId: userIdOf('client01') }],
    },
  });
  const customerId = customer?.id ?? expect.fail('no customer');
  const { pool } = app.database;
  const { rows } = await pool.query<{ id: string }>('select id from organisation where "parentId" is null');
  const companyId = rows[0]?.id ?? expect.fail('no company');

  /** A shipment as the feature of shipments would keep it. */
  async function shipment(written: WrittenShipment): Promise<string> {
    const id = `s-${written.shipmentNo}`;
    const { boxes = [], members = [{ userId: userIdOf('ops01'), role: 'operator' }] } = written;
    const now = new Date(on(0));
    const time = (at: number | undefined) => (at === undefined ? null : new Date(at));
    await pool.query(
      `insert into shipment (id, "shipmentNo", "customerId", business, mode, "billMode", "mblNo", "soNo", "polId", "podId",
         "vesselName", "vesselImo", "voyageNo", "transhipIds", "firstEtd", "firstEta", "cutSi", "freeDemurrage",
         "bizDate", status, "sailsAt", "creatorTime", "lastModifyTime")
       values ($1, $2, $3, 'SE', 'FCL', 'direct', $4, $5, $6, $7, 'EVER GIVEN', '9811000', '045E', $8, $9, $10, $11, $12,
         '2026-11-01', 'active', $13, $13, $13)`,
      [
        ...[id, written.shipmentNo, customerId, written.mblNo ?? '', written.soNo ?? ''],
        ...[codes.port('CNNGB'), codes.port('USLAX'), JSON.stringify([codes.port('SGSIN')])],
        ...[time(written.firstEtd ?? on(10)), time(written.firstEta ?? on(30)), time(written.cutSi)],
        ...[written.freeDemurrage ?? null, now],
      ],
    );
    for (const [seq, containerNo] of boxes.entries())
      await pool.query(
        `insert into shipment_box (id, "shipmentId", seq, "containerNo", type) values ($1, $2, $3, $4, '40HQ')`,
        [`${id}-${seq}`, id, seq, containerNo],
      );
    for (const { userId, role } of members)
      await pool.query(`insert into shipment_member ("shipmentId", "userId", role) values ($1, $2, $3)`, [
        ...[id, userId, role],
      ]);
    const numbers = [
      ...[
        ['no', written.shipmentNo],
        ['so', written.soNo],
        ['mbl', written.mblNo],
      ],
      ...boxes.map((containerNo) => ['box', containerNo]),
    ];
    for (const [kind, number] of numbers)
      if (number)
        await pool.query(
          `insert into shipment_reference ("shipmentId", kind, key) values ($1, $2, $3) on conflict do nothing`,
          [id, kind, referenceKey(number)],
        );
    for (const viewerId of [customerId, companyId, ...members.map(({ userId }) => userId)])
      await pool.query(
        `insert into shipment_viewer values ($1, $2, 'notSailed', false, false, $3) on conflict do nothing`,
        [viewerId, id, now],
      );
    await refresh(id);
    return id;
  }

  const refresh = (...ids: string[]) =>
    app.database.db.transaction().execute((db) => refreshProgress(db, ids, app.clock.now));

  const { data: feed } = await admin.call(addTrackingFeed, {
    body: { name: 'COSCO', kind: 'webhook', source: 'carrier' },
  });
  if (!feed) throw new Error('no feed');

  interface Delivery {
    secret?: string;
    timestamp?: number;
    delivery?: string;
    feedId?: string;
    signature?: string;
  }

  /** Sends events as a carrier would, signed. */
  async function send(events: unknown, more: Delivery = {}) {
    const { secret = feed?.secret ?? '', delivery = randomUUID(), feedId = feed?.id ?? '' } = more;
    const timestamp = String(more.timestamp ?? Math.floor(app.clock.now.getTime() / 1000));
    const body = JSON.stringify(events);
    const signature =
      more.signature ??
      `sha256=${createHmac('sha256', secret).update(`${timestamp}.${delivery}.${body}`).digest('hex')}`;
    const response = await fetch(`${app.url}${receiveTrackingEvents.path.replace(':id', feedId)}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-fairway-timestamp': timestamp,
        'x-fairway-delivery': delivery,
        'x-fairway-signature': signature,
      },
      body,
    });
    return (await response.json()) as Envelope<{
      taken: number;
      duplicates: number;
      retracted: number;
      refused: number;
      results: { index: number; eventId: string; result: string; problem: string }[];
    }>;
  }

  return { app, codes, admin, ops, sales, client, customerId, shipment, refresh, send, feed, pool };
}
export type TrackingCompany = Awaited<ReturnType<typeof trackingCompany>>;

/** An event of DCSA 2.2; everything a test does not say is usual. */
export function dcsa(
  eventID: string,
  code: string,
  at: number,
  more: Sent & { port?: string; voyage?: string } = {},
): Sent {
  const { port, voyage, ...rest } = more;
  const isMove = code === 'DEPA' || code === 'ARRI';
  return {
    ...{ eventID, eventType: isMove ? 'TRANSPORT' : 'EQUIPMENT', eventClassifierCode: 'ACT' },
    ...(isMove
      ? { transportEventTypeCode: code }
      : { equipmentEventTypeCode: code, emptyIndicatorCode: 'LADEN' }),
    ...{
      eventDateTime: new Date(at).toISOString(),
      eventCreatedDateTime: new Date(at + 3_600_000).toISOString(),
    },
    transportCall: {
      ...(port && { UNLocationCode: port }),
      ...{ modeOfTransport: 'VESSEL', carrierExportVoyageNumber: voyage ?? '045E' },
      vessel: { vesselIMONumber: '9811000', vesselName: 'EVER GIVEN' },
    },
    ...rest,
  };
}
export const bookedAs = (value: string): Sent => ({
  documentReferences: [{ documentReferenceType: 'BKG', documentReferenceValue: value }],
});
