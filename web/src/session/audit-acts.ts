import type { AuditActs } from '../wire/audit-acts.ts';

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
