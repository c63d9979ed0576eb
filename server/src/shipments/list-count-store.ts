import { type ShipmentSegment, shipmentSegments } from '@fairway/contract/shipment-fields.ts';
import { sql } from 'kysely';
import type { Db } from '../database/open.ts';
import {
  type AskedShipments,
  every,
  inSegment,
  isNarrowed,
  type Narrowing,
  narrowingOf,
  type Sql,
  withDays,
} from './list-filter-store.ts';
import {
  anew,
  beside,
  expectedOf,
  firstOf,
  gatheredRows,
  lengthOf,
  lookedUpRows,
  mostWalked,
  passes,
  rowsOfFew,
  shortList,
} from './list-page-store.ts';

const mostCounted = 1_000;
const mostSummed = 10_000;
/** Of a long list so many are looked up at once; where more pass, each segment is walked. */
const fewEnough = 40_000;

interface Counts {
  segments: Record<ShipmentSegment, number>;
  sums: { count: number; teu: string };
}

/** How many there are of each segment, as far as anybody cares, and the sums of the one that is asked for. */
export async function countShipmentRows(db: Db, given: AskedShipments): Promise<Counts> {
  const asked = await withDays(db, given);
  const narrowing = narrowingOf(asked);
  const whole: AskedShipments = { ...asked, segment: 'all' };
  if (!isNarrowed(narrowing)) return countedApart(db, asked, narrowing);
  const wanted = {
    columns: sql`v."shipmentId", v.segment, v."isTroubled", v."awaitsRelease", v.teu`,
    ofShipment: false,
  };
  if ((await lengthOf(db, whole)) <= shortList)
    return countedTogether(db, asked, gatheredRows(whole, narrowing, wanted));
  const expected = await expectedOf(db, whole, narrowing);
  return expected === 'few' || expected < fewEnough
    ? countedTogether(db, asked, await rowsOfFew(db, whole, narrowing, wanted))
    : countedApart(db, asked, narrowing);
}

/** Of rows that are read anyway. */
async function countedTogether(db: Db, asked: AskedShipments, rows: Sql): Promise<Counts> {
  const counts = shipmentSegments.map(
    (one) =>
      sql`least(count(*) filter (where ${every(inSegment(one, asked))}), ${sql.lit(mostCounted)})::int as ${sql.ref(one)}`,
  );
  const summed = sql`select v.teu from v where ${every(inSegment(asked.segment, asked))} limit ${sql.lit(mostSummed)}`;
  const { rows: answers } = await sql<Counts['segments'] & Counts['sums']>`${anew}
    with v as materialized (${rows}), summed as (${summed})
    select ${sql.join(counts)}, (select count(*)::int from summed) as count,
      (select coalesce(sum(teu), 0)::text from summed) as teu
    from v`.execute(db);
  const { count = 0, teu = '0', ...segments } = answers[0] ?? ({} as Partial<Counts['sums']>);
  return { segments: segments as Counts['segments'], sums: { count, teu } };
}

/** Each for itself, as far as it is counted. */
async function countedApart(db: Db, asked: AskedShipments, narrowing: Narrowing): Promise<Counts> {
  const some = (segment: ShipmentSegment) =>
    sql`(select count(*)::int from (select from ${firstOf({ ...asked, segment }, mostWalked, sql`desc`)} as v
      ${beside(narrowing)} where ${passes(narrowing)} limit ${sql.lit(mostCounted)}) as counted) as ${sql.ref(segment)}`;
  const wanted = { columns: sql`v.teu`, ofShipment: false };
  const [counted, summed] = await Promise.all([
    sql<Counts['segments']>`select ${sql.join(shipmentSegments.map(some))}`.execute(db),
    sql<Counts['sums']>`${anew} select count(*)::int as count, coalesce(sum(teu), 0)::text as teu
      from (${lookedUpRows(asked, narrowing, wanted, mostSummed)}) as summed`.execute(db),
  ]);
  const [segments, sums] = [counted.rows[0], summed.rows[0]];
  if (!segments || !sums) throw new Error('Counting gave no row.');
  return { segments, sums };
}
