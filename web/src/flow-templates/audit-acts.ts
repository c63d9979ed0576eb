import type { ActsTitle, AuditActs } from '../wire/audit-acts.ts';

/** What they are called together. */
export const flowTemplatesActsTitle: ActsTitle = 'flowTemplates';

export const flowTemplatesActs: AuditActs = {
  createTemplate: 'actCreateTemplate',
  updateTemplate: 'actUpdateTemplate',
  publishTemplate: 'actPublishTemplate',
  migrateFlows: 'actMigrateFlows',
  deleteTemplate: 'actDeleteTemplate',
  importTemplate: 'actImportTemplate',
};
