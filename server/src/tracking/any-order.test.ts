import * as calls from '@fairway/contract/shipment-tracking.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refreshDue } from '../shipments/progress/refresh-due.ts';
import type { Person } from '../testing/test-app.ts';
import { bookedAs, dcsa, on, type TrackingCompany, trackingCompany } from './testing/tracking-company.ts';

let house: TrackingCompany;
beforeAll(async () => {
  house = await trackingCompany();
});
afterAll(() => house.app.close());

type Sent = Record<string, unknown>;

/** The same figures for the same seed, on every machine. */
function chanceFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const numbers = ['CSQU3054383', 'MSKU7165121', 'OOLU8921349', 'EGHU3012456', 'HLXU6428718', 'ONEU0315771'];
const shipments = [
  { shipmentNo: 'ORD1', soNo: 'SOORD1', mblNo: 'COSUORD1', boxes: numbers.slice(0, 2), freeDemurrage: 5 },
  { shipmentNo: 'ORD2', soNo: 'SOORD2', boxes: numbers.slice(2, 4), cutSi: on(8) },
  // The same box again, two months later.
  { shipmentNo: 'ORD3', soNo: 'SOORD3', boxes: [numbers[0] ?? ''], firstEtd: on(70), firstEta: on(90) },
  { shipmentNo: 'ORD4', mblNo: 'COSUORD4' },
];

let admin: Person;
const lookAt = async (days: number): Promise<void> => {
  house.app.clock.now = new Date(on(days));
  admin = await house.app.as('admin');
};

/** A voyage as it should be, with an arrival that is put off twice. */
function voyageOf(so: string, boxes: readonly string[]): Sent[] {
  const whole = bookedAs(so);
  const eta = (name: string, at: number, said: number) =>
    dcsa(`${so}-${name}`, 'ARRI', on(at), {
      ...{ port: 'USLAX', eventClassifierCode: 'EST', ...whole },
      eventCreatedDateTime: new Date(on(said)).toISOString(),
    });
  return [
    ...boxes.map((box) =>
      dcsa(`${so}-${box}`, 'LOAD', on(9), { port: 'CNNGB', equipmentReference: box, ...whole }),
    ),
    dcsa(`${so}-dep`, 'DEPA', on(10.5), { port: 'CNNGB', ...whole }),
    ...[eta('eta1', 31, 12), eta('eta2', 33, 20), eta('eta3', 34, 25)],
  ];
}

const ports = ['CNNGB', 'CNNBO', 'SGSIN', 'USLAX', 'XXXXX', undefined];
const codes = [
  'GTIN',
  'GTOT',
  'LOAD',
  'DISC',
  'DEPA',
  'ARRI',
  'PICK',
  'AVPU',
  'CUSI',
  'CUSR',
  'DROP',
  'HOLD',
  // No code of anybody.
  'ZZZZ',
];
const references = ['SOORD1', 'COSUORD1', 'SOORD2', 'SOORD3', 'COSUORD4', 'NOBODY'];

/** Events that contradict each other, come again with something else, and are taken back. */
function fileOf(seed: number): Sent[] {
  const chance = chanceFrom(seed);
  const one = <T>(all: readonly T[]): T => all[Math.floor(chance() * all.length)] as T;
  const events: Sent[] = [
    ...voyageOf('SOORD1', numbers.slice(0, 2)),
    ...voyageOf('SOORD2', numbers.slice(2, 4)),
  ];
  for (let number = 0; number < 90; number += 1) {
    const eventID = `o${seed}-${Math.floor(chance() * 70)}`;
    if (chance() < 0.06) {
      events.push(chance() < 0.5 ? { retractedEventID: eventID } : { eventID, isRetracted: true });
      continue;
    }
    const classifier = one(['ACT', 'ACT', 'EST', 'PLN']);
    const days = Math.floor(chance() * 100);
    const at = classifier === 'ACT' ? on(Math.min(days, 94)) : on(days);
    const event = dcsa(eventID, one(codes), at, {
      ...{ port: one(ports), voyage: one(['045E', '45E', '046E']), eventClassifierCode: classifier },
      ...(chance() < 0.6 && { equipmentReference: one(numbers) }),
      ...(chance() < 0.7 && bookedAs(one(references))),
      eventCreatedDateTime: new Date(on(Math.floor(chance() * 90))).toISOString(),
      delayReasonCode: one(['', 'WEA', 'CON']),
    });
    if (chance() < 0.3 && 'emptyIndicatorCode' in event) event.emptyIndicatorCode = 'EMPTY';
    // Without a zone nobody knows when it was.
    if (chance() < 0.05) event.eventDateTime = String(event.eventDateTime).replace('Z', '');
    // Nobody knows when it was said.
    if (chance() < 0.1) event.eventCreatedDateTime = undefined;
    // The same once more under another id.
    if (chance() < 0.1) events.push({ ...event, eventID: `again-${eventID}` });
    // As 3.0 sends it.
    if (chance() < 0.3) {
      const { eventID: id, eventCreatedDateTime, ...payload } = event;
      events.push({ metadata: { eventID: id, eventCreatedDateTime }, payload });
    } else events.push(event);
  }
  return events;
}

function shuffled<T>(all: readonly T[], chance: () => number): T[] {
  const order = [...all];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const place = Math.floor(chance() * (last + 1));
    [order[last], order[place]] = [order[place] as T, order[last] as T];
  }
  return order;
}

