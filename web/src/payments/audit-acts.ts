import type { AuditActs } from '../wire/audit-acts.ts';

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
