import type { ActsTitle, AuditActs } from '../wire/audit-acts.ts';

/** What they are called together. */
export const sessionActsTitle: ActsTitle = 'auditOfSessions';

export const sessionActs: AuditActs = {
  signIn: 'actSignIn',
  signInByQuery: 'actSignIn',
  signInFailed: 'actSignInFailed',
  unlockScreenFailed: 'actUnlockScreenFailed',
  refusalBurst: 'actRefusalBurst',
  signOut: 'actSignOut',
  createFirstAdministrator: 'actCreateFirstAdministrator',
  updatePasswordMessage: 'actUpdatePasswordMessage',
};
