import type { ActsTitle, AuditActs } from '../wire/audit-acts.ts';

/** What they are called together. */
export const chargesActsTitle: ActsTitle = 'chargeTitle';

export const chargesActs: AuditActs = {
  saveCharges: 'actSaveCharges',
  actOnCharges: 'actActOnCharges',
  saveChargeTemplate: 'actSaveChargeTemplate',
  deleteChargeTemplate: 'actDeleteChargeTemplate',
  createChargeChange: 'actCreateChargeChange',
  updateChargeChange: 'actUpdateChargeChange',
  askChargeChange: 'actAskChargeChange',
  removeChargeChange: 'actRemoveChargeChange',
};
