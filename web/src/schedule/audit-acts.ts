import type { ActsTitle, AuditActs } from '../wire/audit-acts.ts';

/** What they are called together. */
export const scheduleActsTitle: ActsTitle = 'scheduleTitle';

export const scheduleActs: AuditActs = {
  addSchedule: 'actAddSchedule',
  changeSchedule: 'actChangeSchedule',
  moveSchedule: 'actMoveSchedule',
  rejoinSchedule: 'actRejoinSchedule',
  deleteSchedule: 'actDeleteSchedule',
  answerSchedule: 'actAnswerSchedule',
  makeScheduleFeed: 'actMakeScheduleFeed',
  changeScheduleFeed: 'actChangeScheduleFeed',
  withdrawScheduleFeed: 'actWithdrawScheduleFeed',
  importSchedule: 'actImportSchedule',
  undoScheduleImport: 'actUndoScheduleImport',
};
