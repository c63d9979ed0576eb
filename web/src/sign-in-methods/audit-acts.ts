import type { AuditActs } from '../wire/audit-acts.ts';

export const signInMethodsActs: AuditActs = {
  signInBySms: 'actSignInBySms',
  signInByTenantSms: 'actSignInBySms',
  resetPasswordBySms: 'actResetPasswordBySms',
  confirmTicket: 'actConfirmTicket',
  refuseTicket: 'actRefuseTicket',
  signInByTicket: 'actSignInByTicket',
  signInBySocial: 'actSignInBySocial',
  signInByWeCom: 'actSignInByWeCom',
};
