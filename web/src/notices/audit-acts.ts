import type { ActsTitle, AuditActs } from '../wire/audit-acts.ts';

/** What they are called together. */
export const noticesActsTitle: ActsTitle = 'noticesTitle';

export const noticesActs: AuditActs = {
  addNotice: 'actAddNotice',
  changeNotice: 'actChangeNotice',
  publishNotice: 'actPublishNotice',
  withdrawNotice: 'actWithdrawNotice',
  deleteNotice: 'actDeleteNotice',
};
