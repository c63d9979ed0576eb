import type { ActsTitle, AuditActs } from '../wire/audit-acts.ts';

/** What they are called together. */
export const viewsActsTitle: ActsTitle = 'auditOfViews';

export const viewsActs: AuditActs = {
  createView: 'actCreateView',
  changeView: 'actChangeView',
  deleteView: 'actDeleteView',
};
