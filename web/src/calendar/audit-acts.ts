import type { ActsTitle, AuditActs } from '../wire/audit-acts.ts';

/** What they are called together. */
export const calendarActsTitle: ActsTitle = 'calendarTitle';

export const calendarActs: AuditActs = {
  changeCalendar: 'actChangeCalendar',
  changeWorkWeek: 'actChangeWorkWeek',
  undoCalendar: 'actUndoCalendar',
};
