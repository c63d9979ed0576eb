import type {
  GateCode,
  GateFixer,
  GateVerdict,
  HoldType,
  PayWay,
  ReleaseKind,
  ReleaseState,
} from '@fairway/contract/release-fields.ts';
import type { PlainKey } from '../language/words.ts';
import type { Tone } from '../ui/state-label.tsx';
import type { ListTab } from './paths.ts';

export const tabWords = {
  awaiting: 'releaseTabAwaiting',
  applied: 'releaseTabApplied',
  approving: 'releaseTabApproving',
  toExecute: 'releaseTabToExecute',
  released: 'releaseTabReleased',
  held: 'releaseTabHeld',
  refused: 'releaseTabRefused',
  all: 'releaseTabAll',
} as const satisfies Record<ListTab, PlainKey>;

export const stateWords = {
  applied: 'releaseStateApplied',
  approving: 'releaseStateApproving',
  approved: 'releaseStateApproved',
  held: 'releaseStateHeld',
  released: 'releaseStateReleased',
  rejected: 'releaseStateRejected',
  withdrawn: 'releaseStateWithdrawn',
  expired: 'releaseStateExpired',
  revoked: 'releaseStateRevoked',
} as const satisfies Record<ReleaseState, PlainKey>;

export const stateTones: Readonly<Record<ReleaseState, Tone>> = {
  applied: 'brand',
  approving: 'brand',
  approved: 'warn',
  held: 'bad',
  released: 'good',
  rejected: 'bad',
  withdrawn: 'neutral',
  expired: 'neutral',
  revoked: 'bad',
};

export const kindWords = {
  original: 'releaseKindOriginal',
  telex: 'releaseKindTelex',
  seaway: 'releaseKindSeaway',
  deliveryOrder: 'releaseKindDeliveryOrder',
} as const satisfies Record<ReleaseKind, PlainKey>;

/** The same, as whoever applies understands it. */
export const kindLines = {
  original: 'releaseApplyKindOriginal',
  telex: 'releaseApplyKindTelex',
  seaway: 'releaseApplyKindSeaway',
  deliveryOrder: 'releaseApplyKindDeliveryOrder',
} as const satisfies Record<ReleaseKind, PlainKey>;

export const verdictWords = {
  green: 'releaseGreen',
  soft: 'releaseSoft',
  hard: 'releaseHard',
} as const satisfies Record<GateVerdict, PlainKey>;

/** The same for customers: who approves is not their business. */
export const customerVerdictWords = {
  green: 'releaseYoursGreen',
  soft: 'releaseYoursSoft',
  hard: 'releaseYoursHard',
} as const satisfies Record<GateVerdict, PlainKey>;

export const verdictTones: Readonly<Record<GateVerdict, Tone>> = {
  green: 'good',
  soft: 'warn',
  hard: 'bad',
};

export const checkNames = {
  G1: 'releaseCheckG1',
  G2: 'releaseCheckG2',
  G3: 'releaseCheckG3',
  G4: 'releaseCheckG4',
  G5: 'releaseCheckG5',
  G6: 'releaseCheckG6',
} as const satisfies Record<GateCode, PlainKey>;

export const fixerWords = {
  customer: 'releaseFixerCustomer',
  sales: 'releaseFixerSales',
  operations: 'releaseFixerOperations',
  documents: 'releaseFixerDocuments',
  finance: 'releaseFixerFinance',
  manager: 'releaseFixerManager',
} as const satisfies Record<GateFixer, PlainKey>;

export const payWayWords = {
  thisShipment: 'releasePayThisShipment',
  withinTerms: 'releasePayWithinTerms',
} as const satisfies Record<PayWay, PlainKey>;

export const holdWords = {
  credit: 'releaseHoldCredit',
  customs: 'releaseHoldCustoms',
  carrier: 'releaseHoldCarrier',
  terminal: 'releaseHoldTerminal',
  documents: 'releaseHoldDocuments',
  shipper: 'releaseHoldShipper',
  legal: 'releaseHoldLegal',
  quarantine: 'releaseHoldQuarantine',
  dangerous: 'releaseHoldDangerous',
  overweight: 'releaseHoldOverweight',
} as const satisfies Record<HoldType, PlainKey>;

/** What a customer is told of their release. */
export const customerWords = {
  applied: 'releaseYoursApplied',
  approving: 'releaseYoursApproving',
  approved: 'releaseYoursApproved',
  held: 'releaseYoursHeld',
  released: 'releaseYoursReleased',
  rejected: 'releaseYoursRejected',
  withdrawn: 'releaseYoursWithdrawn',
  expired: 'releaseYoursExpired',
  revoked: 'releaseYoursRevoked',
} as const satisfies Record<ReleaseState, PlainKey>;

/** What the history of a release calls what was done. */
const historyWords: Readonly<Record<string, PlainKey>> = {
  apply: 'releaseDidApply',
  pass: 'releaseDidPass',
  submit: 'releaseDidSubmit',
  approve: 'releaseDidApprove',
  reject: 'releaseDidReject',
  refuse: 'releaseDidRefuse',
  withdraw: 'releaseDidWithdraw',
  revive: 'releaseDidRevive',
  hold: 'releaseDidHold',
  lift: 'releaseDidLift',
  execute: 'releaseDidExecute',
  bounce: 'releaseDidBounce',
  expire: 'releaseDidExpire',
  confirmStop: 'releaseDidConfirmStop',
  revoke: 'releaseDidRevoke',
};

export const historyWordOf = (act: string): PlainKey => historyWords[act] ?? 'releaseDidOther';
