import type { ActsTitle, AuditActs } from '../wire/audit-acts.ts';

/** What they are called together. */
export const boardsActsTitle: ActsTitle = 'auditOfBoards';

export const boardsActs: AuditActs = {
  exportEnterpriseBoard: 'actExportEnterpriseBoard',
  saveTargets: 'actSaveTargets',
};
