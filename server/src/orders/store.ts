import type { TransportMode } from '@fairway/contract/freight-rates.ts';
import type { ShownPrice } from '@fairway/contract/freight-search.ts';
import type { OrderFields, OrderRequest, OrderState, RejectReason } from '@fairway/contract/order-fields.ts';
import type {
  OrderDifference,
  OrderHistoryAct,
  OrderPartyRole,
  orderColumns,
} from '@fairway/contract/orders.ts';
import type { QuotedRate, QuotedSailing, QuoteExclusion } from '@fairway/contract/quotes.ts';
import { gramsOfKeyword } from '@fairway/domain/forms/search-grams.ts';
import type { Money } from '@fairway/domain/money/money.ts';
import type { FreightCost } from '@fairway/domain/orders/order-costs.ts';
import type { KeptQuoteLine } from '@fairway/domain/quotes/quote-lines.ts';
import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { asJsonColumns } from '../database/json-columns.ts';
import type { Db } from '../database/open.ts';
import { containing, inOrder, type Order, readPage } from '../database/page.ts';
import type { Tables } from '../database/tables.ts';
import type { OrderTables } from './tables.ts';

type Row = OrderTables['online_order'];
type ActRow = OrderTables['online_order_act'];

/** The price of an order as it was promised. */
export interface StoredPrice {
  source: 'rate' | 'quote';
  rate: QuotedRate;
  lines: KeptQuoteLine[];
  excluded: QuoteExclusion[];
  totals: Money[];
  teu: string;
  currency: string;
  converted: ShownPrice['converted'];
  missingRate: ShownPrice['missingRate'];
  pricedAt: number;
}

/** What was asked for about an order that has space. */
export interface AskedChange {
  at: number;
  byId: string;
  remark: string;
  /** Of an amendment: the order as it should be, and what of it differs. */
  fields: OrderFields | null;
  differences: OrderDifference[];
}

/** An order as it is read: what is JSON in the table is what it means. */
export interface StoredOrder
  extends Omit<
    Row,
    | 'status'
    | 'request'
    | 'asked'
    | 'mode'
    | 'fields'
    | 'price'
    | 'priceBefore'
    | 'costs'
    | 'sailing'
    | 'rejectReason'
    | 'deadFreight'
  > {
  status: OrderState;
  request: OrderRequest | null;
  asked: AskedChange | null;
  mode: TransportMode;
  fields: OrderFields;
  price: StoredPrice | null;
  priceBefore: { totals: Money[]; pricedAt: number } | null;
  costs: FreightCost[] | null;
  sailing: QuotedSailing | null;
  rejectReason: RejectReason | null;
  deadFreight: Money | null;
}

export interface StoredAct extends Omit<ActRow, 'act' | 'status' | 'rejectReason' | 'differences'> {
  act: OrderHistoryAct;
  status: OrderState;
  rejectReason: RejectReason | null;
  differences: OrderDifference[];
}

const read = (rows: readonly Row[]) => rows as unknown as StoredOrder[];

export async function insertOrders(db: Db, orders: readonly StoredOrder[]): Promise<void> {
  if (orders.length === 0) return;
  await db
    .insertInto('online_order')
    .values(orders.map((order) => asJsonColumns(order)) as unknown as Row[])
    .execute();
}

export async function changeOrder(db: Db, id: string, changes: Partial<StoredOrder>): Promise<void> {
  await db
    .updateTable('online_order')
    .set(asJsonColumns(changes) as unknown as Partial<Row>)
    .where('id', '=', id)
    .execute();
}

export async function deleteOrderRow(db: Db, id: string): Promise<void> {
  await db.deleteFrom('online_order').where('id', '=', id).execute();
}

export async function insertActs(db: Db, acts: readonly StoredAct[]): Promise<void> {
  if (acts.length === 0) return;
  await db
    .insertInto('online_order_act')
    .values(acts.map((act) => asJsonColumns(act)) as unknown as ActRow[])
    .execute();
}

/** The newest ones, oldest of them first. */
export async function findActs(db: Db, orderId: string, most: number): Promise<StoredAct[]> {
  const rows = await db
    .selectFrom('online_order_act')
    .selectAll()
    .where('orderId', '=', orderId)
    .orderBy('version', 'desc')
    .orderBy('at', 'desc')
    .limit(most)
    .execute();
  return (rows as unknown as StoredAct[]).toReversed();
}

