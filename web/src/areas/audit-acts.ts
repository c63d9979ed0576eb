import type { ActsTitle, AuditActs } from '../wire/audit-acts.ts';

/** What they are called together. */
export const areasActsTitle: ActsTitle = 'areasTitle';

export const areasActs: AuditActs = {
  addArea: 'actAddArea',
  changeArea: 'actChangeArea',
  moveArea: 'actMoveArea',
  removeArea: 'actRemoveArea',
  undoAreaChange: 'actUndoAreaChange',
};
