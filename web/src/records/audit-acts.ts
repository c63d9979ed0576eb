import type { AuditActs } from '../wire/audit-acts.ts';

export const recordsActs: AuditActs = {
  createRecord: 'actCreateRecord',
  updateRecord: 'actUpdateRecord',
  deleteRecord: 'actDeleteRecord',
  deleteRecords: 'actDeleteRecords',
};
