import type { AuditActs } from '../wire/audit-acts.ts';

export const calendarActs: AuditActs = {
  changeCalendar: 'actChangeCalendar',
  changeWorkWeek: 'actChangeWorkWeek',
  undoCalendar: 'actUndoCalendar',
};
