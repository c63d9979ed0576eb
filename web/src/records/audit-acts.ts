import type { AuditActs } from '../wire/audit-acts.ts';

export const recordsActs: AuditActs = {
  createRecord: 'actCreateRecord',
  revealRecordValue: 'actRevealRecordValue',
  printRecordValues: 'actPrintRecordValues',
  updateRecord: 'actUpdateRecord',
  deleteRecord: 'actDeleteRecord',
  deleteRecords: 'actDeleteRecords',
};
