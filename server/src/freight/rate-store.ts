import type {
  Audience,
  RatePrices,
  RateState,
  RateSurcharge,
  RateType,
  rateColumns,
  SpaceState,
  TransportMode,
  ValidityBasis,
} from '@fairway/contract/freight-rates.ts';
import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { asJsonColumns } from '../database/json-columns.ts';
import type { Db } from '../database/open.ts';
import { containing, inOrder, type Order, readPage } from '../database/page.ts';
import type { Tables } from '../database/tables.ts';
import type { FreightTables } from './tables.ts';

type Row = FreightTables['freight_rate'];

/** A rate as it is read: what is JSON in the table is what it means. */
export interface StoredRate
  extends Omit<
    Row,
    | 'mode'
    | 'status'
    | 'rateType'
    | 'validityBasis'
    | 'space'
    | 'source'
    | 'audience'
    | 'prices'
    | 'surcharges'
    | 'included'
  > {
  mode: TransportMode;
  status: RateState;
  rateType: RateType;
  validityBasis: ValidityBasis;
  space: SpaceState;
  source: 'manual' | 'excel' | 'copy';
  audience: Audience;
  prices: RatePrices;
  surcharges: RateSurcharge[];
  included: string[];
}

const read = (rows: readonly Row[]) => rows as unknown as StoredRate[];

export async function insertRates(db: Db, rates: readonly StoredRate[]): Promise<void> {
  if (rates.length === 0) return;
  await db
    .insertInto('freight_rate')
    .values(rates.map((rate) => asJsonColumns(rate)) as unknown as Row[])
    .execute();
}

export async function updateRate(db: Db, id: string, changes: Partial<StoredRate>): Promise<void> {
  await db
    .updateTable('freight_rate')
    .set(asJsonColumns(changes) as unknown as Partial<Row>)
    .where('id', '=', id)
    .execute();
}

export async function deleteRateRow(db: Db, id: string): Promise<void> {
  await db.deleteFrom('freight_rate').where('id', '=', id).execute();
}

/** Two who change it at the same time come one after the other. */
export async function takeRate(db: Db, id: string): Promise<StoredRate | undefined> {
  const row = await db
    .selectFrom('freight_rate')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && read([row])[0];
}

/** Several, for the same purpose, always in the same order. */
export async function takeRates(db: Db, ids: readonly string[]): Promise<StoredRate[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('freight_rate')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
  return read(rows);
}

/** Whom rates are shown to: those of every customer, of their level, or of theirs; staff see all. */
export interface Sight {
  isKeeper: boolean;
  isStaff: boolean;
  customerId: string | null;
  customerLevel: string | null;
}

/** What somebody may see of rates, as a condition on `freight_rate`. */
export function seenBy({ isKeeper, isStaff, customerId, customerLevel }: Sight): RawBuilder<SqlBool> {
  if (isKeeper) return sql`true`;
  const offered = sql<SqlBool>`("isForEveryCustomer" or "customerIds" ? ${customerId ?? ''} or levels ? ${customerLevel ?? ''})`;
  if (isStaff) return sql`freight_rate.status <> 'draft'`;
  return sql`freight_rate.status in ('published', 'expired', 'suspended') and exists (
    select from jsonb_to_record(freight_rate.audience)
      as audience ("isForEveryCustomer" boolean, levels jsonb, "customerIds" jsonb) where ${offered})`;
}

export async function findRate(db: Db, id: string, sight: Sight): Promise<StoredRate | undefined> {
  const row = await db
    .selectFrom('freight_rate')
    .selectAll()
    .where('id', '=', id)
    .where(seenBy(sight))
    .executeTakeFirst();
  return row && read([row])[0];
}

export async function findRates(db: Db, ids: readonly string[]): Promise<StoredRate[]> {
  if (ids.length === 0) return [];
  return read(await db.selectFrom('freight_rate').selectAll().where('id', 'in', ids).execute());
}

/** The same, as far as somebody may see them; drafts are nothing for a comparison. */
export async function findSeenRates(db: Db, ids: readonly string[], sight: Sight): Promise<StoredRate[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('freight_rate')
    .selectAll()
    .where('id', 'in', ids)
    .where('status', '<>', 'draft')
    .where(seenBy(sight))
    .execute();
  return read(rows);
}

