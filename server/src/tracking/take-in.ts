import { createHash } from 'node:crypto';
import type { EventSource } from '@fairway/contract/tracking.ts';
import type { ReadEvent, ReportedEvent } from '@fairway/domain/tracking/read-dcsa.ts';
import { newId } from '../database/new-id.ts';
import type { Db } from '../database/open.ts';
import { noteChanged } from '../shipments/progress/note-changed.ts';
import { refreshProgress } from '../shipments/progress/refresh-progress.ts';
import { findConcernedShipments, insertReports, insertRetractions, type NewReport } from './report-store.ts';
import { tellScreens } from './tell-screens.ts';

export interface Origin {
  source: EventSource;
  feedId?: string;
  /** Of what people enter: who and why. */
  creatorUserId?: string;
  reason?: string;
}

export type TakenAs = 'taken' | 'duplicate' | 'retracted' | 'refused';
export interface Taken {
  eventId: string;
  result: TakenAs;
  problem: string;
}

const hour = 3_600_000;
const longestId = 100;
/** No voyage lies outside of these years; what does was mistyped. */
const years = { from: Date.UTC(2000, 0, 1), to: Date.UTC(2100, 0, 1) };
const isPlausible = (at: number): boolean => at >= years.from && at < years.to;

/** Why an event is not taken; nothing where it is. */
export function problemOf(event: ReportedEvent, now: Date): string | undefined {
  if (event.eventId.length > longestId) return 'id';
  if (!isPlausible(event.at) || !isPlausible(event.issuedAt)) return 'time';
  if (event.classifier === 'ACT' && event.at > now.getTime() + 2 * hour) return 'inFuture';
  return event.references.length === 0 && event.containerNo === null ? 'noReference' : undefined;
}

/** Of everything an event says: the same again has the same. */
export const hashOf = (event: ReportedEvent): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(event).sort(([one], [other]) => (one < other ? -1 : 1))))
    .digest('base64url')
    .slice(0, 22);

export const keysOf = ({ references, containerNo }: ReportedEvent): string[] => [
  ...new Set([...references, ...(containerNo === null ? [] : [containerNo])]),
];

/** Texts of JSON columns cannot hold this sign. */
const withoutNul = (event: ReportedEvent): ReportedEvent =>
  JSON.parse(JSON.stringify(event).replaceAll('\\u0000', '')) as ReportedEvent;

/**
 * Keeps what a source said, once each, and works out the shipments it is about, once each. Whether a shipment is known
 * yet, or an event that is taken back, does not matter. Needs a transaction.
 */
export async function takeIn(
  db: Db,
  read: readonly ReadEvent[],
  origin: Origin,
  now: Date,
): Promise<{ results: Taken[]; shipmentIds: string[] }> {
  const { source, feedId = null, creatorUserId = null, reason = '' } = origin;
  const reports = new Map<string, NewReport>();
  const withdrawn: { source: EventSource; eventId: string; creatorUserId: string | null; reason: string }[] =
    [];
  /** Which report each event became; one that is said twice in a delivery is a duplicate of the first. */
  const places = read.map((one): { report: string } | Taken => {
    if (one.is === 'problem')
      return { eventId: one.eventId.slice(0, longestId), result: 'refused', problem: one.problem };
    if (one.is === 'retraction') {
      const { eventId } = one;
      if (eventId.length > longestId)
        return { eventId: eventId.slice(0, longestId), result: 'refused', problem: 'id' };
      withdrawn.push({ ...{ source, eventId, creatorUserId, reason } });
      return { eventId, result: 'retracted', problem: '' };
    }
    const event = withoutNul(one.event);
    const problem = problemOf(event, now);
    if (problem) return { eventId: event.eventId.slice(0, longestId), result: 'refused', problem };
    const hash = hashOf(event);
    const known = reports.get(`${event.eventId} ${hash}`);
    if (known) return { eventId: event.eventId, result: 'duplicate', problem: '' };
    const id = newId(now.getTime());
    reports.set(`${event.eventId} ${hash}`, {
      ...{ id, source, eventId: event.eventId, hash, report: event, feedId, creatorUserId, reason },
      ...{ issuedAt: new Date(event.issuedAt), at: new Date(event.at), receivedAt: now, keys: keysOf(event) },
    });
    return { report: id };
  });
  const added = await insertReports(db, [...reports.values()]);
  const retracted = await insertRetractions(db, withdrawn, now);
  const byId = new Map([...reports.values()].map((report) => [report.id, report]));
  const said = [...byId.values()]
    .filter(({ id }) => added.has(id))
    .map(({ eventId }) => ({ source, eventId }));
  const shipmentIds = await findConcernedShipments(db, [...said, ...retracted]);
  await refreshProgress(db, shipmentIds, now);
  await noteChanged(db, shipmentIds, now);
  await tellScreens(db, shipmentIds);
  const results = places.map((place): Taken => {
    if (!('report' in place)) return place;
    const { eventId = '' } = byId.get(place.report) ?? {};
    return { eventId, result: added.has(place.report) ? 'taken' : 'duplicate', problem: '' };
  });
  return { results, shipmentIds };
}

export const countOf = (results: readonly Taken[], wanted: TakenAs): number =>
  results.filter(({ result }) => result === wanted).length;
