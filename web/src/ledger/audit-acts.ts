import type { ActsTitle, AuditActs } from '../wire/audit-acts.ts';

/** What they are called together. */
export const ledgerActsTitle: ActsTitle = 'ledgerTitle';

export const ledgerActs: AuditActs = {
  actOnPeriod: 'actActOnPeriod',
  exportVouchers: 'actExportVouchers',
};
