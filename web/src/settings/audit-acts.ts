import type { ActsTitle, AuditActs } from '../wire/audit-acts.ts';

/** What they are called together. */
export const settingsActsTitle: ActsTitle = 'settingsTitle';

export const settingsActs: AuditActs = {
  changeSettings: 'actChangeSettings',
  undoSettings: 'actUndoSettings',
};
