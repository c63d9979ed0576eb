import {
  getPaymentRequest,
  listPayableInvoices,
  listPaymentRequests,
} from '@fairway/contract/payment-requests.ts';
import { queryClient } from '../wire/query-client.ts';

/** The reads that show something else after requests were changed. */
export const requestReads = [listPaymentRequests, getPaymentRequest, listPayableInvoices];

export function refreshRequests(): void {
  for (const { name } of requestReads) void queryClient.invalidateQueries({ queryKey: [name] });
}
