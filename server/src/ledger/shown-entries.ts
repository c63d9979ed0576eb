import type { Received, Reply } from '@fairway/contract/endpoint.ts';
import type { LedgerEntry, listLedgerEntries as listCall } from '@fairway/contract/ledger.ts';
import type { LedgerAccount } from '@fairway/contract/money-fields.ts';
import { accountCodes } from '@fairway/domain/ledger/chart-of-accounts.ts';
import { decimalsOf } from '@fairway/domain/money/currency.ts';
import { exact } from '@fairway/domain/money/money.ts';
import type { Context } from '../http/context.ts';
import { pageOf } from '../http/page.ts';
import { accountWords } from '../language/ledger-words.ts';
import { namesById } from '../organisation/names-by-id.ts';
import { peopleNames } from '../people/people-by-id.ts';
import { partyNames, shipmentsById } from '../shipments/shipment-lookups.ts';
import { findLinesOf, listEntryRows } from './entry-store.ts';
import { readCompanies } from './reader.ts';
import type { LedgerTables } from './tables.ts';

export async function listLedgerEntries(
  ctx: Context,
  { filters: { companyId, ...filters }, ...paging }: Received<typeof listCall>['body'],
): Promise<Reply<typeof listCall>> {
  const companyIds = await readCompanies(ctx, companyId);
  const { rows, total } = await listEntryRows(ctx.db, companyIds, filters, paging);
  return pageOf(await shownEntries(ctx, rows), paging, total);
}

/** Entries with their lines, in words. */
export async function shownEntries(
  { db, language }: Pick<Context, 'db' | 'language'>,
  entries: readonly LedgerTables['ledger_entry'][],
): Promise<LedgerEntry[]> {
  const lines = await findLinesOf(
    db,
    entries.map(({ id }) => id),
  );
  const of = Map.groupBy(lines, ({ entryId }) => entryId);
  const parties = await partyNames(
    db,
    lines.flatMap(({ partyId }) => partyId ?? []),
    language,
  );
  const shipments = await shipmentsById(
    db,
    lines.flatMap(({ shipmentId }) => shipmentId ?? []),
  );
  const companies = await namesById(
    db,
    'organisation',
    entries.map(({ companyId }) => companyId),
    language,
  );
  const people = await peopleNames(
    db,
    entries.flatMap(({ byId }) => byId ?? []),
    { withAccounts: false },
  );
  return entries.map(({ id, kind, sourceId, sourceNo, companyId, bookedOn, period, at, byId, reverses }) => ({
    ...{ id, kind, sourceId, sourceNo, bookedOn, period, at: at.getTime(), isReversal: reverses !== null },
    companyName: companies.get(companyId)?.fullName ?? '',
    byName: people.get(byId ?? '') ?? '',
    ...aboutOf({ kind, sourceId }, of.get(id) ?? []),
    lines: (of.get(id) ?? []).map((line) => {
      const account = line.account as LedgerAccount;
      return {
        ...{ account, code: accountCodes[account], name: accountWords[account][language] },
        partyName: parties.get(line.partyId ?? '') ?? '',
        currency: line.currency,
        amount: exact(line.amount).toFixed(decimalsOf(line.currency)),
        bookAmount: exact(line.bookAmount).toFixed(2),
        shipmentNo: shipments.get(line.shipmentId ?? '')?.shipmentNo ?? '',
      };
    }),
  }));
}

type Lines = readonly Pick<LedgerTables['ledger_line'], 'invoiceId' | 'paymentId'>[];

/** The invoice and the payment an entry is about. */
function aboutOf(
  { kind, sourceId }: Pick<LedgerTables['ledger_entry'], 'kind' | 'sourceId'>,
  lines: Lines,
): Pick<LedgerEntry, 'invoiceId' | 'paymentId'> {
  if (kind === 'invoice') return { invoiceId: sourceId, paymentId: null };
  if (kind === 'payment' || kind === 'claim') return { invoiceId: null, paymentId: sourceId };
  const first = (name: 'invoiceId' | 'paymentId') =>
    lines.find((line) => line[name] !== null)?.[name] ?? null;
  return { invoiceId: first('invoiceId'), paymentId: first('paymentId') };
}
