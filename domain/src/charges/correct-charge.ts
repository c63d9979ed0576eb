import { exact, write } from '../money/money.ts';

/** What a charge comes to, in its currency and in that of the books. */
export interface Figures {
  amount: string;
  net: string;
  tax: string;
  bookAmount: string;
  bookNet: string;
  bookTax: string;
}
const parts = ['amount', 'net', 'tax', 'bookAmount', 'bookNet', 'bookTax'] as const;

export interface CorrectedCharge {
  /** As it was charged. */
  whole: Figures;
  /** What of that no invoice has. */
  open: Figures;
  invoiced: string;
  /** What later charges took back of it before. */
  corrected: string;
  /** What it is to be; null where it is to be nothing. */
  after: Figures | null;
  /** The same side, code, party, currency and tax. */
  isSameKind: boolean;
}

export interface Correction {
  /** Below nothing for what was above: never billed. */
  takenBack: Figures | null;
  /** What is to be billed from now on. */
  added: Figures | null;
}

export type CorrectionProblem = 'correctedBefore' | 'belowInvoiced' | 'otherThanInvoiced' | 'nothingChanges';

/**
 * How a charge of a closed month is corrected without touching it. What no invoice has is taken back and charged anew;
 * what an invoice has stays, so it can only be raised, or lowered as far as the invoice reaches.
 */
export function correctCharge(charge: CorrectedCharge): Correction | CorrectionProblem {
  const { whole, open, invoiced, corrected, after, isSameKind } = charge;
  if (!exact(corrected).isZero()) return 'correctedBefore';
  if (exact(invoiced).isZero()) return { takenBack: negated(whole), added: after };
  if (!isSameKind) return 'otherThanInvoiced';
  if (after === null || isWithin(after.amount, invoiced)) return 'belowInvoiced';
  const difference = minus(after, whole);
  if (exact(difference.amount).isZero()) return 'nothingChanges';
  // More than before: what is open stays open, and the rest comes on top.
  if (!isWithin(after.amount, whole.amount)) return { takenBack: null, added: difference };
  const rest = minus(after, minus(whole, open));
  return { takenBack: negated(open), added: exact(rest.amount).isZero() ? null : rest };
}

/** Whether one is nearer to nothing than the other, or on the other side of it. */
function isWithin(one: string, other: string): boolean {
  const sign = exact(other).isNegative() ? -1 : 1;
  return exact(one).times(sign).lessThan(exact(other).times(sign));
}

const each = (of: (part: keyof Figures) => string): Figures =>
  Object.fromEntries(parts.map((part) => [part, of(part)])) as unknown as Figures;

export const negated = (figures: Figures): Figures => each((part) => write(exact(figures[part]).negated()));

const minus = (one: Figures, other: Figures): Figures =>
  each((part) => write(exact(one[part]).minus(exact(other[part]))));
