import type { ActsTitle, AuditActs } from '../wire/audit-acts.ts';

/** What they are called together. */
export const organisationAdminActsTitle: ActsTitle = 'organisationTitle';

export const organisationAdminActs: AuditActs = {
  addUnit: 'actAddUnit',
  changeUnit: 'actChangeUnit',
  moveUnit: 'actMoveUnit',
  mergeUnits: 'actMergeUnits',
  removeUnit: 'actRemoveUnit',
  undoUnitChange: 'actUndoUnitChange',
};
