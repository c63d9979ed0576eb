import type { LedgerAccount } from '@fairway/contract/money-fields.ts';
import { sql } from 'kysely';
import type { Db } from '../database/open.ts';
import { readPage } from '../database/page.ts';

export interface EntryFilters {
  from?: string | undefined;
  to?: string | undefined;
  account?: LedgerAccount | undefined;
  currency?: string | undefined;
  partyId?: string | undefined;
  sourceId?: string | undefined;
}

/** Entries of some companies, the newest first. */
export async function listEntryRows(
  db: Db,
  companyIds: readonly string[],
  { from, to, account, currency, partyId, sourceId }: EntryFilters,
  page: { currentPage: number; pageSize: number },
) {
  let query = db
    .selectFrom('ledger_entry')
    .selectAll('ledger_entry')
    .where('ledger_entry.companyId', '=', sql<string>`any(${companyIds}::text[])`)
    .orderBy('ledger_entry.at', 'desc')
    .orderBy('ledger_entry.id', 'desc');
  if (from !== undefined) query = query.where('ledger_entry.period', '>=', from);
  if (to !== undefined) query = query.where('ledger_entry.period', '<=', to);
  if (sourceId !== undefined) query = query.where('ledger_entry.sourceId', '=', sourceId);
  if (account !== undefined || currency !== undefined || partyId !== undefined)
    query = query.where((e) => {
      let lines = e
        .selectFrom('ledger_line')
        .select('ledger_line.line')
        .whereRef('ledger_line.entryId', '=', 'ledger_entry.id');
      if (account !== undefined) lines = lines.where('ledger_line.account', '=', account);
      if (currency !== undefined) lines = lines.where('ledger_line.currency', '=', currency);
      if (partyId !== undefined) lines = lines.where('ledger_line.partyId', '=', partyId);
      return e.exists(lines);
    });
  return readPage(db, query, page);
}

/** The lines of some entries, as they stand in them. */
export const findLinesOf = (db: Db, entryIds: readonly string[]) =>
  db
    .selectFrom('ledger_line')
    .selectAll()
    .where('entryId', '=', sql<string>`any(${entryIds}::text[])`)
    .orderBy('entryId')
    .orderBy('line')
    .execute();
