import type { TaxInvoiceKind, TaxInvoiceState } from '@fairway/contract/money-fields.ts';
import { exact } from '../money/money.ts';

export interface TaxTransition {
  by: 'applicant' | 'flow' | 'issuer' | 'system';
  /** A red one takes back what a blue one says. */
  colours: readonly TaxColour[];
  kinds: readonly TaxInvoiceKind[];
  /** Empty: it begins with this. */
  from: readonly TaxInvoiceState[];
  /** `byRest`: by what is left of it; `previous`: what it was before a red one was applied for. */
  to: TaxInvoiceState | 'same' | 'byRest' | 'previous';
  guards: readonly TaxGuard[];
}

export type TaxColour = 'blue' | 'red';

export type TaxGuard =
  /** Together with other tax invoices it is not more than what is billed. */
  | 'withinOpen'
  /** A red one is not more than what is left of the blue one. */
  | 'withinRest'
  /** Lines without tax stand on no special one. */
  | 'kindFits'
  | 'titleValid'
  | 'remarkFits'
  | 'transportGiven'
  /** What the company may issue in a month is not used up. */
  | 'quotaLeft'
  | 'numberFits'
  /** No other one has the number, of whatever kind. */
  | 'numberFree'
  | 'reasonGiven'
  /** Where the buyer has used it they agreed. */
  | 'buyerConfirmed'
  | 'sameMonth';

const both = ['blue', 'red'] as const;
const blue = ['blue'] as const;
const red = ['red'] as const;
const official = ['eSpecial', 'eNormal', 'paperSpecial', 'paperNormal'] as const;
const all = [...official, 'proforma'] as const;
/** An electronic one is never voided, only turned red. */
const voidable = ['paperSpecial', 'paperNormal', 'proforma'] as const;
const waiting = ['approved', 'failed'] as const;

/** Every way a tax invoice can go. The record owns its state: the flow only says what came of it. */
export const taxTransitions = {
  apply: {
    ...{ by: 'applicant', colours: blue, kinds: all, from: [], to: 'applied' },
    guards: ['withinOpen', 'kindFits', 'titleValid', 'remarkFits', 'transportGiven'],
  },
  /** The red one itself. */
  applyRed: {
    ...{ by: 'issuer', colours: red, kinds: official, from: [], to: 'applied' },
    guards: ['withinRest', 'reasonGiven'],
  },
  approve: {
    ...{ by: 'flow', colours: both, kinds: all, from: ['applied'], to: 'approved' },
    guards: ['quotaLeft'],
  },
  reject: { by: 'flow', colours: both, kinds: all, from: ['applied'], to: 'rejected', guards: [] },
  withdraw: { by: 'flow', colours: both, kinds: all, from: ['applied'], to: 'cancelled', guards: [] },
  /** An administrator brought the request back to life. */
  revive: {
    ...{ by: 'flow', colours: both, kinds: all, from: ['rejected', 'cancelled'], to: 'applied' },
    guards: ['withinOpen', 'withinRest'],
  },
  issue: {
    ...{ by: 'issuer', colours: both, kinds: all, from: waiting, to: 'issued' },
    guards: ['numberFits', 'numberFree', 'buyerConfirmed'],
  },
  fail: { by: 'issuer', colours: both, kinds: all, from: waiting, to: 'failed', guards: ['reasonGiven'] },
  cancel: {
    ...{ by: 'issuer', colours: both, kinds: all, from: waiting, to: 'cancelled' },
    guards: ['reasonGiven'],
  },
  askBuyer: {
    ...{ by: 'issuer', colours: red, kinds: official, from: waiting, to: 'same', guards: [] },
  },
  answerBuyer: {
    ...{ by: 'issuer', colours: red, kinds: official, from: waiting, to: 'same', guards: [] },
  },
  attach: {
    ...{ by: 'issuer', colours: both, kinds: all, to: 'same', guards: [] },
    from: ['issued', 'delivered', 'redPending', 'partRed', 'redDone'],
  },
  deliver: {
    ...{ by: 'issuer', colours: both, kinds: all, from: ['issued', 'delivered'], to: 'delivered' },
    guards: [],
  },
  void: {
    ...{ by: 'issuer', colours: blue, kinds: voidable, from: ['issued', 'delivered'], to: 'voided' },
    guards: ['sameMonth', 'reasonGiven'],
  },
  /** What the blue one becomes while a red one is asked for. */
  red: {
    ...{ by: 'issuer', colours: blue, kinds: official, to: 'redPending' },
    ...{ from: ['issued', 'delivered', 'partRed'], guards: ['withinRest'] },
  },
  redIssued: {
    ...{ by: 'system', colours: blue, kinds: official, from: ['redPending'], to: 'byRest', guards: [] },
  },
  /** The red one was rejected, withdrawn, given up, refused by the buyer, or nobody answered in time. */
  redDropped: {
    ...{ by: 'system', colours: blue, kinds: official, from: ['redPending'], to: 'previous', guards: [] },
  },
} as const satisfies Record<string, TaxTransition>;

export type TaxAct = keyof typeof taxTransitions;
export const taxActs = Object.keys(taxTransitions) as TaxAct[];

export interface TaxInvoiceNow {
  status: TaxInvoiceState;
  kind: TaxInvoiceKind;
  colour: TaxColour;
}

export function taxActFits(act: TaxAct, { status, kind, colour }: TaxInvoiceNow): boolean {
  const { from, kinds, colours }: TaxTransition = taxTransitions[act];
  return from.includes(status) && kinds.includes(kind) && colours.includes(colour);
}

/** While a blue one is one of these, its lines are not applied for again. */
export const liveTaxStates = [
  ...(['applied', 'approved', 'failed', 'issued', 'delivered', 'redPending', 'partRed', 'redDone'] as const),
] as const satisfies readonly TaxInvoiceState[];
export const isLive = (status: TaxInvoiceState): boolean =>
  (liveTaxStates as readonly TaxInvoiceState[]).includes(status);

/** It has a number and counts as issued. */
export const isIssued = (status: TaxInvoiceState): boolean =>
  ['issued', 'delivered', 'redPending', 'partRed', 'redDone'].includes(status);

/** A form of words for the customer: it is none for the tax administration, and takes nothing away from what is billed. */
export const isOfficial = (kind: TaxInvoiceKind): boolean => kind !== 'proforma';
export const isSpecial = (kind: TaxInvoiceKind): boolean => kind === 'eSpecial' || kind === 'paperSpecial';
export const isPaper = (kind: TaxInvoiceKind): boolean => kind === 'paperSpecial' || kind === 'paperNormal';

/** What a blue one is once a red one of it was issued. */
export const afterRed = (gross: string, redGross: string): TaxInvoiceState =>
  exact(redGross).greaterThanOrEqualTo(exact(gross)) ? 'redDone' : 'partRed';
