import type { VatKind } from '@fairway/contract/charge-codes.ts';
import type {
  RedConfirmation,
  RedReason,
  TaxInvoiceKind,
  TaxInvoiceState,
} from '@fairway/contract/money-fields.ts';
import type { TaxInvoiceTab, TaxProblem } from '@fairway/contract/tax-invoices.ts';
import { figureText } from '../entities/field-text.ts';
import type { PlainKey, Say } from '../language/words.ts';
import type { Tone } from '../ui/state-label.tsx';

export const stateWords = {
  ...({ applied: 'taxStateApplied', approved: 'taxStateApproved', failed: 'taxStateFailed' } as const),
  ...({ issued: 'taxStateIssued', delivered: 'taxStateDelivered' } as const),
  ...({ redPending: 'taxStateRedPending', partRed: 'taxStatePartRed', redDone: 'taxStateRedDone' } as const),
  ...({ rejected: 'taxStateRejected', cancelled: 'taxStateCancelled', voided: 'taxStateVoided' } as const),
} as const satisfies Record<TaxInvoiceState, PlainKey>;

export const stateTones: Readonly<Record<TaxInvoiceState, Tone>> = {
  ...{ applied: 'brand', approved: 'warn', failed: 'bad', issued: 'good', delivered: 'good' },
  ...{ redPending: 'warn', partRed: 'warn', redDone: 'neutral' },
  ...{ rejected: 'bad', cancelled: 'neutral', voided: 'neutral' },
};

export const kindWords = {
  ...({ eSpecial: 'taxKindESpecial', eNormal: 'taxKindENormal', proforma: 'taxKindProforma' } as const),
  ...({ paperSpecial: 'taxKindPaperSpecial', paperNormal: 'taxKindPaperNormal' } as const),
} as const satisfies Record<TaxInvoiceKind, PlainKey>;

export const tabWords = {
  ...({ all: 'taxTabAll', applied: 'taxStateApplied', toIssue: 'taxStateApproved' } as const),
  ...({ issued: 'taxStateIssued', redPending: 'taxStateRedPending', red: 'taxStateRedDone' } as const),
  ended: 'taxTabEnded',
} as const satisfies Record<TaxInvoiceTab, PlainKey>;

export const reasonWords = {
  ...({ '01': 'taxReason01', '02': 'taxReason02', '03': 'taxReason03', '04': 'taxReason04' } as const),
} as const satisfies Record<RedReason, PlainKey>;

export const confirmationWords = {
  ...({ none: 'taxConfirmNone', needed: 'taxConfirmNeeded', asked: 'taxConfirmAsked' } as const),
  ...({ confirmed: 'taxConfirmDone', refused: 'taxConfirmRefused', expired: 'taxConfirmExpired' } as const),
} as const satisfies Record<RedConfirmation, PlainKey>;

export const problemWords = {
  ...({ titleMissing: 'taxProblemTitle', titleNumber: 'taxProblemNumber' } as const),
  ...({ specialExempt: 'taxProblemExempt', transportNeeded: 'taxProblemTransport' } as const),
  ...({ remarkTooLong: 'taxProblemRemark', remarkToken: 'taxProblemToken' } as const),
  ...({
    beyondQuota: 'taxProblemQuota',
    nothing: 'taxProblemNothing',
    rateMissing: 'taxProblemRate',
  } as const),
} as const satisfies Record<TaxProblem, PlainKey>;

const vatWords = {
  ...({ exempt: 'taxVatExempt', zero: 'taxVatZero', none: 'taxVatNone' } as const),
} as const satisfies Record<Exclude<VatKind, 'taxable'>, PlainKey>;

export const vatText = ({ vatKind, vatRate }: { vatKind: VatKind; vatRate: string }, words: Say): string =>
  vatKind === 'taxable' ? `${figureText(vatRate)}%` : words(vatWords[vatKind]);

const actWords: Readonly<Record<string, PlainKey>> = {
  ...{ apply: 'taxActApply', approve: 'taxActApprove', reject: 'taxActReject', withdraw: 'taxActWithdraw' },
  ...{ revive: 'taxActRevive', issue: 'taxActIssue', fail: 'taxActFail', cancel: 'taxActCancel' },
  ...{ attach: 'taxActAttach', deliver: 'taxActDeliver', void: 'taxActVoid', red: 'taxActRed' },
  ...{ buyerAsked: 'taxActBuyerAsked', buyerConfirmed: 'taxActBuyerConfirmed' },
  ...{ buyerRefused: 'taxActBuyerRefused', buyerExpired: 'taxActBuyerExpired' },
};
export const actWordOf = (act: string): PlainKey => actWords[act] ?? 'taxActChange';

export const viaWords = {
  ...({ app: 'taxViaApp', mail: 'taxViaMail', file: 'taxViaFile' } as const),
} as const satisfies Record<'app' | 'mail' | 'file', PlainKey>;
