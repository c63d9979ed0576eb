import type { ActsTitle, AuditActs } from '../wire/audit-acts.ts';

/** What they are called together. */
export const paymentsActsTitle: ActsTitle = 'paymentTitle';

export const paymentsActs: AuditActs = {
  registerPayment: 'actRegisterPayment',
  claimPayment: 'actClaimPayment',
  settleInvoices: 'actSettleInvoices',
  reverseSettlement: 'actReverseSettlement',
  reversePayment: 'actReversePayment',
  addBankAccount: 'actAddBankAccount',
  changeBankAccount: 'actChangeBankAccount',
  deleteBankAccount: 'actDeleteBankAccount',
};
