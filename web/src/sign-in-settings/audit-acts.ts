import type { ActsTitle, AuditActs } from '../wire/audit-acts.ts';

/** What they are called together. */
export const signInSettingsActsTitle: ActsTitle = 'signInSettingsTitle';

export const signInSettingsActs: AuditActs = {
  addSignInMethod: 'actAddSignInMethod',
  changeSignInMethod: 'actChangeSignInMethod',
  undoSignInMethod: 'actUndoSignInMethod',
  removeSignInMethod: 'actRemoveSignInMethod',
  testSmsGateway: 'actTestSmsGateway',
  checkSignInMethod: 'actCheckSignInMethod',
  trySignInMethod: 'actTrySignInMethod',
};
