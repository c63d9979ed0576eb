import type { AuditActs } from '../wire/audit-acts.ts';

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
