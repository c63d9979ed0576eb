import type { Retraction } from '@fairway/domain/tracking/event.ts';
import { sql } from 'kysely';
import type { Db } from '../database/open.ts';

export interface NewReport {
  id: string;
  source: string;
  eventId: string;
  hash: string;
  issuedAt: Date;
  at: Date;
  /** Of the event, as text. */
  report: object;
  feedId: string | null;
  creatorUserId: string | null;
  reason: string;
  receivedAt: Date;
  keys: readonly string[];
}

/** Keeps what is not here yet, with the numbers it names; the ids of what was new. */
export async function insertReports(db: Db, reports: readonly NewReport[]): Promise<Set<string>> {
  if (reports.length === 0) return new Set();
  // Whoever brings the same at the same moment waits for the same row first.
  const rows = reports.toSorted((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1));
  const { rows: added } = await sql<{ id: string }>`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as one (id text, source text, "eventId" text,
        hash text, "issuedAt" timestamptz, at timestamptz, report jsonb, "feedId" text, "creatorUserId" text,
        reason text, "receivedAt" timestamptz, keys jsonb)
    ), added as (
      insert into tracking_report (id, source, "eventId", hash, "issuedAt", at, report, "feedId", "creatorUserId",
        reason, "receivedAt")
      select id, source, "eventId", hash, "issuedAt", at, report, "feedId", "creatorUserId", reason, "receivedAt"
      from given
      on conflict (source, "eventId", hash) do nothing
      returning id
    ), named as (
      insert into tracking_report_key (key, "reportId", at)
      select distinct key, given.id, given.at
      from given join added on added.id = given.id, jsonb_array_elements_text(given.keys) as key
    )
    select id from added`.execute(db);
  return new Set(added.map(({ id }) => id));
}

const orderOf = ({ source, eventId, hash }: NewReport): string => `${source}\n${eventId}\n${hash}`;

interface Withdrawal extends Retraction {
  creatorUserId: string | null;
  reason: string;
}

/** Keeps that ids were taken back, known or not; those that were not before. */
export async function insertRetractions(
  db: Db,
  retractions: readonly Withdrawal[],
  now: Date,
): Promise<Retraction[]> {
  if (retractions.length === 0) return [];
  const rows = new Map(retractions.map((one) => [`${one.source}\n${one.eventId}`, one]));
  const inOrder = [...rows].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
  const added = await db
    .insertInto('tracking_retraction')
    .values(inOrder.map((row) => ({ ...row, receivedAt: now })))
    .onConflict((conflict) => conflict.columns(['source', 'eventId']).doNothing())
    .returning(['source', 'eventId'])
    .execute();
  return added as Retraction[];
}

/** The shipments that are named by anything ever said under these ids. */
export async function findConcernedShipments(db: Db, ids: readonly Retraction[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ shipmentId: string }>`
    select distinct known."shipmentId"
    from unnest(${ids.map(({ source }) => source)}::text[], ${ids.map(({ eventId }) => eventId)}::text[])
      as said (source, "eventId")
    join tracking_report as report on report.source = said.source and report."eventId" = said."eventId"
    join tracking_report_key as named on named."reportId" = report.id
    join shipment_reference as known on known.key = named.key`.execute(db);
  return rows.map(({ shipmentId }) => shipmentId);
}

/** Which of these ids a source has said already, with what. */
export async function findKnownReports(
  db: Db,
  source: string,
  eventIds: readonly string[],
): Promise<{ eventId: string; hash: string }[]> {
  if (eventIds.length === 0) return [];
  const { rows } = await sql<{ eventId: string; hash: string }>`
    select "eventId", hash from tracking_report
    where source = ${source} and "eventId" = any(${[...eventIds]}::text[])`.execute(db);
  return rows;
}

/** Numbers of shipments by the numbers that reports name. */
export async function findShipmentNos(db: Db, keys: readonly string[]) {
  if (keys.length === 0) return [];
  return db
    .selectFrom('shipment_reference')
    .innerJoin('shipment', 'shipment.id', 'shipment_reference.shipmentId')
    .select(['shipment_reference.key', 'shipment.shipmentNo'])
    .where('shipment_reference.key', 'in', [...keys])
    .execute();
}

/** A report somebody entered by hand. */
export async function findManualReport(db: Db, eventId: string) {
  return db
    .selectFrom('tracking_report')
    .leftJoin('tracking_retraction', (join) =>
      join
        .onRef('tracking_retraction.source', '=', 'tracking_report.source')
        .onRef('tracking_retraction.eventId', '=', 'tracking_report.eventId'),
    )
    .select(['tracking_report.creatorUserId', 'tracking_report.report'])
    .select('tracking_retraction.eventId as retracted')
    .where('tracking_report.source', '=', 'manual')
    .where('tracking_report.eventId', '=', eventId)
    .executeTakeFirst();
}
