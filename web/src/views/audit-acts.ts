import type { AuditActs } from '../wire/audit-acts.ts';

export const viewsActs: AuditActs = {
  createView: 'actCreateView',
  changeView: 'actChangeView',
  deleteView: 'actDeleteView',
};
