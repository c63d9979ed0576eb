import type { AuditActs } from '../wire/audit-acts.ts';

export const ledgerActs: AuditActs = {
  actOnPeriod: 'actActOnPeriod',
  exportVouchers: 'actExportVouchers',
};
