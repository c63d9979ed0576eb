import type { AuditActs } from '../wire/audit-acts.ts';

export const formModelsActs: AuditActs = {
  createModel: 'actCreateModel',
  updateModel: 'actUpdateModel',
  deleteModel: 'actDeleteModel',
};
