import type { ActsTitle, AuditActs } from '../wire/audit-acts.ts';

/** What they are called together. */
export const recordsActsTitle: ActsTitle = 'auditOfRecords';

export const recordsActs: AuditActs = {
  createRecord: 'actCreateRecord',
  revealRecordValue: 'actRevealRecordValue',
  printRecordValues: 'actPrintRecordValues',
  updateRecord: 'actUpdateRecord',
  deleteRecord: 'actDeleteRecord',
  deleteRecords: 'actDeleteRecords',
};
