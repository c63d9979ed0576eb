import type { ActsTitle, AuditActs } from '../wire/audit-acts.ts';

/** What they are called together. */
export const firstHourActsTitle: ActsTitle = 'firstHourTitle';

export const firstHourActs: AuditActs = {
  skipFirstHourStep: 'actSkipFirstHourStep',
  dismissFirstHour: 'actDismissFirstHour',
  addDepartments: 'actAddDepartments',
  undoDepartments: 'actUndoDepartments',
  addTypedPeople: 'actAddTypedPeople',
  undoTypedPeople: 'actUndoTypedPeople',
  giveRole: 'actGiveRole',
};
