import { sql } from 'kysely';
import type { Db } from '../../database/open.ts';
import type { Tables } from '../../database/tables.ts';

/** Whole rows of a table, thousands of them in few statements. */
export async function insertDemoRows<T extends keyof Tables>(
  db: Db,
  table: T,
  rows: readonly object[],
  mostAtOnce = 2_000,
): Promise<void> {
  for (let done = 0; done < rows.length; done += mostAtOnce)
    await sql`
      insert into ${sql.table(table)}
      select * from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(
        rows.slice(done, done + mostAtOnce),
      )}::json)
    `.execute(db);
}

/** Adds what entries came to, to the sums that are kept of them. */
export async function addDemoBalances(db: Db, entryIds: readonly string[]): Promise<void> {
  await sql`
    insert into ledger_balance as b (account, "partyId", "companyId", currency, period, debit, credit, "bookDebit",
      "bookCredit")
    select l.account, coalesce(l."partyId", ''), e."companyId", l.currency, e.period, sum(greatest(l.amount, 0)),
      sum(greatest(-l.amount, 0)), sum(greatest(l."bookAmount", 0)), sum(greatest(-l."bookAmount", 0))
    from ledger_line l join ledger_entry e on e.id = l."entryId"
    where e.id = any(${entryIds}::text[])
    group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
    on conflict (account, "partyId", "companyId", currency, period) do update
      set debit = b.debit + excluded.debit, credit = b.credit + excluded.credit,
        "bookDebit" = b."bookDebit" + excluded."bookDebit", "bookCredit" = b."bookCredit" + excluded."bookCredit"
  `.execute(db);
}

/**
 * Many rows with words to be found by: the index takes them in together at the end, which costs a tenth of one after the
 * other.
 */
export async function insertDemoWords<T extends keyof Tables>(
  db: Db,
  table: T,
  index: string,
  rows: readonly object[],
): Promise<void> {
  await sql`alter index ${sql.ref(index)} set (fastupdate = on)`.execute(db);
  await insertDemoRows(db, table, rows);
  await sql`select gin_clean_pending_list(${index}::regclass)`.execute(db);
  await sql`alter index ${sql.ref(index)} set (fastupdate = off)`.execute(db);
}
