import type { PaymentRequestState } from '@fairway/contract/money-fields.ts';
import type { PaymentRequestKind, PaymentRequestTab } from '@fairway/contract/payment-requests.ts';
import type { PlainKey } from '../language/words.ts';
import type { Tone } from '../ui/state-label.tsx';

export const stateWords = {
  asked: 'requestStateAsked',
  approved: 'requestStateApproved',
  paid: 'requestStatePaid',
  rejected: 'requestStateRejected',
  withdrawn: 'requestStateWithdrawn',
} as const satisfies Record<PaymentRequestState, PlainKey>;

export const stateTones: Readonly<Record<PaymentRequestState, Tone>> = {
  asked: 'brand',
  approved: 'warn',
  paid: 'good',
  rejected: 'bad',
  withdrawn: 'neutral',
};

export const tabWords = {
  running: 'requestTabRunning',
  toPay: 'requestTabToPay',
  paid: 'requestTabPaid',
  refused: 'requestTabRefused',
  all: 'requestTabAll',
} as const satisfies Record<PaymentRequestTab, PlainKey>;

export const kindWords = {
  invoices: 'requestKindInvoices',
  prepaid: 'requestKindPrepaid',
} as const satisfies Record<PaymentRequestKind, PlainKey>;
