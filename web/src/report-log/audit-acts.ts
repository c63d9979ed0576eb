import type { ActsTitle, AuditActs } from '../wire/audit-acts.ts';

/** What they are called together. */
export const reportLogActsTitle: ActsTitle = 'reportTitle';

export const reportLogActs: AuditActs = {
  addReport: 'actAddReport',
  changeReport: 'actChangeReport',
  deleteReport: 'actDeleteReport',
  commentOnReport: 'actCommentOnReport',
  deleteReportComment: 'actDeleteReportComment',
  remindReportReaders: 'actRemindReportReaders',
  remindOfReports: 'actRemindOfReports',
  saveReportRule: 'actSaveReportRule',
};
