import type { ActsTitle, AuditActs } from '../wire/audit-acts.ts';

/** What they are called together. */
export const billActsTitle: ActsTitle = 'billRulesTitle';

export const billActs: AuditActs = {
  changeBillRule: 'actChangeBillRule',
  undoBillRule: 'actUndoBillRule',
};
