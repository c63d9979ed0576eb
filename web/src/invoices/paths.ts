import type { invoicePath, invoicesPath } from '@fairway/contract/invoices.ts';

// Written out: the frame must not load the contract.
export const invoicesScreen = '/pages/shipment/cargoshipment_invoice' satisfies typeof invoicesPath;
export const invoiceScreen = '/pages/shipment/detail/invoicedetail' satisfies typeof invoicePath;
/** Where charges become invoices: `?chargeIds=`, or those of a customer that are on none yet. */
export const makeInvoicesScreen = '/pages/shipment/invoice/make';

export const invoicePathOf = (id: string): string => `${invoiceScreen}?${new URLSearchParams({ id })}`;
export const makeInvoicesPathOf = (chargeIds: readonly string[]): string =>
  `${makeInvoicesScreen}?${new URLSearchParams({ chargeIds: chargeIds.join(',') })}`;
