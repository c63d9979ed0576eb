import type { InvoiceKind, InvoiceState, SettledState } from '@fairway/contract/money-fields.ts';
import { exact } from '../money/money.ts';

export interface InvoiceTransition {
  by: 'finance' | 'customer' | 'system';
  from: readonly InvoiceState[];
  to: InvoiceState | 'bySettlement';
  kinds: readonly InvoiceKind[];
  guards: readonly InvoiceGuard[];
}

export type InvoiceGuard =
  /** Its lines still say what its charges say. */
  | 'totalsAgree'
  | 'dueDayKnown'
  | 'periodOpen'
  | 'reasonGiven'
  /** Nothing was settled. */
  | 'nothingPaid'
  | 'noTaxInvoice'
  /** Of a supplier: the number on their paper. */
  | 'supplierNumberGiven'
  /** A credit is not more than what is left of its invoice. */
  | 'withinBalance'
  | 'settlementFits';

const all = ['debit', 'credit', 'supplier'] as const;
const owed = ['debit', 'supplier'] as const;
const live = ['issued', 'partlyPaid', 'paid'] as const;

/** Every way an invoice can go. `issue` of a supplier's bill is the moment its paper came in. */
export const invoiceTransitions = {
  edit: { by: 'finance', from: ['draft'], to: 'draft', kinds: all, guards: [] },
  confirm: {
    ...{ by: 'finance', from: ['draft'], to: 'confirmed', kinds: all },
    guards: ['totalsAgree', 'dueDayKnown', 'periodOpen', 'withinBalance'],
  },
  reopen: {
    ...{ by: 'finance', from: ['confirmed'], to: 'draft', kinds: all },
    guards: ['noTaxInvoice', 'periodOpen'],
  },
  issue: {
    ...{ by: 'finance', from: ['confirmed'], to: 'issued', kinds: all },
    guards: ['supplierNumberGiven', 'withinBalance'],
  },
  settle: {
    ...{ by: 'finance', from: ['issued', 'partlyPaid'], to: 'bySettlement', kinds: owed },
    guards: ['periodOpen', 'settlementFits'],
  },
  reverseSettlement: {
    ...{ by: 'finance', from: ['partlyPaid', 'paid'], to: 'bySettlement', kinds: owed },
    guards: ['periodOpen'],
  },
  credit: { by: 'finance', from: live, to: 'bySettlement', kinds: owed, guards: ['withinBalance'] },
  answer: { by: 'customer', from: live, to: 'bySettlement', kinds: ['debit'], guards: [] },
  remind: { by: 'finance', from: ['issued', 'partlyPaid'], to: 'bySettlement', kinds: ['debit'], guards: [] },
  /** What it bills goes on a tax invoice, some or all of it. */
  tax: {
    ...{ by: 'customer', from: ['confirmed', ...live], to: 'bySettlement', kinds: ['debit'], guards: [] },
  },
  moveDueDay: {
    ...{ by: 'finance', from: ['issued', 'partlyPaid'], to: 'bySettlement', kinds: owed },
    guards: ['reasonGiven'],
  },
  drop: {
    ...{ by: 'finance', from: ['draft', 'confirmed'], to: 'void', kinds: all },
    guards: ['noTaxInvoice', 'periodOpen'],
  },
  void: {
    ...{ by: 'finance', from: ['issued'], to: 'void', kinds: all },
    guards: ['nothingPaid', 'noTaxInvoice', 'reasonGiven', 'periodOpen'],
  },
} as const satisfies Record<string, InvoiceTransition>;

export type InvoiceAct = keyof typeof invoiceTransitions;
export const invoiceActs = Object.keys(invoiceTransitions) as InvoiceAct[];

export function invoiceActFits(
  act: InvoiceAct,
  { status, kind }: { status: InvoiceState; kind: InvoiceKind },
): boolean {
  const { from, kinds }: InvoiceTransition = invoiceTransitions[act];
  return from.includes(status) && kinds.includes(kind);
}

/** What is owed is on the books from the confirmation on. */
export const isPosted = (status: InvoiceState): boolean => status !== 'draft' && status !== 'void';

/** Where the money that came leaves an issued invoice. */
export function settledStatus({ balance, paid }: { balance: string; paid: string }): InvoiceState {
  if (exact(balance).isZero()) return 'paid';
  return exact(paid).isZero() ? 'issued' : 'partlyPaid';
}

/** Somebody owes it: a draft is owed by nobody yet, and a credit note is used up by the invoice it is for. */
export const isOwed = ({ kind, status }: { kind: InvoiceKind; status: InvoiceState }): boolean =>
  kind !== 'credit' && (live as readonly InvoiceState[]).includes(status);

/** Late: owed, and its last day is over. */
export const isOverdue = (
  { status, balance, dueOn }: { status: InvoiceState; balance: string; dueOn: string },
  today: string,
): boolean =>
  (status === 'issued' || status === 'partlyPaid') && exact(balance).greaterThan(0) && today > dueOn;

/** How much of an invoice is on tax invoices that were issued; what was credited needs none. */
export function taxedState({
  total,
  credited,
  taxInvoiced,
}: {
  total: string;
  credited: string;
  taxInvoiced: string;
}): SettledState {
  const taxed = exact(taxInvoiced);
  if (!taxed.greaterThan(0)) return 'none';
  return taxed.greaterThanOrEqualTo(exact(total).minus(exact(credited))) ? 'full' : 'part';
}
