import type { ChargeSide, ChargeState, SettledState } from '@fairway/contract/money-fields.ts';
import type { ChargeTab, chargeColumns } from '@fairway/contract/shipment-charges.ts';
import { plain } from '@fairway/domain/forms/search-grams.ts';
import { type SelectQueryBuilder, sql } from 'kysely';
import { asJsonColumns } from '../database/json-columns.ts';
import { Kind, type Part } from '../database/one-statement.ts';
import type { Db } from '../database/open.ts';
import { containing, inOrder, type Order, readPage } from '../database/page.ts';
import type { Tables } from '../database/tables.ts';
import type { WaitingCount } from '../ledger/waiting.ts';
import { readCharges, type StoredCharge } from './stored-charge.ts';
import type { ChargeTables } from './tables.ts';

type ActRow = ChargeTables['charge_act'];

/** Whose charges: of shipments in one of these lists, of some sides, perhaps of one party only. */
export interface ChargeSight {
  viewerIds: readonly string[];
  sides: readonly ChargeSide[];
  /** Of a customer or agent: their own, once they are approved. */
  partyId: string | null;
  seesConfidential: boolean;
}

type Query = SelectQueryBuilder<Tables, 'shipment_charge', object>;

const seen = (db: Db, { viewerIds, sides, partyId, seesConfidential }: ChargeSight): Query => {
  let query = db
    .selectFrom('shipment_charge')
    .where('shipment_charge.side', 'in', sides.length > 0 ? sides : [''])
    .where((e) =>
      e.exists(
        e
          .selectFrom('shipment_viewer')
          .select('shipment_viewer.viewerId')
          .whereRef('shipment_viewer.shipmentId', '=', 'shipment_charge.shipmentId')
          .where('shipment_viewer.viewerId', '=', sql<string>`any(${viewerIds}::text[])`),
      ),
    );
  if (!seesConfidential) query = query.where('shipment_charge.isConfidential', '=', false);
  if (partyId !== null)
    query = query
      .where('shipment_charge.partyId', '=', partyId)
      .where('shipment_charge.status', 'in', ['approved', 'changeAsked', 'removalAsked']);
  return query;
};

export interface ChargeFilters {
  shipmentId?: string | undefined;
  partyId?: string | undefined;
  chargeCodeId?: string | undefined;
  currency?: string | undefined;
  side?: ChargeSide | undefined;
  status?: readonly ChargeState[] | undefined;
  settle?: readonly SettledState[] | undefined;
  isUnbilled?: boolean | undefined;
  isDisputed?: boolean | undefined;
  period?: string | undefined;
  etdFrom?: string | undefined;
  etdTo?: string | undefined;
  salesId?: string | undefined;
}

const settledIs: Record<SettledState, ReturnType<typeof sql<boolean>>> = {
  none: sql<boolean>`shipment_charge.settled = 0`,
  part: sql<boolean>`shipment_charge.settled <> 0 and shipment_charge.settled <> shipment_charge.amount`,
  full: sql<boolean>`shipment_charge.settled = shipment_charge.amount and shipment_charge.amount <> 0`,
};

function filtered(query: Query, tab: ChargeTab, filters: ChargeFilters, keyword: string | undefined): Query {
  let asked = query;
  if (tab === 'receivable' || tab === 'payable') asked = asked.where('side', '=', tab);
  if (tab === 'toAudit') asked = asked.where('status', 'in', ['submitted', 'changeAsked', 'removalAsked']);
  if (tab === 'disputed') asked = asked.where('isDisputed', '=', true);
  for (const column of ['shipmentId', 'partyId', 'chargeCodeId', 'currency', 'side', 'period'] as const)
    if (filters[column] !== undefined) asked = asked.where(column, '=', filters[column]);
  if (filters.isDisputed !== undefined) asked = asked.where('isDisputed', '=', filters.isDisputed);
  if (filters.status?.length) asked = asked.where('status', 'in', filters.status);
  if (filters.settle?.length) {
    const wanted = filters.settle.map((state) => settledIs[state]);
    asked = asked.where((e) => e.or(wanted));
  }
  if (filters.isUnbilled)
    asked = asked
      .where('status', '=', 'approved')
      .where(sql<boolean>`shipment_charge.invoiced <> shipment_charge.amount - shipment_charge.corrected`);
  const { etdFrom, etdTo, salesId } = filters;
  if (etdFrom !== undefined || etdTo !== undefined || salesId !== undefined || keyword)
    asked = asked.where((e) =>
      e.exists(
        ofShipment(e.selectFrom('shipment').select('shipment.id'), { etdFrom, etdTo, salesId }, keyword),
      ),
    );
  return asked;
}

