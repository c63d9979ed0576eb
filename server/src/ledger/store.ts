import type { LedgerAccount } from '@fairway/contract/money-fields.ts';
import type { LedgerLine } from '@fairway/domain/ledger/entry.ts';
import { sql } from 'kysely';
import { Kind, type Part } from '../database/one-statement.ts';
import type { Db } from '../database/open.ts';
import type { LedgerTables } from './tables.ts';

export type StoredEntry = LedgerTables['ledger_entry'];

const entries = new Kind(`
  insert into ledger_entry (id, kind, "sourceId", "sourceNo", "companyId", "bookedOn", period, "at", "byId", reverses)
  select one.id, kind, "sourceId", "sourceNo", "companyId", "bookedOn", period, "at", "byId", reverses
  from json_to_recordset($rows) as one (held text, id text, kind text, "sourceId" text, "sourceNo" text,
    "companyId" text, "bookedOn" text, period text, "at" timestamptz, "byId" text, reverses text)
  join held on held.id = one.held`);

const entryLines = new Kind(`
  insert into ledger_line ("entryId", line, account, "partyId", currency, amount, "bookAmount", "invoiceId",
    "paymentId", "shipmentId", "bankAccountId", "at")
  select "entryId", line, account, "partyId", currency, amount, "bookAmount", "invoiceId", "paymentId", "shipmentId",
    "bankAccountId", "at"
  from json_to_recordset($rows) as one (held text, "entryId" text, line smallint, account text, "partyId" text,
    currency text, amount numeric, "bookAmount" numeric, "invoiceId" text, "paymentId" text, "shipmentId" text,
    "bankAccountId" text, "at" timestamptz)
  join held on held.id = one.held`);

/** The sums are taken in the order of their keys, so that two entries never wait for each other. */
const balances = new Kind(`
  insert into ledger_balance as b (account, "partyId", "companyId", currency, period, debit, credit, "bookDebit",
    "bookCredit")
  select account, coalesce("partyId", ''), "companyId", currency, period, sum(greatest(amount, 0)),
    sum(greatest(-amount, 0)), sum(greatest("bookAmount", 0)), sum(greatest(-"bookAmount", 0))
  from json_to_recordset($rows) as one (held text, account text, "partyId" text, "companyId" text, currency text,
    period text, amount numeric, "bookAmount" numeric)
  join held on held.id = one.held
  group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
  on conflict (account, "partyId", "companyId", currency, period) do update
    set debit = b.debit + excluded.debit, credit = b.credit + excluded.credit,
      "bookDebit" = b."bookDebit" + excluded."bookDebit", "bookCredit" = b."bookCredit" + excluded."bookCredit"`);

/** An entry with its lines, and the sums it changes. */
export function entryParts(entry: StoredEntry, lines: readonly LedgerLine[]): Part[] {
  const { id: entryId, companyId, period, at } = entry;
  return [
    { kind: entries, rows: [entry] },
    { kind: entryLines, rows: lines.map((one, line) => ({ ...one, entryId, line, at })) },
    {
      kind: balances,
      rows: lines.map(({ account, partyId, currency, amount, bookAmount }) => ({
        ...{ account, partyId, companyId, currency, period, amount, bookAmount },
      })),
    },
  ];
}

/** The entries of a source that stand: neither taken back nor taking back. */
export async function findStandingEntries(db: Db, sourceId: string): Promise<StoredEntry[]> {
  const rows = await db
    .selectFrom('ledger_entry as e')
    .selectAll('e')
    .where('e.sourceId', '=', sourceId)
    .where('e.reverses', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('ledger_entry as r').select('r.id').whereRef('r.reverses', '=', 'e.id'))),
    )
    .orderBy('e.at')
    .orderBy('e.id')
    .execute();
  return rows as StoredEntry[];
}

export async function findLines(db: Db, entryId: string): Promise<LedgerLine[]> {
  const rows = await db
    .selectFrom('ledger_line')
    .select(['account', 'partyId', 'currency', 'amount', 'bookAmount'])
    .select(['invoiceId', 'paymentId', 'shipmentId', 'bankAccountId'])
    .where('entryId', '=', entryId)
    .orderBy('line')
    .execute();
  return rows as LedgerLine[];
}

export async function findClosedPeriods(db: Db, from: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('accounting_period')
    .select('code')
    .where('code', '>=', from)
    .where('status', '!=', 'open')
    .execute();
  return new Set(rows.map(({ code }) => code));
}

export interface AccountSums {
  account: LedgerAccount;
  currency: string;
  /** Before the period, a credit below nothing. */
  opening: string;
  bookOpening: string;
  debit: string;
  credit: string;
  bookDebit: string;
  bookCredit: string;
}

/** What stood on the accounts before the first of some months, and what moved on them until the last. */
export async function sumAccounts(
  db: Db,
  { from, to, companyIds }: { from: string; to: string; companyIds: readonly string[] | 'all' },
): Promise<AccountSums[]> {
  const within = sql<boolean>`period >= ${from}`;
  let query = db
    .selectFrom('ledger_balance')
    .select(['account', 'currency'])
    .select([
      sql<string>`coalesce(sum(debit - credit) filter (where period < ${from}), 0)`.as('opening'),
      sql<string>`coalesce(sum("bookDebit" - "bookCredit") filter (where period < ${from}), 0)`.as(
        'bookOpening',
      ),
      sql<string>`coalesce(sum(debit) filter (where ${within}), 0)`.as('debit'),
      sql<string>`coalesce(sum(credit) filter (where ${within}), 0)`.as('credit'),
      sql<string>`coalesce(sum("bookDebit") filter (where ${within}), 0)`.as('bookDebit'),
      sql<string>`coalesce(sum("bookCredit") filter (where ${within}), 0)`.as('bookCredit'),
    ])
    .where('period', '<=', to);
  if (companyIds !== 'all') query = query.where('companyId', 'in', [...companyIds, '']);
  const rows = await query.groupBy(['account', 'currency']).orderBy('account').orderBy('currency').execute();
  return rows as AccountSums[];
}

export interface BalanceDifference {
  account: string;
  partyId: string;
  companyId: string;
  currency: string;
  period: string;
}

/** Sums that are not what their lines add up to, at most so many. */
export async function findWrongBalances(db: Db, most: number): Promise<BalanceDifference[]> {
  const { rows } = await sql<BalanceDifference>`
    with added as (
      select l.account, coalesce(l."partyId", '') as "partyId", e."companyId", l.currency, e.period,
        sum(greatest(l.amount, 0)) as debit, sum(greatest(-l.amount, 0)) as credit,
        sum(greatest(l."bookAmount", 0)) as "bookDebit", sum(greatest(-l."bookAmount", 0)) as "bookCredit"
      from ledger_line l join ledger_entry e on e.id = l."entryId"
      group by 1, 2, 3, 4, 5)
    select account, "partyId", "companyId", currency, period
    from added full join ledger_balance kept using (account, "partyId", "companyId", currency, period)
    where (added.debit, added.credit, added."bookDebit", added."bookCredit")
      is distinct from (kept.debit, kept.credit, kept."bookDebit", kept."bookCredit")
    limit ${most}
  `.execute(db);
  return rows;
}