export interface RateFilters {
  mode?: readonly string[] | undefined;
  status?: readonly string[] | undefined;
  rateType?: readonly string[] | undefined;
  lineId?: string | undefined;
  polId?: string | undefined;
  podId?: string | undefined;
  carrierId?: readonly string[] | undefined;
  on?: string | undefined;
  isFeatured?: boolean | undefined;
  holdsUntil?: string | undefined;
  commodity?: string | undefined;
  importId?: string | undefined;
  flowId?: string | undefined;
  isAsked?: boolean | undefined;
}

type RateOrder = Order<(typeof rateColumns)[number]>;

const codeOf = (table: 'port' | 'carrier', by: string, column: string) =>
  sql`(select named.${sql.ref(column)} from ${sql.table(table)} as named where named.id = ${sql.ref(`freight_rate.${by}`)})`;

const columns = {
  rateNo: sql`freight_rate."rateNo"`,
  polName: codeOf('port', 'polId', 'unlocode'),
  podName: codeOf('port', 'podId', 'unlocode'),
  carrierName: codeOf('carrier', 'carrierId', 'scac'),
  validFrom: sql`freight_rate."validFrom"`,
  validTo: sql`freight_rate."validTo"`,
  transitDays: sql`coalesce(freight_rate."transitDays", 999)`,
  publishedAt: sql`coalesce(freight_rate."publishedAt", 'infinity')`,
  lastModifyTime: sql`freight_rate."lastModifyTime"`,
  id: sql`freight_rate.id`,
};

type Rates = SelectQueryBuilder<Tables, 'freight_rate', Row>;

function narrowed(rates: Rates, filters: RateFilters): Rates {
  const { mode, status, rateType, lineId, polId, podId, carrierId, on, isFeatured } = filters;
  const { holdsUntil, commodity } = filters;
  let found = rates;
  if (mode?.length) found = found.where('mode', 'in', mode);
  if (status?.length) found = found.where('status', 'in', status);
  if (rateType?.length) found = found.where('rateType', 'in', rateType);
  // A line stands for its parts too.
  if (lineId)
    found = found.where('lineId', 'in', (e) =>
      e
        .selectFrom('trade_line')
        .select('trade_line.id')
        .where((line) =>
          line.or([line('trade_line.id', '=', lineId), line('trade_line.parentId', '=', lineId)]),
        ),
    );
  if (polId) found = found.where('polId', '=', polId);
  if (podId) found = found.where('podId', '=', podId);
  if (carrierId?.length) found = found.where('carrierId', 'in', carrierId);
  if (on) found = found.where('validFrom', '<=', on).where('validTo', '>=', on);
  if (holdsUntil) found = found.where('validTo', '>=', holdsUntil);
  if (commodity) found = found.where('commodity', 'ilike', containing(commodity));
  if (isFeatured !== undefined) found = found.where('isFeatured', '=', isFeatured);
  return found;
}

/** How a rate came to be and whether it is about to be published concerns those who keep rates: others find nothing. */
function narrowedForKeepers(
  rates: Rates,
  { isKeeper }: Sight,
  { importId, flowId, isAsked }: RateFilters,
): Rates {
  if (importId === undefined && flowId === undefined && isAsked === undefined) return rates;
  if (!isKeeper) return rates.where(sql<SqlBool>`false`);
  let found = rates;
  // An import is about the rates it made and about the drafts it changed.
  if (importId !== undefined)
    found = found.where(
      sql<SqlBool>`freight_rate.id in (
        select made.id from freight_rate as made where made."importId" = ${importId}
        union all select "entityId" from entity_change
        where entity_change."importId" = ${importId} and entity = 'Rate')`,
    );
  // A request is about one rate or about many; what it was about stays known when it is over.
  if (flowId !== undefined)
    found = found.where(
      sql<SqlBool>`freight_rate.id in (
        select asked.id from freight_rate as asked where asked."flowId" = ${flowId}
        union all select "rateId" from rate_batch_member where rate_batch_member."flowId" = ${flowId})`,
    );
  if (isAsked !== undefined) found = found.where('flowId', isAsked ? 'is not' : 'is', null);
  return found;
}

/** The newest first unless its reader sorts by a column. */
export async function listRateRows(
  db: Db,
  sight: Sight,
  filters: RateFilters,
  wanted: RateOrder & { keyword?: string | undefined; currentPage: number; pageSize: number },
) {
  let rates = db
    .selectFrom('freight_rate')
    .selectAll()
    .where(seenBy(sight))
    .orderBy('lastModifyTime', 'desc')
    .orderBy('id', 'desc');
  for (const word of (wanted.keyword ?? '').toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8))
    rates = rates.where('searchText', 'like', containing(word));
  const found = narrowedForKeepers(narrowed(rates, filters), sight, filters);
  const { rows, total } = await readPage(db, inOrder(found, wanted, columns), wanted);
  return { rows: read(rows), total };
}

