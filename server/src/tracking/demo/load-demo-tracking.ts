import type { EventSource } from '@fairway/contract/tracking.ts';
import { newId } from '../../database/new-id.ts';
import type { Db } from '../../database/open.ts';
import { midnightOf } from '../../organisation/demo/office-days.ts';
import { settleDemo, toldShipments } from '../../shipments/demo/told-shipments.ts';
import { noteAllTold } from '../news-store.ts';
import { insertReports, insertRetractions, type NewReport } from '../report-store.ts';
import { hashOf, keysOf } from '../take-in.ts';
import { type DemoReport, demoReports, takenBack } from './events.ts';
import { loadDemoTariffs } from './tariffs.ts';

const mostAtOnce = 1_000;

/** Tells what happened to the shipments of the demo, as their carriers and terminals would have. */
export async function loadDemoTracking(db: Db, today: Date): Promise<void> {
  // The same at whatever hour somebody starts it.
  const now = midnightOf(today.getTime());
  const told: DemoReport[] = [];
  const retracted: { source: EventSource; eventId: string }[] = [];
  for (const shipment of await toldShipments(db, today)) {
    const reports = demoReports(shipment, now);
    told.push(...reports);
    const back = takenBack(shipment, reports);
    if (back) retracted.push({ source: back.source, eventId: back.event.eventId });
  }
  const rows = told.map(({ source, event }): NewReport => {
    const { eventId, issuedAt, at } = event;
    return {
      ...{ id: newId(issuedAt), source, eventId, hash: hashOf(event), report: event, keys: keysOf(event) },
      ...{ issuedAt: new Date(issuedAt), at: new Date(at), receivedAt: new Date(issuedAt) },
      ...{ feedId: null, creatorUserId: null, reason: '' },
    };
  });
  for (let done = 0; done < rows.length; done += mostAtOnce)
    await insertReports(db, rows.slice(done, done + mostAtOnce));
  await insertRetractions(
    db,
    retracted.map((one) => ({ ...one, creatorUserId: null, reason: '' })),
    new Date(now),
  );
  await loadDemoTariffs(db, now);
  await settleDemo(db, new Date(now));
  // Nobody wants to hear on their first day of a year and a half.
  await noteAllTold(db);
}
