import type { ActsTitle, AuditActs } from '../wire/audit-acts.ts';

/** What they are called together. */
export const systemActsTitle: ActsTitle = 'auditOfSystem';

/** Those of features without a screen are here, too. */
export const systemActs: AuditActs = {
  changeAuditRetention: 'actChangeAuditRetention',
  getBillNumber: 'actGetBillNumber',
  createDataInterface: 'actCreateDataInterface',
  updateDataInterface: 'actUpdateDataInterface',
  deleteDataInterface: 'actDeleteDataInterface',
};
