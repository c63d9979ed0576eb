import type { AuditActs } from '../wire/audit-acts.ts';

export const settingsActs: AuditActs = {
  changeSettings: 'actChangeSettings',
  undoSettings: 'actUndoSettings',
};
