import type { AuditActs } from '../wire/audit-acts.ts';

export const filesActs: AuditActs = {
  uploadFile: 'actUploadFile',
  getDownload: 'actGetDownload',
  downloadFile: 'actDownloadFile',
  deleteMyFile: 'actDeleteMyFile',
};