type ShipmentQuery = SelectQueryBuilder<Tables, 'shipment' | 'shipment_charge', object>;

function ofShipment(
  query: ShipmentQuery,
  { etdFrom, etdTo, salesId }: Pick<ChargeFilters, 'etdFrom' | 'etdTo' | 'salesId'>,
  keyword: string | undefined,
): ShipmentQuery {
  let asked = query.whereRef('shipment.id', '=', 'shipment_charge.shipmentId');
  if (etdFrom !== undefined) asked = asked.where('shipment.bizDate', '>=', etdFrom);
  if (etdTo !== undefined) asked = asked.where('shipment.bizDate', '<=', etdTo);
  if (salesId !== undefined)
    asked = asked.where((e) =>
      e.exists(
        e
          .selectFrom('shipment_member')
          .select('shipment_member.userId')
          .whereRef('shipment_member.shipmentId', '=', 'shipment.id')
          .where('shipment_member.role', '=', 'sales')
          .where('shipment_member.userId', '=', salesId),
      ),
    );
  if (keyword)
    asked = asked.where((e) =>
      e.exists(
        e
          .selectFrom('shipment_text')
          .select('shipment_text.shipmentId')
          .whereRef('shipment_text.shipmentId', '=', 'shipment.id')
          .where('shipment_text.words', 'like', containing(plain(keyword))),
      ),
    );
  return asked;
}

interface Page extends Order<(typeof chargeColumns)[number]> {
  currentPage: number;
  pageSize: number;
  keyword?: string | undefined;
}

export interface ChargeQuestion {
  sight: ChargeSight;
  tab: ChargeTab;
  filters: ChargeFilters;
}

const column = (name: string) => sql`shipment_charge.${sql.ref(name)}`;
const sorted = {
  shipmentNo: sql`(select "shipmentNo" from shipment where shipment.id = shipment_charge."shipmentId")`,
  chargeCode: sql`(select "enCode" from charge_code where charge_code.id = shipment_charge."chargeCodeId")`,
  partyName: sql`(select "nameCn" from customer where customer.id = shipment_charge."partyId")`,
  etdOn: sql`(select "bizDate" from shipment where shipment.id = shipment_charge."shipmentId")`,
  ...{ currency: column('currency'), amount: column('amount'), status: column('status') },
  ...{ period: column('period'), creatorTime: column('creatorTime'), id: column('id') },
};

export async function listChargeRows(db: Db, { sight, tab, filters }: ChargeQuestion, page: Page) {
  const query = filtered(seen(db, sight), tab, filters, page.keyword).selectAll('shipment_charge');
  // Of one shipment as they were entered, of several the newest first.
  const usual =
    filters.shipmentId === undefined
      ? query.orderBy('shipment_charge.creatorTime', 'desc').orderBy('shipment_charge.id', 'desc')
      : query.orderBy('shipment_charge.seq').orderBy('shipment_charge.id');
  const { rows, total } = await readPage(db, inOrder(usual, page, sorted), page);
  return { rows: readCharges(rows), total };
}

