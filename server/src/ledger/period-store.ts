import type { PeriodState } from '@fairway/contract/money-fields.ts';
import { sql } from 'kysely';
import type { Db } from '../database/open.ts';
import type { LedgerTables } from './tables.ts';

export interface StoredPeriod extends Omit<LedgerTables['accounting_period'], 'status'> {
  status: PeriodState;
}

/**
 * Holds a month alone: entries of it that are being written are through, and no new one begins until the commit. The
 * trigger of the ledger shares this lock.
 */
export async function holdPeriod(db: Db, code: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('accounting-period'), hashtext(${code}))`.execute(db);
}

/** Keeps months as they are until the commit, beside others who do the same: who closes one waits, and we for them. */
export async function sharePeriods(db: Db, codes: readonly string[]): Promise<void> {
  await sql`
    select pg_advisory_xact_lock_shared(hashtext('accounting-period'), hashtext(code))
    from unnest(${codes}::text[]) as code`.execute(db);
}

export async function findPeriods(db: Db): Promise<StoredPeriod[]> {
  return (await db.selectFrom('accounting_period').selectAll().orderBy('code').execute()) as StoredPeriod[];
}

export async function keepPeriod(db: Db, period: StoredPeriod): Promise<void> {
  const { code, snapshot, ...values } = period;
  const kept = { ...values, snapshot: snapshot === null ? null : JSON.stringify(snapshot) };
  await db
    .insertInto('accounting_period')
    .values({ code, ...kept })
    .onConflict((c) => c.column('code').doUpdateSet(kept))
    .execute();
}

export interface MonthSum {
  period: string;
  revenue: string;
  cost: string;
}

/** What the months from one on came to for some companies in the currency of the books; revenue above nothing. */
export async function sumMonths(db: Db, from: string, companyIds: readonly string[]): Promise<MonthSum[]> {
  if (companyIds.length === 0) return [];
  return db
    .selectFrom('ledger_balance')
    .select('period')
    .select([
      sql<string>`coalesce(sum("bookCredit" - "bookDebit") filter (where account = 'revenue'), 0)`.as(
        'revenue',
      ),
      sql<string>`coalesce(sum("bookDebit" - "bookCredit") filter (where account = 'cost'), 0)`.as('cost'),
    ])
    .where('period', '>=', from)
    .where('companyId', 'in', companyIds)
    .groupBy('period')
    .execute();
}

/** How many entries of some companies the months from one on have, and how many of them are in no batch of vouchers. */
export async function countEntries(
  db: Db,
  from: string,
  companyIds: readonly string[],
): Promise<{ period: string; entries: number; fresh: number }[]> {
  const { rows } = await sql<{ period: string; entries: number; fresh: number }>`
    select e.period, count(*)::int as entries, (count(*) - count(v."entryId"))::int as fresh
    from ledger_entry e left join voucher v on v."entryId" = e.id
    where e.period >= ${from} and e."companyId" = any(${companyIds}) group by e.period`.execute(db);
  return rows;
}

/** The first month anything was booked in. */
export async function firstPeriod(db: Db): Promise<string | undefined> {
  const row = await db
    .selectFrom('ledger_entry')
    .select('period')
    .orderBy('period')
    .limit(1)
    .executeTakeFirst();
  return row?.period;
}
