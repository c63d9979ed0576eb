import type { AuditActs } from '../wire/audit-acts.ts';

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