const clear = () =>
  house.pool.query(`
    delete from shipment_telling; delete from shipment_news; delete from shipment_exception;
    delete from tracking_report; delete from tracking_retraction; delete from shipment`);

/** Everything somebody sees of all shipments, without ids that are made anew each time. */
async function seen() {
  const { rows } = await house.pool.query(
    `select "shipmentNo", stage, "isPartial", segment, etd, atd, eta, ata, "isTroubled", "worstSeverity", "awaitsRelease",
       "lastMilestone", "lastEventAt", "nextDueAt", "nextDueKind", position, "sailsAt", "nextCheckAt"
     from shipment order by id`,
  );
  const { rows: boxes } = await house.pool.query(
    `select "shipmentId", seq, stage, "lastMilestone", "lastEventAt", "lastFreeDay", "detentionFreeUntil"
     from shipment_box order by id`,
  );
  const { rows: viewers } = await house.pool.query(
    `select * from shipment_viewer order by "viewerId", "shipmentId"`,
  );
  const told = await Promise.all(
    shipments.map(async ({ shipmentNo }) => {
      const params = { id: `s-${shipmentNo}` };
      const timeline = (await admin.call(calls.getShipmentTimeline, { params })).data;
      const times = (await admin.call(calls.getShipmentTimes, { params })).data;
      const exceptions = (await admin.call(calls.listShipmentExceptions, { params })).data;
      const demurrage = (await admin.call(calls.getShipmentDemurrage, { params })).data;
      return {
        ...{ timeline, times, demurrage },
        exceptions: exceptions?.list.map(({ id: _, ...one }) => JSON.stringify(one)).sort(),
      };
    }),
  );
  return { rows, boxes, viewers, told };
}

describe('the same file of events', () => {
  it.each([11, 12, 13])('gives the same in any order, however often it comes: %i', async (seed) => {
    await lookAt(95);
    const events = fileOf(seed);
    const chance = chanceFrom(seed * 7919);
    const results: unknown[] = [];
    for (let round = 0; round < 4; round += 1) {
      await clear();
      const twice = events.filter(() => chance() < 0.3);
      const order = round === 0 ? events : shuffled([...events, ...twice], chance);
      const size = [90, 200, 7, 25][round] ?? 50;
      // Shipments and their boxes come before, between and after.
      const waiting = shuffled(shipments, chance);
      if (round !== 3) for (const shipment of waiting.splice(0, 4 - round)) await house.shipment(shipment);
      for (let done = 0; done < order.length; done += size) {
        expect((await house.send(order.slice(done, done + size))).code).toBe(200);
        const next = done > order.length / 2 ? waiting.shift() : undefined;
        if (next) await house.shipment(next);
      }
      for (const shipment of waiting) await house.shipment(shipment);
      results.push(await seen());
    }
    for (const result of results) expect(result).toEqual(results[0]);
    expect(JSON.stringify(results[0])).toContain('"status":"actual"');
    expect(JSON.stringify(results[0])).toContain('ETA_DELAY');
  });

  it.each([31, 32])('leaves the same history, however long it takes to come in: %i', async (seed) => {
    const events = fileOf(seed);
    const chance = chanceFrom(seed * 7919);
    const results: Awaited<ReturnType<typeof seen>>[] = [];
    let overturned = 0;
    for (let round = 0; round < 3; round += 1) {
      await clear();
      await lookAt(95);
      for (const shipment of shipments) await house.shipment(shipment);
      const order =
        round === 0 ? events : shuffled([...events, ...events.filter(() => chance() < 0.3)], chance);
      const size = [200, 11, 17][round] ?? 50;
      for (let done = 0; done < order.length; done += size) {
        // People see in between what is wrong, and the clock goes on.
        house.app.clock.now = new Date(house.app.clock.now.getTime() + (4 + 20 * chance()) * 3_600_000);
        expect((await house.send(order.slice(done, done + size))).code).toBe(200);
      }
      await lookAt(130);
      await house.app.database.db.transaction().execute((db) => refreshDue({ db, now: house.app.clock.now }));
      results.push(await seen());
      const { rows } = await house.pool.query('select from shipment_exception where "isOverturned"');
      overturned += rows.length;
    }
    for (const result of results) expect(result).toEqual(results[0]);
    const told = JSON.stringify(results[0]?.told.map(({ exceptions }) => exceptions));
    expect(told).toContain(String.raw`\"status\":\"resolved\"`);
    expect(told).toContain(String.raw`\"status\":\"open\"`);
    // What only the order of arrival made up is kept apart.
    expect(overturned).toBeGreaterThan(0);
  });

  it('gives the same when eight send it at once', async () => {
    await lookAt(95);
    const events = fileOf(21);
    await clear();
    for (const shipment of shipments) await house.shipment(shipment);
    await house.send(events);
    const alone = await seen();
    await clear();
    for (const shipment of shipments) await house.shipment(shipment);
    const chance = chanceFrom(5);
    const senders = Array.from({ length: 8 }, () => shuffled(events, chance));
    const answers = await Promise.all(
      senders.map(async (order) => {
        const codes: number[] = [];
        for (let done = 0; done < order.length; done += 15)
          codes.push((await house.send(order.slice(done, done + 15))).code);
        return codes;
      }),
    );
    expect(new Set(answers.flat())).toEqual(new Set([200]));
    expect(await seen()).toEqual(alone);
  });
});
