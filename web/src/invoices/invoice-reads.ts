import { getAging, listAgingItems } from '@fairway/contract/aging.ts';
import { getInvoice, listInvoices } from '@fairway/contract/invoices.ts';
import { getTrialBalance, listLedgerEntries, listPeriods } from '@fairway/contract/ledger.ts';
import { getCharge, listCharges } from '@fairway/contract/shipment-charges.ts';
import { getStatement, previewStatement } from '@fairway/contract/statements.ts';
import { queryClient } from '../wire/query-client.ts';

/** What is worked out of invoices and money elsewhere: what is billed of charges, ageing, books and statements. */
export const booksReads = [
  ...[listCharges, getCharge],
  ...[getAging, listAgingItems],
  ...[listPeriods, getTrialBalance, listLedgerEntries],
  ...[getStatement, previewStatement],
];

/** The reads that show something else after invoices were changed. */
export const invoiceReads = [listInvoices, getInvoice, ...booksReads];

export function refreshInvoices(): void {
  for (const { name } of invoiceReads) void queryClient.invalidateQueries({ queryKey: [name] });
}
