import type { TransportMode } from '@fairway/contract/freight-rates.ts';
import type { AskedCargo, ShownPrice } from '@fairway/contract/freight-search.ts';
import type {
  LostReason,
  QuotedRate,
  QuotedSailing,
  QuoteExclusion,
  QuoteLanguage,
  QuoteState,
  quoteColumns,
} from '@fairway/contract/quotes.ts';
import { gramsOfKeyword } from '@fairway/domain/forms/search-grams.ts';
import type { Money } from '@fairway/domain/money/money.ts';
import type { KeptQuoteLine } from '@fairway/domain/quotes/quote-lines.ts';
import type { StoredQuoteState } from '@fairway/domain/quotes/quote-state.ts';
import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { asJsonColumns } from '../database/json-columns.ts';
import type { Db } from '../database/open.ts';
import { containing, inOrder, type Order, readPage } from '../database/page.ts';
import type { Tables } from '../database/tables.ts';
import type { QuoteTables } from './tables.ts';

type Row = QuoteTables['quote'];

/** What prices were computed by. */
export interface QuoteQuestion {
  etd: string | null;
  currency: string;
  chosen: string[];
  withCollect: boolean;
}

/** A quote as it is read: what is JSON in the table is what it means. */
export interface StoredQuote
  extends Omit<
    Row,
    | 'status'
    | 'language'
    | 'mode'
    | 'rate'
    | 'sailing'
    | 'asked'
    | 'cargo'
    | 'lines'
    | 'excluded'
    | 'totals'
    | 'converted'
    | 'missingRate'
    | 'lostReason'
  > {
  status: StoredQuoteState;
  language: QuoteLanguage;
  mode: TransportMode;
  rate: QuotedRate;
  sailing: QuotedSailing | null;
  asked: QuoteQuestion;
  cargo: AskedCargo;
  lines: KeptQuoteLine[];
  excluded: QuoteExclusion[];
  totals: Money[];
  converted: ShownPrice['converted'];
  missingRate: ShownPrice['missingRate'];
  lostReason: LostReason | null;
}

const read = (rows: readonly Row[]) => rows as unknown as StoredQuote[];

export async function insertQuotes(db: Db, quotes: readonly StoredQuote[]): Promise<void> {
  if (quotes.length === 0) return;
  await db
    .insertInto('quote')
    .values(quotes.map((quote) => asJsonColumns(quote)) as unknown as Row[])
    .execute();
}

export async function changeQuote(db: Db, id: string, changes: Partial<StoredQuote>): Promise<void> {
  await db
    .updateTable('quote')
    .set(asJsonColumns(changes) as unknown as Partial<Row>)
    .where('id', '=', id)
    .execute();
}

export async function deleteQuoteRow(db: Db, id: string): Promise<void> {
  await db.deleteFrom('quote').where('id', '=', id).execute();
}

/** Whose quotes somebody sees: everybody's, their own, or those sent to their customer. */
export type Sight = 'all' | { ownerIds: readonly string[] } | { customerId: string };

type Quotes<O> = SelectQueryBuilder<Tables, 'quote', O>;

function seenBy<O>(quotes: Quotes<O>, sight: Sight): Quotes<O> {
  if (sight === 'all') return quotes;
  if ('ownerIds' in sight)
    return quotes.where('ownerId', '=', sql<string>`any(${[...sight.ownerIds]}::text[])`);
  return quotes.where('customerId', '=', sight.customerId).where('status', '<>', 'draft');
}

export async function findQuote(db: Db, id: string, sight: Sight): Promise<StoredQuote | undefined> {
  const row = await seenBy(db.selectFrom('quote').selectAll(), sight).where('id', '=', id).executeTakeFirst();
  return row && read([row])[0];
}

/** Two who change it at the same time come one after the other. */
export async function takeQuote(db: Db, id: string, sight: Sight): Promise<StoredQuote | undefined> {
  const row = await seenBy(db.selectFrom('quote').selectAll(), sight)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && read([row])[0];
}

