import type {
  applyForTaxInvoicePath,
  taxInvoicePath,
  taxInvoicesPath,
} from '@fairway/contract/tax-invoices.ts';

// Written out: the frame must not load the contract.
export const taxInvoicesScreen = '/pages/shipment/cargoshipment_taxinvoice' satisfies typeof taxInvoicesPath;
export const taxInvoicesAlias = '/pages/shipment/cargo/cargoshipment_taxinvoice';
export const taxInvoiceScreen = '/pages/shipment/taxinvoice/detail' satisfies typeof taxInvoicePath;
export const applyScreen = '/pages/shipment/taxinvoice/apply' satisfies typeof applyForTaxInvoicePath;

export const taxInvoicePathOf = (id: string): string => `${taxInvoiceScreen}?${new URLSearchParams({ id })}`;
/** To apply for lines of invoices; without lines all that is left of them is chosen. */
export const applyPathOf = (invoiceIds: readonly string[], lineIds: readonly string[] = []): string =>
  `${applyScreen}?${new URLSearchParams({
    invoiceIds: invoiceIds.join(','),
    ...(lineIds.length > 0 && { lineIds: lineIds.join(',') }),
  })}`;
export const taxInvoicesPathOf = (invoiceId?: string): string =>
  invoiceId === undefined
    ? taxInvoicesScreen
    : `${taxInvoicesScreen}?${new URLSearchParams({ tab: 'all', invoiceId })}`;
