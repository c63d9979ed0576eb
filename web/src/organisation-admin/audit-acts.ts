import type { AuditActs } from '../wire/audit-acts.ts';

export const organisationAdminActs: AuditActs = {
  addUnit: 'actAddUnit',
  changeUnit: 'actChangeUnit',
  moveUnit: 'actMoveUnit',
  mergeUnits: 'actMergeUnits',
  removeUnit: 'actRemoveUnit',
  undoUnitChange: 'actUndoUnitChange',
};
