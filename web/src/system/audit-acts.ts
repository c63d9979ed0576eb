import type { AuditActs } from '../wire/audit-acts.ts';

/** Those of features without a screen are here, too. */
export const systemActs: AuditActs = {
  getBillNumber: 'actGetBillNumber',
  createDataInterface: 'actCreateDataInterface',
  updateDataInterface: 'actUpdateDataInterface',
  deleteDataInterface: 'actDeleteDataInterface',
};
