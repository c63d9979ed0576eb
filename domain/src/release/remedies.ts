import type { GateFixer, GateReasonName, GateRemedy } from '@fairway/contract/release-fields.ts';

interface Remedy {
  remedy: GateRemedy;
  by: readonly GateFixer[];
}

/** What helps against each reason, and who can do it; what passes needs nothing. */
export const remedyOf: Partial<Record<GateReasonName, Remedy>> = {
  owesNoTerm: { remedy: 'collectMoney', by: ['customer', 'finance'] },
  owesPrepaid: { remedy: 'collectMoney', by: ['customer', 'finance'] },
  owesSuspended: { remedy: 'collectMoney', by: ['customer', 'finance'] },
  owesOverdue: { remedy: 'collectMoney', by: ['customer', 'finance'] },
  owesBeyondLimit: { remedy: 'askGuarantee', by: ['sales', 'manager'] },
  owesRateMissing: { remedy: 'addRate', by: ['finance'] },
  heldHard: { remedy: 'liftHold', by: ['finance', 'manager'] },
  heldSoft: { remedy: 'liftHold', by: ['finance', 'manager'] },
  billMissing: { remedy: 'writeBill', by: ['documents', 'operations'] },
  originalsMissing: { remedy: 'collectOriginals', by: ['customer', 'documents'] },
  originalsOut: { remedy: 'collectOriginals', by: ['customer', 'documents'] },
  letterMissing: { remedy: 'addLetter', by: ['customer', 'operations'] },
  houseBillOut: { remedy: 'surrenderBill', by: ['documents'] },
  masterBillOut: { remedy: 'surrenderBill', by: ['documents'] },
  carrierOverdue: { remedy: 'payCarrier', by: ['finance'] },
  customsOpen: { remedy: 'clearCustoms', by: ['customer', 'operations'] },
  customerFrozen: { remedy: 'unfreeze', by: ['finance', 'manager'] },
  customerBlack: { remedy: 'unfreeze', by: ['manager'] },
};
