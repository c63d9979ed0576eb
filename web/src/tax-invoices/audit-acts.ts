import type { ActsTitle, AuditActs } from '../wire/audit-acts.ts';

/** What they are called together. */
export const taxInvoicesActsTitle: ActsTitle = 'taxTitle';

export const taxInvoicesActs: AuditActs = {
  applyForTaxInvoice: 'actApplyForTaxInvoice',
  issueTaxInvoice: 'actIssueTaxInvoice',
  failTaxInvoice: 'actFailTaxInvoice',
  cancelTaxInvoice: 'actCancelTaxInvoice',
  attachTaxInvoiceFiles: 'actAttachTaxInvoiceFiles',
  deliverTaxInvoice: 'actDeliverTaxInvoice',
  voidTaxInvoice: 'actVoidTaxInvoice',
  redTaxInvoice: 'actRedTaxInvoice',
  confirmRedTaxInvoice: 'actConfirmRedTaxInvoice',
  exportTaxInvoices: 'actExportTaxInvoices',
};
