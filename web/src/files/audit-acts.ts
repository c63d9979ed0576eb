import type { ActsTitle, AuditActs } from '../wire/audit-acts.ts';

/** What they are called together. */
export const filesActsTitle: ActsTitle = 'auditOfFiles';

export const filesActs: AuditActs = {
  uploadFile: 'actUploadFile',
  getDownload: 'actGetDownload',
  downloadFile: 'actDownloadFile',
  deleteMyFile: 'actDeleteMyFile',
};
