import { promiseInvoicesOf } from './store.ts';

/** Somebody vouched for the money of a shipment: until that day its open invoices are not reminded of. */
export const promisePayment = promiseInvoicesOf;