/** Colleagues who did something with an order. */
export async function findActors(db: Db, orderId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('online_order_act')
    .select('byId')
    .distinct()
    .where('orderId', '=', orderId)
    .where('byId', 'is not', null)
    .execute();
  return rows.flatMap(({ byId }) => byId ?? []);
}

/**
 * Whose orders somebody sees: everybody's; those that some people placed and those of customers they answer for; or
 * those of their company, without what staff drafts for it.
 */
export type Sight =
  | 'all'
  | { userIds: readonly string[]; customerIds: readonly string[] }
  | { customerId: string };

type Orders<O> = SelectQueryBuilder<Tables, 'online_order', O>;

function seenBy<O>(orders: Orders<O>, sight: Sight): Orders<O> {
  if (sight === 'all') return orders;
  if ('userIds' in sight)
    return orders.where((e) =>
      e.or([
        e('placedBy', '=', sql<string>`any(${[...sight.userIds]}::text[])`),
        e('customerId', '=', sql<string>`any(${[...sight.customerIds]}::text[])`),
      ]),
    );
  return orders
    .where('customerId', '=', sight.customerId)
    .where((e) => e.or([e('status', '<>', 'draft'), e('isPlacedByStaff', '=', false)]));
}

export async function findOrder(db: Db, id: string, sight: Sight): Promise<StoredOrder | undefined> {
  const row = await seenBy(db.selectFrom('online_order').selectAll(), sight)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && read([row])[0];
}

/** Two who change it at the same time come one after the other. */
export async function takeOrder(db: Db, id: string, sight: Sight): Promise<StoredOrder | undefined> {
  const row = await seenBy(db.selectFrom('online_order').selectAll(), sight)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && read([row])[0];
}

