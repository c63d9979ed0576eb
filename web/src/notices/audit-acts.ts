import type { AuditActs } from '../wire/audit-acts.ts';

export const noticesActs: AuditActs = {
  addNotice: 'actAddNotice',
  changeNotice: 'actChangeNotice',
  publishNotice: 'actPublishNotice',
  withdrawNotice: 'actWithdrawNotice',
  deleteNotice: 'actDeleteNotice',
};
