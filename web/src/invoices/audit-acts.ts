import type { ActsTitle, AuditActs } from '../wire/audit-acts.ts';

/** What they are called together. */
export const invoicesActsTitle: ActsTitle = 'invoiceTitle';

export const invoicesActs: AuditActs = {
  createInvoices: 'actCreateInvoices',
  updateInvoice: 'actUpdateInvoice',
  actOnInvoices: 'actActOnInvoices',
  createCreditNote: 'actCreateCreditNote',
  answerInvoice: 'actAnswerInvoice',
  answerDispute: 'actAnswerDispute',
  sendInvoice: 'actSendInvoice',
  remindOfInvoices: 'actRemindOfInvoices',
};