export interface ChargeSum {
  side: ChargeSide;
  currency: string;
  amount: string;
  /** Of what is neither ours nor a cost. */
  bookAmount: string;
  bookNet: string;
  /** The first day of a line without a rate. */
  withoutRateOn: string | null;
}

/** What the lines of a list come to, by side and currency. */
export async function sumCharges(
  db: Db,
  { sight, tab, filters }: ChargeQuestion,
  keyword: string | undefined,
): Promise<ChargeSum[]> {
  const earned = sql`filter (where not shipment_charge."onBehalf")`;
  const rows = await filtered(seen(db, sight), tab, filters, keyword)
    .select(['shipment_charge.side', 'shipment_charge.currency'])
    .select([
      sql<string>`sum(shipment_charge.amount)`.as('amount'),
      sql<string>`coalesce(sum(shipment_charge."bookAmount") ${earned}, 0)`.as('bookAmount'),
      sql<string>`coalesce(sum(shipment_charge."bookNet") ${earned}, 0)`.as('bookNet'),
      sql<string | null>`min((select "bizDate" from shipment s where s.id = shipment_charge."shipmentId"))
        filter (where shipment_charge."bookRate" is null)`.as('withoutRateOn'),
    ])
    .groupBy(['shipment_charge.side', 'shipment_charge.currency'])
    .orderBy('shipment_charge.side')
    .orderBy('shipment_charge.currency')
    .execute();
  return rows as ChargeSum[];
}

export async function findCharge(db: Db, id: string, sight: ChargeSight): Promise<StoredCharge | undefined> {
  const rows = await seen(db, sight).selectAll('shipment_charge').where('id', '=', id).execute();
  return readCharges(rows)[0];
}

/** The months of some charges, to be kept open before the charges themselves are held, as closing a month does it. */
export async function findPeriodsOf(db: Db, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('shipment_charge')
    .select('period')
    .distinct()
    .where('id', '=', sql<string>`any(${ids}::text[])`)
    .execute();
  return rows.map(({ period }) => period);
}

/** To change them: always in the order of their ids, so that two who want several never wait for each other. */
export async function takeCharges(
  db: Db,
  ids: readonly string[],
  sight: ChargeSight,
): Promise<StoredCharge[]> {
  const rows = await seen(db, sight)
    .selectAll('shipment_charge')
    .where('id', '=', sql<string>`any(${ids}::text[])`)
    .orderBy('id')
    .forUpdate()
    .execute();
  return readCharges(rows);
}

/** Charges by id, whoever asks. */
export async function findChargesById(db: Db, ids: readonly string[]): Promise<StoredCharge[]> {
  const rows = await db
    .selectFrom('shipment_charge')
    .selectAll()
    .where('id', '=', sql<string>`any(${ids}::text[])`)
    .execute();
  return readCharges(rows);
}

/** The same, to change them. */
export async function takeChargesById(db: Db, ids: readonly string[]): Promise<StoredCharge[]> {
  const rows = await db
    .selectFrom('shipment_charge')
    .selectAll()
    .where('id', '=', sql<string>`any(${ids}::text[])`)
    .orderBy('id')
    .forUpdate()
    .execute();
  return readCharges(rows);
}

export interface ChargeAddition {
  id: string;
  amount: string;
}

/** More, or less, of charges was paid. The ids are said twice, or a plan for any number of them reads the whole table. */
const settledCharges = new Kind(`
  with added as materialized (
    select one.id, sum(amount) as amount
    from json_to_recordset($rows) as one (held text, id text, amount numeric) join held on held.id = one.held
    group by one.id)
  update shipment_charge c set settled = c.settled + added.amount from added
  where c.id = added.id and c.id = any(array(select id from added))`);

export const settledChargesPart = (additions: readonly ChargeAddition[]): Part => ({
  kind: settledCharges,
  rows: additions,
});

