import type { AuditActs } from '../wire/audit-acts.ts';

export const billActs: AuditActs = {
  changeBillRule: 'actChangeBillRule',
  undoBillRule: 'actUndoBillRule',
};
