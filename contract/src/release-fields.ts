/** How cargo is released: against originals, by telex, on a waybill, or by our delivery order at the destination. */
export const releaseKinds = ['original', 'telex', 'seaway', 'deliveryOrder'] as const;
export type ReleaseKind = (typeof releaseKinds)[number];

/**
 * How far a release has come. `applied` waits for staff to take it on; `approving` while a request about it runs;
 * `held` remembers what it was before a hold.
 */
export const releaseStates = [
  ...(['applied', 'approving', 'approved', 'held', 'released'] as const),
  ...(['rejected', 'withdrawn', 'expired', 'revoked'] as const),
] as const;
export type ReleaseState = (typeof releaseStates)[number];

/** Why cargo is kept back, and by whom. */
export const holdTypes = [
  ...(['credit', 'customs', 'carrier', 'terminal', 'documents', 'shipper', 'legal'] as const),
  ...(['quarantine', 'dangerous', 'overweight'] as const),
] as const;
export type HoldType = (typeof holdTypes)[number];

/** Receivables, holds, papers, what we owe the carrier, customs at the destination, the customer itself. */
export const gateCodes = ['G1', 'G2', 'G3', 'G4', 'G5', 'G6'] as const;
export type GateCode = (typeof gateCodes)[number];

/** A failed `soft` check may be approved, a `hard` one never; `info` keeps nothing back. */
export const gateLevels = ['soft', 'hard', 'info'] as const;
export type GateLevel = (typeof gateLevels)[number];

/** What the checks of a gate come to. */
export const gateVerdicts = ['green', 'soft', 'hard'] as const;
export type GateVerdict = (typeof gateVerdicts)[number];

/** Why a check passes or fails. */
export const gateReasons = [
  ...(['nothingOwed', 'onCredit', 'owesNoTerm', 'owesPrepaid', 'owesSuspended', 'owesRateMissing'] as const),
  ...(['owesOverdue', 'owesBeyondLimit'] as const),
  ...(['noHold', 'heldHard', 'heldSoft'] as const),
  ...(['papersComplete', 'billMissing', 'originalsMissing', 'letterMissing', 'originalsOut'] as const),
  ...(['houseBillOut', 'masterBillOut'] as const),
  ...(['carrierPaid', 'carrierOverdue'] as const),
  ...(['customsCleared', 'customsOpen', 'customsNotAsked'] as const),
  ...(['customerFine', 'customerFrozen', 'customerBlack'] as const),
] as const;
export type GateReasonName = (typeof gateReasons)[number];

/** What helps, as the screen leads there. */
export const gateRemedies = [
  ...(['collectMoney', 'askGuarantee', 'addRate', 'liftHold', 'writeBill', 'collectOriginals'] as const),
  ...(['addLetter', 'surrenderBill', 'payCarrier', 'clearCustoms', 'unfreeze'] as const),
] as const;
export type GateRemedy = (typeof gateRemedies)[number];

/** Who can do that. */
export const gateFixers = ['customer', 'sales', 'operations', 'documents', 'finance', 'manager'] as const;
export type GateFixer = (typeof gateFixers)[number];

/** What has to be paid so that the receivables pass: this shipment, or what is beyond the terms. */
export const payWays = ['thisShipment', 'withinTerms'] as const;
export type PayWay = (typeof payWays)[number];
