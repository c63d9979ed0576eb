import type { ActsTitle, AuditActs } from '../wire/audit-acts.ts';

/** What they are called together. */
export const signInMethodsActsTitle: ActsTitle = 'auditOfSignIn';

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