/** So many rates of one lane are looked at; nobody reads more. */
const mostOfLane = 400;

/** Published rates of a lane that hold on a day or begin soon after it: the day that counts may be another one. */
export async function ratesOfLane(
  db: Db,
  {
    mode,
    polId,
    podIds,
    from,
    to,
  }: { mode: string; polId: string; podIds: readonly string[]; from: string; to: string },
): Promise<StoredRate[]> {
  const rows = await db
    .selectFrom('freight_rate')
    .selectAll()
    .where('status', '=', 'published')
    .where('mode', '=', mode)
    .where('polId', '=', polId)
    .where('podId', 'in', podIds)
    .where('validTo', '>=', from)
    .where('validFrom', '<=', to)
    .orderBy('validTo')
    .limit(mostOfLane)
    .execute();
  return read(rows);
}

/** A published rate of the same kind whose period meets that of another. */
export async function findOverlap(
  db: Db,
  rate: StoredRate,
): Promise<Pick<Row, 'rateNo' | 'validFrom' | 'validTo'> | undefined> {
  return db
    .selectFrom('freight_rate')
    .select(['rateNo', 'validFrom', 'validTo'])
    .where('status', '=', 'published')
    .where('mode', '=', rate.mode)
    .where('polId', '=', rate.polId)
    .where('podId', '=', rate.podId)
    .where('carrierId', '=', rate.carrierId)
    .where('rateType', '=', rate.rateType)
    .where('validTo', '>=', rate.validFrom)
    .where('validFrom', '<=', rate.validTo)
    .where('id', '<>', rate.id)
    .where('id', 'is distinct from', rate.previousId)
    .where('serviceCode', '=', rate.serviceCode)
    .where('commodity', '=', rate.commodity)
    .where(sql<SqlBool>`coalesce("sailingId", '') = ${rate.sailingId ?? ''}`)
    .where(
      sql<SqlBool>`coalesce("porId", '') = ${rate.porId ?? ''} and coalesce("delId", '') = ${rate.delId ?? ''}`,
    )
    .where(sql<SqlBool>`audience = ${JSON.stringify(rate.audience)}::jsonb`)
    .limit(1)
    .executeTakeFirst();
}

/** The published rates of a lane and carrier over time, the latest last. */
export async function trendOf(db: Db, rate: StoredRate, sight: Sight, since: string): Promise<StoredRate[]> {
  const rows = await db
    .selectFrom('freight_rate')
    .selectAll()
    .where('polId', '=', rate.polId)
    .where('podId', '=', rate.podId)
    .where('carrierId', '=', rate.carrierId)
    .where('mode', '=', rate.mode)
    .where('rateType', '=', rate.rateType)
    .where('currency', '=', rate.currency)
    .where('validTo', '>=', since)
    .where('status', 'in', ['published', 'expired'])
    .where(seenBy(sight))
    .orderBy('validFrom', 'desc')
    .limit(100)
    .execute();
  return read(rows).reverse();
}

interface RateLane {
  mode: string;
  polId: string;
  podId: string;
}

/** What was and is offered on lanes from a day on, as far as somebody may see it. */
export async function offeredOnLanes(
  db: Db,
  lanes: readonly RateLane[],
  sight: Sight,
  since: string,
  most: number,
): Promise<StoredRate[]> {
  const { rows } = await sql<StoredRate>`
    select freight_rate.*
    from (select distinct mode, "polId", "podId" from json_to_recordset(${JSON.stringify(lanes)}::json)
      as lane (mode text, "polId" text, "podId" text)) lane
    join freight_rate on freight_rate."polId" = lane."polId" and freight_rate."podId" = lane."podId"
      and freight_rate.mode = lane.mode
    where freight_rate."validTo" >= ${since} and freight_rate.status in ('published', 'expired')
      and ${seenBy({ ...sight, isKeeper: false })}
    order by freight_rate."validTo" desc, freight_rate.id limit ${most}`.execute(db);
  return rows;
}