/** The order a device sent before under this name; whoever sends the same at the same moment waits. */
export async function takeOrderOfClient(
  db: Db,
  placedBy: string,
  clientId: string,
): Promise<StoredOrder | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`order ${placedBy} ${clientId}`}, 0))`.execute(
    db,
  );
  const row = await db
    .selectFrom('online_order')
    .selectAll()
    .where('placedBy', '=', placedBy)
    .where('clientId', '=', clientId)
    .executeTakeFirst();
  return row && read([row])[0];
}

export interface OrderFilters {
  states?: readonly OrderState[] | undefined;
  customerId?: string | undefined;
  polId?: string | undefined;
  podId?: string | undefined;
  carrierId?: string | undefined;
  mode?: readonly string[] | undefined;
  etdFrom?: string | undefined;
  etdTo?: string | undefined;
  placedById?: string | undefined;
  salesId?: string | undefined;
  /** Of who looks after it; the ids of an organisation and all below it. */
  organisationIds?: readonly (readonly string[])[] | undefined;
  lineIds?: readonly string[] | undefined;
  lineOwnerId?: string | undefined;
  createdFrom?: number | undefined;
  createdTo?: number | undefined;
  isOverdue?: boolean | undefined;
  hasRequest?: boolean | undefined;
}

const overdueAt = (now: Date) =>
  sql<SqlBool>`(online_order.status = 'submitted' and online_order."slaDue" <= ${now})`;

function narrowed<O>(
  orders: Orders<O>,
  filters: OrderFilters,
  { keyword, now }: { keyword?: string | undefined; now: Date },
): Orders<O> {
  const { states, mode, etdFrom, etdTo, placedById, createdFrom, createdTo, isOverdue, hasRequest } = filters;
  let found = orders;
  for (const column of ['customerId', 'polId', 'podId', 'carrierId', 'salesId'] as const) {
    const wanted = filters[column];
    if (wanted !== undefined) found = found.where(column, '=', wanted);
  }
  if (states) found = found.where('status', '=', sql<string>`any(${[...states]}::text[])`);
  found = narrowedByPlace(found, filters);
  if (mode?.length) found = found.where('mode', 'in', mode);
  if (etdFrom !== undefined) found = found.where('etdOn', '>=', etdFrom);
  if (etdTo !== undefined) found = found.where('etdOn', '<=', etdTo);
  if (placedById !== undefined) found = found.where('placedBy', '=', placedById);
  if (createdFrom !== undefined) found = found.where('creatorTime', '>=', new Date(createdFrom));
  if (createdTo !== undefined) found = found.where('creatorTime', '<=', new Date(createdTo));
  if (isOverdue) found = found.where(overdueAt(now));
  if (hasRequest) found = found.where('request', 'is not', null);
  for (const word of (keyword ?? '').toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8))
    found = found
      .where('searchText', 'like', containing(word))
      .where(sql<SqlBool>`grams_of(online_order."searchText") @> ${gramsOfKeyword(word)}::text[]`);
  return found;
}

/** Who looks after an order: who answers for the customer, otherwise who placed it. */
const lookedAfterBy = sql<string>`coalesce(online_order."salesId", online_order."placedBy")`;

/** The line of a port, and who answers for it: the owner of the line, otherwise of the one it is a part of. */
const withLines = sql`port join trade_line on trade_line.id = port."lineId"
  left join trade_line as above on above.id = trade_line."parentId"`;
const lineOwner = sql<string | null>`coalesce(trade_line."ownerId", above."ownerId")`;

function narrowedByPlace<O>(
  orders: Orders<O>,
  { organisationIds = [], lineIds, lineOwnerId }: OrderFilters,
): Orders<O> {
  let found = orders;
  for (const ids of organisationIds)
    found = found.where(
      sql<SqlBool>`${lookedAfterBy} in (select user_account.id from user_account
        where user_account."organisationId" = any(${[...ids]}::text[]))`,
    );
  if (lineIds)
    found = found.where(
      sql<SqlBool>`online_order."podId" in (select port.id from port where port."lineId" = any(${[...lineIds]}::text[]))`,
    );
  if (lineOwnerId !== undefined)
    found = found.where(
      sql<SqlBool>`online_order."podId" in (select port.id from ${withLines} where ${lineOwner} = ${lineOwnerId})`,
    );
  return found;
}

type LineOfPort = {
  portId: string;
  nameCn: string;
  nameEn: string;
  ownerId: string | null;
};

/** The trade lines some ports belong to. */
export async function findLinesOfPorts(db: Db, portIds: readonly string[]): Promise<LineOfPort[]> {
  if (portIds.length === 0) return [];
  const { rows } = await sql<LineOfPort>`select port.id as "portId", trade_line."nameCn", trade_line."nameEn",
    ${lineOwner} as "ownerId" from ${withLines} where port.id = any(${[...portIds]}::text[])`.execute(db);
  return rows;
}

/** Where people mainly work. */
export const findWorkplaces = (db: Db, userIds: readonly string[]) =>
  db
    .selectFrom('user_account')
    .select(['id', 'organisationId'])
    .where('id', '=', sql<string>`any(${[...userIds]}::text[])`)
    .execute();

const personName = (column: 'placedBy' | 'salesId') =>
  sql`coalesce((select "realName" from user_account where user_account.id = online_order.${sql.ref(column)}), '')`;

const columns = {
  orderNo: sql`online_order."orderNo"`,
  customerName: sql`online_order."customerNameZh"`,
  salesName: personName('salesId'),
  placedByName: personName('placedBy'),
  status: sql`array_position(array['draft', 'submitted', 'needInfo', 'accepted', 'booking', 'confirmed', 'converted',
    'completed', 'rejected', 'cancelled', 'expired'], online_order.status)`,
  cargoReadyOn: sql`coalesce(online_order.fields ->> 'cargoReadyOn', '9999')`,
  etd: sql`coalesce(online_order."etdOn", '9999')`,
  slaDue: sql`coalesce(online_order."slaDue", 'infinity')`,
  creatorTime: sql`online_order."creatorTime"`,
  lastModifyTime: sql`online_order."lastModifyTime"`,
  id: sql`online_order.id`,
};

/** What changed last comes first, unless its reader sorts by a column. */
export async function listOrderRows(
  db: Db,
  sight: Sight,
  filters: OrderFilters,
  wanted: Order<(typeof orderColumns)[number]> & {
    keyword?: string | undefined;
    currentPage: number;
    pageSize: number;
    now: Date;
  },
) {
  const orders = seenBy(db.selectFrom('online_order').selectAll(), sight)
    .orderBy('lastModifyTime', 'desc')
    .orderBy('id', 'desc');
  const { rows, total } = await readPage(
    db,
    inOrder(narrowed(orders, filters, wanted), wanted, columns),
    wanted,
  );
  return { rows: read(rows), total };
}

/** How many there are in each state, and how many of them are late or asked about. */
export async function countOrderRows(
  db: Db,
  sight: Sight,
  filters: OrderFilters,
  wanted: { keyword?: string | undefined; now: Date },
) {
  const orders = narrowed(
    seenBy(db.selectFrom('online_order').select('online_order.status'), sight),
    filters,
    wanted,
  );
  return orders
    .select(sql<number>`count(*)::int`.as('count'))
    .select(sql<number>`(count(*) filter (where ${overdueAt(wanted.now)}))::int`.as('overdue'))
    .select(sql<number>`(count(*) filter (where online_order.request is not null))::int`.as('requests'))
    .groupBy('online_order.status')
    .execute();
}

/** Those whose price is not held any longer, to be ended by whoever asks; others who ask get others. */
export async function takeOrdersToExpire(db: Db, now: Date, most: number): Promise<StoredOrder[]> {
  const rows = await db
    .selectFrom('online_order')
    .selectAll()
    .where('status', 'in', ['draft', 'submitted'])
    .where('priceLockUntil', '<=', now)
    .orderBy('priceLockUntil')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();
  return read(rows);
}

/** Those that should have been answered and of which nobody was told that yet. */
export async function takeLateOrders(db: Db, now: Date, most: number): Promise<StoredOrder[]> {
  const rows = await db
    .selectFrom('online_order')
    .selectAll()
    .where('status', '=', 'submitted')
    .where('isLateTold', '=', false)
    .where('slaDue', '<=', now)
    .orderBy('slaDue')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();
  return read(rows);
}

/** Whoever else decides about the credit of this customer waits until the commit. */
export async function holdCredit(db: Db, customerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`order credit ${customerId}`}, 0))`.execute(db);
}

