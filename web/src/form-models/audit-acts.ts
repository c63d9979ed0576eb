import type { ActsTitle, AuditActs } from '../wire/audit-acts.ts';

/** What they are called together. */
export const formModelsActsTitle: ActsTitle = 'formModels';

export const formModelsActs: AuditActs = {
  createModel: 'actCreateModel',
  updateModel: 'actUpdateModel',
  deleteModel: 'actDeleteModel',
};