/** Adds to what of several charges is on invoices. */
export async function addInvoiced(db: Db, additions: readonly ChargeAddition[]): Promise<void> {
  if (additions.length === 0) return;
  const ids = additions.map(({ id }) => id);
  await sql`
    update shipment_charge c set invoiced = c.invoiced + added.amount
    from (select id, sum(amount) as amount
      from unnest(${ids}::text[], ${additions.map(({ amount }) => amount)}::numeric[]) as a (id, amount)
      group by id) as added
    where c.id = added.id and c.id = any(${ids}::text[])
  `.execute(db);
}

export async function setDisputedCharges(db: Db, ids: readonly string[], isDisputed: boolean): Promise<void> {
  if (ids.length === 0) return;
  await db.updateTable('shipment_charge').set({ isDisputed }).where('id', 'in', ids).execute();
}

/** Everything a shipment earns and costs, whoever asks: for what the system works out. */
export async function findChargesOf(db: Db, shipmentIds: readonly string[]): Promise<StoredCharge[]> {
  const rows = await db
    .selectFrom('shipment_charge')
    .selectAll()
    .where('shipmentId', '=', sql<string>`any(${shipmentIds}::text[])`)
    .orderBy('shipmentId')
    .orderBy('seq')
    .orderBy('id')
    .execute();
  return readCharges(rows);
}

/** The place after the last one; whoever asks holds the shipment. */
export async function nextPlace(db: Db, shipmentId: string): Promise<number> {
  const { last } = await db
    .selectFrom('shipment_charge')
    .select((e) => e.fn.max<number | null>('seq').as('last'))
    .where('shipmentId', '=', shipmentId)
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}

export async function insertCharges(db: Db, charges: readonly StoredCharge[]): Promise<void> {
  for (let at = 0; at < charges.length; at += 500)
    await db
      .insertInto('shipment_charge')
      .values(charges.slice(at, at + 500))
      .execute();
}

export async function changeCharge(db: Db, id: string, changes: Partial<StoredCharge>): Promise<void> {
  await db.updateTable('shipment_charge').set(changes).where('id', '=', id).execute();
}

export async function deleteCharges(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('shipment_charge').where('id', 'in', ids).execute();
}

export interface StoredChargeAct extends Omit<ActRow, 'differences'> {
  differences: { field: string; before: unknown; after: unknown }[];
}

export async function insertChargeActs(db: Db, acts: readonly StoredChargeAct[]): Promise<void> {
  if (acts.length === 0) return;
  await db
    .insertInto('charge_act')
    .values(acts.map((act) => asJsonColumns(act) as unknown as ActRow))
    .execute();
}

export async function findChargeActs(db: Db, chargeId: string): Promise<StoredChargeAct[]> {
  const rows = await db
    .selectFrom('charge_act')
    .selectAll()
    .where('chargeId', '=', chargeId)
    .orderBy('version')
    .orderBy('at')
    .limit(500)
    .execute();
  return rows as StoredChargeAct[];
}

/** How many charges of each company and month from one on nobody approved. */
export async function countUnapproved(db: Db, from: string): Promise<WaitingCount[]> {
  const rows = await db
    .selectFrom('shipment_charge')
    .select(['period', 'companyId'])
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('status', '!=', 'approved')
    .where('period', '>=', from)
    .groupBy(['period', 'companyId'])
    .execute();
  return rows.map(({ count, ...row }) => ({ ...row, count: Number(count) }));
}

/** Moves charges of a month that nobody approved into another one; returns them as they are then. */
export async function moveUnapproved(
  db: Db,
  { from, to, now }: { from: string; to: string; now: Date },
): Promise<Pick<ChargeTables['shipment_charge'], 'id' | 'version' | 'shipmentId'>[]> {
  return db
    .updateTable('shipment_charge')
    .set((e) => ({ period: to, version: e('version', '+', 1), lastModifyTime: now }))
    .where('period', '=', from)
    .where('status', '!=', 'approved')
    .returning(['id', 'version', 'shipmentId'])
    .execute();
}
