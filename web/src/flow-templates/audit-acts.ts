import type { AuditActs } from '../wire/audit-acts.ts';

export const flowTemplatesActs: AuditActs = {
  createTemplate: 'actCreateTemplate',
  updateTemplate: 'actUpdateTemplate',
  publishTemplate: 'actPublishTemplate',
  migrateFlows: 'actMigrateFlows',
  deleteTemplate: 'actDeleteTemplate',
  importTemplate: 'actImportTemplate',
};
