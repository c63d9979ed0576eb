import { getPayment, listPayments, previewSettlement } from '@fairway/contract/payments.ts';
import { booksReads, invoiceReads } from '../invoices/invoice-reads.ts';
import { queryClient } from '../wire/query-client.ts';

/** The reads that show something else after payments were changed. */
export const paymentReads = [listPayments, getPayment, previewSettlement, ...booksReads];

/** And those of the invoices that used them. */
export const settlementReads = [...paymentReads, ...invoiceReads];

export function refreshPayments(): void {
  for (const { name } of settlementReads) void queryClient.invalidateQueries({ queryKey: [name] });
}
