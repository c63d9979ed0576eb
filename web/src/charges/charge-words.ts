import type { VatKind } from '@fairway/contract/charge-codes.ts';
import type { ChargeOrigin, ChargeSide, ChargeState, SettledState } from '@fairway/contract/money-fields.ts';
import type {
  ChargeCan,
  ChargeTab,
  chargeBatchActs,
  varianceKinds,
} from '@fairway/contract/shipment-charges.ts';
import type { PlainKey } from '../language/words.ts';
import type { IconName } from '../ui/icon.tsx';
import type { Tone } from '../ui/state-label.tsx';

export type ChargeBatchAct = (typeof chargeBatchActs)[number];
export type VarianceKind = (typeof varianceKinds)[number];

export const sideWords = {
  receivable: 'chargeReceivable',
  payable: 'chargePayable',
} as const satisfies Record<ChargeSide, PlainKey>;

export const tabWords = {
  receivable: 'chargeReceivable',
  payable: 'chargePayable',
  all: 'chargeTabAll',
  toAudit: 'chargeTabToAudit',
  disputed: 'chargeTabDisputed',
} as const satisfies Record<ChargeTab, PlainKey>;

export const stateWords = {
  draft: 'chargeStateDraft',
  submitted: 'chargeStateSubmitted',
  approved: 'chargeStateApproved',
  rejected: 'chargeStateRejected',
  changeAsked: 'chargeStateChangeAsked',
  removalAsked: 'chargeStateRemovalAsked',
} as const satisfies Record<ChargeState, PlainKey>;

export const stateTones: Readonly<Record<ChargeState, Tone>> = {
  draft: 'neutral',
  submitted: 'brand',
  approved: 'good',
  rejected: 'bad',
  changeAsked: 'warn',
  removalAsked: 'warn',
};

export const settleWords = {
  none: 'chargeSettleNone',
  part: 'chargeSettlePart',
  full: 'chargeSettleFull',
} as const satisfies Record<SettledState, PlainKey>;

export const originWords = {
  manual: 'chargeFromManual',
  quote: 'chargeFromQuote',
  order: 'chargeFromOrder',
  tariff: 'chargeFromTariff',
  template: 'chargeFromTemplate',
  paste: 'chargeFromPaste',
  change: 'chargeFromChange',
} as const satisfies Record<ChargeOrigin, PlainKey>;

export const vatWords = {
  taxable: 'mdVatTaxable',
  exempt: 'mdVatExempt',
  zero: 'mdVatZero',
  none: 'mdVatNone',
} as const satisfies Record<VatKind, PlainKey>;

export const varianceWords = {
  same: 'chargeVarianceSame',
  more: 'chargeVarianceMore',
  less: 'chargeVarianceLess',
  added: 'chargeVarianceAdded',
  missing: 'chargeVarianceMissing',
  otherCurrency: 'chargeVarianceCurrency',
} as const satisfies Record<VarianceKind, PlainKey>;

export const actWords = {
  submit: 'chargeActSubmit',
  withdraw: 'chargeActWithdraw',
  approve: 'chargeActApprove',
  reject: 'chargeActReject',
  askChange: 'chargeActAskChange',
  askRemoval: 'chargeActAskRemoval',
  allowChange: 'chargeActAllowChange',
  allowRemoval: 'chargeActAllowRemoval',
  refuseRequest: 'chargeActRefuseRequest',
} as const satisfies Record<ChargeBatchAct, PlainKey>;

export const actIcons: Readonly<Record<ChargeBatchAct, IconName>> = {
  submit: 'arrowUp',
  withdraw: 'undo',
  approve: 'check',
  reject: 'close',
  askChange: 'edit',
  askRemoval: 'trash',
  allowChange: 'check',
  allowRemoval: 'trash',
  refuseRequest: 'close',
};

/** What the history of a charge calls what was done; an act nobody knows is shown as it is. */
const historyWords: Readonly<Record<string, PlainKey>> = {
  ...actWords,
  create: 'chargeActCreate',
  edit: 'chargeActEdit',
  remove: 'chargeActRemove',
  correct: 'chargeActCorrect',
  carryOver: 'chargeActCarryOver',
} satisfies Record<ChargeCan | 'create' | 'correct' | 'carryOver', PlainKey>;

export const historyWordOf = (act: string): PlainKey => historyWords[act] ?? 'chargeActOther';

/** What people write of a charge, by the names the wire has for it. */
export const fieldWords = {
  side: 'chargeSide',
  chargeCodeId: 'chargeWhat',
  partyId: 'chargeParty',
  unit: 'chargeUnit',
  quantity: 'chargeQuantity',
  price: 'chargePrice',
  currency: 'chargeCurrency',
  vatKind: 'chargeVatKind',
  vatRate: 'chargeVatRate',
  onBehalf: 'chargeOnBehalf',
  isConfidential: 'chargeConfidential',
  remark: 'chargeRemark',
} as const satisfies Record<string, PlainKey>;
export type ChargeField = keyof typeof fieldWords;
export const chargeFieldNames = Object.keys(fieldWords) as ChargeField[];
