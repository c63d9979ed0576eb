import { findInvoiceTitles } from './store.ts';

/** What a customer wants on their invoices, in the order they gave. */
export const invoiceTitlesOf = findInvoiceTitles;
