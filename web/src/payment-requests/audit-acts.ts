import type { ActsTitle, AuditActs } from '../wire/audit-acts.ts';

/** What they are called together. */
export const paymentRequestsActsTitle: ActsTitle = 'requestTitle';

export const paymentRequestsActs: AuditActs = {
  createPaymentRequest: 'actCreatePaymentRequest',
  payPaymentRequest: 'actPayPaymentRequest',
  cancelPaymentRequest: 'actCancelPaymentRequest',
};