/** Ends what is over; returns how many. A few at a time, so that nobody waits long. */
export async function expireRates(db: Db, today: string, now: Date, most: number): Promise<number> {
  const ended = await db
    .updateTable('freight_rate')
    .set({ status: 'expired', lastModifyTime: now })
    .where('id', 'in', (e) =>
      e
        .selectFrom('freight_rate')
        .select('id')
        .where('status', '=', 'published')
        .where('validTo', '<', today)
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .executeTakeFirst();
  return Number(ended.numUpdatedRows);
}

/** So many rates of one line and port of loading a board reads; of more it says so. */
const mostOfLine = 5_000;

interface LineQuestion {
  mode: string;
  lineIds: readonly string[];
  polId: string;
  on: string;
  today: string;
}

/** Published rates of trade lines from a port that hold on a day. */
export async function ratesOfLines(
  db: Db,
  { mode, lineIds, polId, on, today }: LineQuestion,
): Promise<{ rates: StoredRate[]; isCut: boolean }> {
  const rows = await db
    .selectFrom('freight_rate')
    .selectAll()
    // What held on a day that is over may be over too.
    .where('status', 'in', on < today ? ['published', 'expired'] : ['published'])
    .where('mode', '=', mode)
    .where('lineId', 'in', lineIds)
    .where('polId', '=', polId)
    .where('validTo', '>=', on)
    .where('validFrom', '<=', on)
    .orderBy('validTo')
    .limit(mostOfLine + 1)
    .execute();
  return { rates: read(rows.slice(0, mostOfLine)), isCut: rows.length > mostOfLine };
}

/** Where lines are loaded on a day as far as somebody sees it, the most usual port first. */
export async function polsOfLines(
  db: Db,
  sight: Sight,
  { mode, lineIds, on }: Pick<LineQuestion, 'mode' | 'lineIds' | 'on'>,
): Promise<string[]> {
  const rows = await db
    .selectFrom('freight_rate')
    .select(['polId', (e) => e.fn.countAll<number>().as('rates')])
    .where('status', '=', 'published')
    .where('mode', '=', mode)
    .where('lineId', 'in', lineIds)
    .where('validTo', '>=', on)
    .where('validFrom', '<=', on)
    .where(seenBy(sight))
    .groupBy('polId')
    .orderBy('rates', 'desc')
    .orderBy('polId')
    .execute();
  return rows.map(({ polId }) => polId);
}

/** How many published rates that are not over somebody sees, by trade line. */
export async function countByLine(db: Db, sight: Sight, today: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('freight_rate')
    .select(['lineId', (e) => e.fn.countAll<number>().as('rates')])
    .where('status', '=', 'published')
    .where('validTo', '>=', today)
    .where('lineId', 'is not', null)
    .where(seenBy(sight))
    .groupBy('lineId')
    .execute();
  return new Map(rows.map(({ lineId, rates }) => [lineId ?? '', Number(rates)]));
}

/** How trade lines are carried on a day as far as somebody sees it, the most usual way first. */
export async function modesOfLines(
  db: Db,
  sight: Sight,
  { lineIds, on }: { lineIds: readonly string[]; on: string },
): Promise<TransportMode[]> {
  const rows = await db
    .selectFrom('freight_rate')
    .select(['mode', (e) => e.fn.countAll<number>().as('rates')])
    .where('status', '=', 'published')
    .where('lineId', 'in', lineIds)
    .where('validTo', '>=', on)
    .where('validFrom', '<=', on)
    .where(seenBy(sight))
    .groupBy('mode')
    .orderBy('rates', 'desc')
    .orderBy('mode')
    .execute();
  return rows.map(({ mode }) => mode as TransportMode);
}

/** Who published a rate from or to a port last, of those that somebody sees. */
export async function lastPublisherOf(db: Db, sight: Sight, portId: string): Promise<string | null> {
  const row = await db
    .selectFrom('freight_rate')
    .select('publisherId')
    .where('status', '=', 'published')
    .where((e) => e.or([e('polId', '=', portId), e('podId', '=', portId)]))
    .where('publisherId', 'is not', null)
    .where(seenBy(sight))
    .orderBy('publishedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.publisherId ?? null;
}

/** Who changed rates last, by rate; what the system did has nobody. */
export async function lastChangers(db: Db, ids: readonly string[]): Promise<Map<string, string | null>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('entity_change')
    .distinctOn('entityId')
    .select(['entityId', 'creatorUserId'])
    .where('entity', '=', 'Rate')
    .where('entityId', 'in', ids)
    .orderBy('entityId')
    .orderBy('version', 'desc')
    .execute();
  return new Map(rows.map(({ entityId, creatorUserId }) => [entityId, creatorUserId]));
}
