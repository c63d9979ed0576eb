import {
  getTaxInvoice,
  getTaxQuota,
  listTaxableLines,
  listTaxInvoices,
} from '@fairway/contract/tax-invoices.ts';
import { invoiceReads } from '../invoices/invoice-reads.ts';
import { queryClient } from '../wire/query-client.ts';

/** The reads that show something else after tax invoices were changed: invoices say how much of them is taxed. */
export const taxReads = [listTaxInvoices, getTaxInvoice, listTaxableLines, getTaxQuota, ...invoiceReads];

export function refreshTaxInvoices(): void {
  for (const { name } of taxReads) void queryClient.invalidateQueries({ queryKey: [name] });
}
