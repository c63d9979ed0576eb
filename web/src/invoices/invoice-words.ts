import type { InvoiceTab, invoiceActNames } from '@fairway/contract/invoices.ts';
import type {
  ChargeSide,
  DisputeReason,
  DisputeState,
  InvoiceAnswer,
  InvoiceKind,
  InvoiceState,
  SettledState,
} from '@fairway/contract/money-fields.ts';
import type { PlainKey } from '../language/words.ts';
import type { IconName } from '../ui/icon.tsx';
import type { Tone } from '../ui/state-label.tsx';

/** What is done with several at once. */
export type InvoiceBatchAct = (typeof invoiceActNames)[number];

export const stateWords = {
  draft: 'invoiceStateDraft',
  confirmed: 'invoiceStateConfirmed',
  issued: 'invoiceStateIssued',
  partlyPaid: 'invoiceStatePartlyPaid',
  paid: 'invoiceStatePaid',
  void: 'invoiceStateVoid',
} as const satisfies Record<InvoiceState, PlainKey>;

export const stateTones: Readonly<Record<InvoiceState, Tone>> = {
  draft: 'neutral',
  confirmed: 'brand',
  issued: 'brand',
  partlyPaid: 'warn',
  paid: 'good',
  void: 'bad',
};

export const tabWords = {
  ...stateWords,
  all: 'invoiceTabAll',
  confirmed: 'invoiceTabConfirmed',
  overdue: 'invoiceTabOverdue',
} as const satisfies Record<InvoiceTab, PlainKey>;

export const kindWords = {
  debit: 'invoiceKindDebit',
  credit: 'invoiceKindCredit',
  supplier: 'invoiceKindSupplier',
} as const satisfies Record<InvoiceKind, PlainKey>;

export const sideWords = {
  receivable: 'invoiceReceivable',
  payable: 'invoicePayable',
} as const satisfies Record<ChargeSide, PlainKey>;

export const answerWords = {
  none: 'invoiceAnswerNone',
  confirmed: 'invoiceAnswerConfirmed',
  disputed: 'invoiceAnswerDisputed',
} as const satisfies Record<InvoiceAnswer, PlainKey>;

export const answerTones: Readonly<Record<InvoiceAnswer, Tone>> = {
  none: 'neutral',
  confirmed: 'good',
  disputed: 'warn',
};

export const disputeReasonWords = {
  price: 'disputePrice',
  quantity: 'disputeQuantity',
  duplicate: 'disputeDuplicate',
  notAgreed: 'disputeNotAgreed',
  demurrage: 'disputeDemurrage',
  other: 'disputeOther',
} as const satisfies Record<DisputeReason, PlainKey>;

export const disputeStateWords = {
  open: 'disputeStateOpen',
  accepted: 'disputeStateAccepted',
  rejected: 'disputeStateRejected',
  credited: 'disputeStateCredited',
} as const satisfies Record<DisputeState, PlainKey>;

export const disputeTones: Readonly<Record<DisputeState, Tone>> = {
  open: 'warn',
  accepted: 'brand',
  rejected: 'bad',
  credited: 'good',
};

export const actWords = {
  confirm: 'invoiceActConfirm',
  reopen: 'invoiceActReopen',
  issue: 'invoiceActIssue',
  drop: 'invoiceActDrop',
  void: 'invoiceActVoid',
  moveDueDay: 'invoiceActMoveDueDay',
  promise: 'invoiceActPromise',
} as const satisfies Record<InvoiceBatchAct, PlainKey>;

/** What comes of an act. */
export const actLines = {
  confirm: 'invoiceConfirmLine',
  reopen: 'invoiceReopenLine',
  issue: 'invoiceIssueLine',
  drop: 'invoiceDropLine',
  void: 'invoiceVoidLine',
  moveDueDay: 'invoiceMoveDueDayLine',
  promise: 'invoicePromiseLine',
} as const satisfies Record<InvoiceBatchAct, PlainKey>;

export const actIcons: Readonly<Record<InvoiceBatchAct, IconName>> = {
  confirm: 'check',
  reopen: 'undo',
  issue: 'forward',
  drop: 'trash',
  void: 'close',
  moveDueDay: 'calendar',
  promise: 'clock',
};

/** What the history of an invoice calls what was done. */
const historyWords: Readonly<Record<string, PlainKey>> = {
  ...actWords,
  create: 'invoiceDidCreate',
  update: 'invoiceDidUpdate',
  agree: 'invoiceDidAgree',
  dispute: 'invoiceDidDispute',
  acceptDispute: 'invoiceDidAccept',
  rejectDispute: 'invoiceDidReject',
  send: 'invoiceDidSend',
  remind: 'invoiceActRemind',
  settle: 'invoiceDidSettle',
  reverseSettlement: 'invoiceDidReverse',
};

export const historyWordOf = (act: string): PlainKey => historyWords[act] ?? 'invoiceDidOther';

export const sentWords = {
  app: 'invoiceSentApp',
  mail: 'invoiceSentMail',
  file: 'invoiceSentFile',
} as const satisfies Record<'app' | 'mail' | 'file', PlainKey>;

/** How much of it is on tax invoices. */
export const taxedWords = {
  none: 'invoiceTaxedNone',
  part: 'invoiceTaxedPart',
  full: 'invoiceTaxedFull',
} as const satisfies Record<SettledState, PlainKey>;

export const taxedTones: Readonly<Record<SettledState, Tone>> = {
  none: 'neutral',
  part: 'warn',
  full: 'good',
};
