import type { PaymentDirection, PaymentKind } from '@fairway/contract/money-fields.ts';
import type { PlainKey } from '../language/words.ts';
import type { Tone } from '../ui/state-label.tsx';
import type { PaymentStage } from './payment-stage.ts';

export const paymentTabs = ['all', 'in', 'out', 'unclaimed', 'unapplied', 'reversed'] as const;
export type PaymentTab = (typeof paymentTabs)[number];

export const tabWords = {
  all: 'paymentTabAll',
  in: 'paymentTabIn',
  out: 'paymentTabOut',
  unclaimed: 'paymentStageUnclaimed',
  unapplied: 'paymentTabUnapplied',
  reversed: 'paymentStageReversed',
} as const satisfies Record<PaymentTab, PlainKey>;

export const directionWords = {
  in: 'paymentIn',
  out: 'paymentOut',
} as const satisfies Record<PaymentDirection, PlainKey>;

export const kindWords = {
  normal: 'paymentKindNormal',
  prepaid: 'paymentKindPrepaid',
  deposit: 'paymentKindDeposit',
  refund: 'paymentKindRefund',
} as const satisfies Record<PaymentKind, PlainKey>;

export const stageWords = {
  reversed: 'paymentStageReversed',
  unclaimed: 'paymentStageUnclaimed',
  open: 'paymentStageOpen',
  part: 'paymentStagePart',
  used: 'paymentStageAll',
} as const satisfies Record<PaymentStage, PlainKey>;

export const stageTones: Readonly<Record<PaymentStage, Tone>> = {
  reversed: 'bad',
  unclaimed: 'warn',
  open: 'brand',
  part: 'brand',
  used: 'good',
};

/** What the history of a payment calls what was done. */
const historyWords: Readonly<Record<string, PlainKey>> = {
  register: 'paymentDidRegister',
  claim: 'paymentDidClaim',
  settle: 'paymentDidSettle',
  reverseSettlement: 'paymentDidReverseSettlement',
  reverse: 'paymentDidReverse',
};

export const historyWordOf = (act: string): PlainKey => historyWords[act] ?? 'paymentDidOther';
