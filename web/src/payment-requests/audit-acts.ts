import type { AuditActs } from '../wire/audit-acts.ts';

export const paymentRequestsActs: AuditActs = {
  createPaymentRequest: 'actCreatePaymentRequest',
  payPaymentRequest: 'actPayPaymentRequest',
  cancelPaymentRequest: 'actCancelPaymentRequest',
};
