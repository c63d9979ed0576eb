import { getInvoice, listInvoices } from '@fairway/contract/invoices.ts';
import { queryClient } from '../wire/query-client.ts';

/** The reads that show something else after invoices were changed. */
export const invoiceReads = [listInvoices, getInvoice];

export function refreshInvoices(): void {
  for (const { name } of invoiceReads) void queryClient.invalidateQueries({ queryKey: [name] });
}