/** True for the one who sees it first. */
export async function markViewed(db: Db, id: string, now: Date): Promise<boolean> {
  const marked = await db
    .updateTable('quote')
    .set({ status: 'viewed', viewedAt: now })
    .where('id', '=', id)
    .where('status', '=', 'sent')
    .executeTakeFirst();
  return marked.numUpdatedRows > 0;
}

export interface QuoteFilters {
  status?: readonly QuoteState[] | undefined;
  customerId?: string | undefined;
  ownerId?: string | undefined;
  rateId?: string | undefined;
  mode?: readonly string[] | undefined;
}

const columns = {
  quoteNo: sql`quote."quoteNo"`,
  customerName: sql`coalesce(nullif(quote."customerNameZh", ''), quote.addressee)`,
  ownerName: sql`(select "realName" from user_account where user_account.id = quote."ownerId")`,
  validUntil: sql`quote."validUntil"`,
  sentAt: sql`coalesce(quote."sentAt", 'infinity')`,
  creatorTime: sql`quote."creatorTime"`,
  lastModifyTime: sql`quote."lastModifyTime"`,
  id: sql`quote.id`,
};

/** In the states they have at a moment: whether a sent one is over is a matter of the clock. */
function inState(state: QuoteState, now: Date) {
  if (state === 'expired')
    return sql<SqlBool>`(quote.status in ('sent', 'viewed') and quote."validUntil" <= ${now})`;
  if (state === 'sent' || state === 'viewed')
    return sql<SqlBool>`(quote.status = ${state} and quote."validUntil" > ${now})`;
  return sql<SqlBool>`quote.status = ${state}`;
}

function narrowed<O>(quotes: Quotes<O>, filters: QuoteFilters, now: Date): Quotes<O> {
  const { status, customerId, ownerId, rateId, mode } = filters;
  let found = quotes;
  if (status?.length) found = found.where((e) => e.or(status.map((state) => inState(state, now))));
  if (customerId) found = found.where('customerId', '=', customerId);
  if (ownerId) found = found.where('ownerId', '=', ownerId);
  if (rateId) found = found.where('rateId', '=', rateId);
  if (mode?.length) found = found.where('mode', 'in', mode);
  return found;
}

/** What changed last comes first, unless its reader sorts by a column. */
export async function listQuoteRows(
  db: Db,
  sight: Sight,
  filters: QuoteFilters,
  wanted: Order<(typeof quoteColumns)[number]> & {
    keyword?: string | undefined;
    currentPage: number;
    pageSize: number;
    now: Date;
  },
) {
  let quotes = seenBy(db.selectFrom('quote').selectAll(), sight)
    .orderBy('lastModifyTime', 'desc')
    .orderBy('id', 'desc');
  for (const word of (wanted.keyword ?? '').toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8))
    quotes = quotes
      .where('searchText', 'like', containing(word))
      .where(sql<SqlBool>`grams_of(quote."searchText") @> ${gramsOfKeyword(word)}::text[]`);
  const { rows, total } = await readPage(
    db,
    inOrder(narrowed(quotes, filters, wanted.now), wanted, columns),
    wanted,
  );
  return { rows: read(rows), total };
}

/** The link of a quote from now on; the one before it opens nothing any more. */
export async function replaceLink(db: Db, link: QuoteTables['quote_link']): Promise<void> {
  await db
    .insertInto('quote_link')
    .values(link)
    .onConflict((conflict) => conflict.column('quoteId').doUpdateSet(link))
    .execute();
}

export async function deleteLink(db: Db, quoteId: string): Promise<void> {
  await db.deleteFrom('quote_link').where('quoteId', '=', quoteId).execute();
}

/** The link that opens a quote now. */
export async function findLink(db: Db, quoteId: string, now: Date) {
  return db
    .selectFrom('quote_link')
    .select(['creatorTime', 'expiresAt'])
    .where('quoteId', '=', quoteId)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
}

/** The quote a token opens, until when; nothing for a token that is unknown, revoked or over. */
export async function findLinkByToken(db: Db, tokenHash: Buffer, now: Date) {
  return db
    .selectFrom('quote_link')
    .select(['quoteId', 'expiresAt'])
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
}