/**
 * What orders come to that were accepted and whose charges nobody approved yet: from then on those count. Of what became
 * a shipment nothing is left once the shipment was cancelled.
 */
export async function findOpenEstimates(
  db: Db,
  customerIds: readonly string[],
  exceptId: string,
): Promise<{ customerId: string; totals: Money[] }[]> {
  const rows = await db
    .selectFrom('online_order')
    .select(['customerId', sql<Money[] | null>`online_order.price -> 'totals'`.as('totals')])
    .where('customerId', '=', sql<string>`any(${customerIds}::text[])`)
    .where('status', 'in', ['accepted', 'booking', 'confirmed', 'converted'])
    .where('id', '<>', exceptId)
    .where(sql<SqlBool>`not exists (select from shipment
      where shipment."orderId" = online_order.id and (shipment.status = 'cancelled' or exists (
        select from shipment_charge c where c."shipmentId" = shipment.id and c.side = 'receivable'
          and c.status = 'approved')))`)
    .execute();
  return rows.map(({ customerId, totals }) => ({ customerId: customerId ?? '', totals: totals ?? [] }));
}

export interface UsedParty {
  name: string;
  address: string;
  contact: string;
  phone: string;
  email: string;
  usedAt: Date;
}

/** So many orders of a customer are looked through. */
const mostLookedThrough = 500;

/** Who stood in earlier orders that somebody sees, each name with its address once, the latest first. */
export async function findUsedParties(
  db: Db,
  sight: Sight,
  wanted: { role: OrderPartyRole; customerId: string | undefined; keyword: string; most: number },
): Promise<UsedParty[]> {
  const party = sql`fields -> ${sql.lit(wanted.role)}`;
  let orders = seenBy(db.selectFrom('online_order').select(['fields', 'lastModifyTime']), sight)
    .where('status', '<>', 'draft')
    .where(sql<SqlBool>`${party} ->> 'name' <> ''`)
    .orderBy('lastModifyTime', 'desc')
    .limit(mostLookedThrough);
  if (wanted.customerId !== undefined) orders = orders.where('customerId', '=', wanted.customerId);
  if (wanted.keyword !== '')
    orders = orders.where(
      sql<SqlBool>`lower(concat(${party} ->> 'name', ' ', ${party} ->> 'address'))
        like ${containing(wanted.keyword.toLowerCase())}`,
    );
  const { rows } = await sql<UsedParty>`
    select * from (
      select distinct on (party ->> 'name', party ->> 'address') party ->> 'name' as name,
        party ->> 'address' as address, party ->> 'contact' as contact, party ->> 'phone' as phone,
        party ->> 'email' as email, "lastModifyTime" as "usedAt"
      from (select ${party} as party, "lastModifyTime" from (${orders}) orders) used
      order by party ->> 'name', party ->> 'address', "lastModifyTime" desc
    ) parties order by "usedAt" desc limit ${wanted.most}`.execute(db);
  return rows;
}
