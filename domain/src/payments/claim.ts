import { exact, write } from '../money/money.ts';

/** What of a payment nobody claimed yet, and what that is worth in the books. */
export interface Unclaimed {
  unclaimed: string;
  bookUnclaimed: string;
}

export interface PartyPart {
  partyId: string;
  amount: string;
  /** What no invoice has used. */
  unapplied: string;
  bookUnapplied: string;
}

export interface ClaimMove {
  partyId: string;
  /** Above nothing it becomes theirs, below it is nobody's again. */
  amount: string;
  bookAmount: string;
}

export interface Claimed extends Unclaimed {
  parts: PartyPart[];
  moves: ClaimMove[];
}

export type ClaimProblem = 'moreThanPaid' | 'used';

/**
 * Whose a payment is from now on. What is taken from a party goes back to nobody first, so that one may give to another;
 * nobody loses what an invoice has used. The worth in the books goes along in proportion, all of it with the last part.
 */
export function claimParts(
  pool: Unclaimed,
  before: readonly PartyPart[],
  wanted: readonly { partyId: string; amount: string }[],
): Claimed | ClaimProblem {
  let [left, bookLeft] = [exact(pool.unclaimed), exact(pool.bookUnclaimed)];
  const parts = new Map(before.map((part) => [part.partyId, part]));
  const moves: ClaimMove[] = [];
  const asked = new Map<string, ReturnType<typeof exact>>();
  for (const { partyId, amount } of wanted)
    asked.set(partyId, (asked.get(partyId) ?? exact('0')).plus(exact(amount)));
  for (const part of before) {
    const less = exact(part.amount).minus(asked.get(part.partyId) ?? exact('0'));
    if (!less.greaterThan(0)) continue;
    const free = exact(part.unapplied);
    if (less.greaterThan(free)) return 'used';
    const book = shareOf(exact(part.bookUnapplied), less, free);
    parts.set(part.partyId, {
      ...{ partyId: part.partyId, amount: write(exact(part.amount).minus(less)) },
      ...{ unapplied: write(free.minus(less)), bookUnapplied: write(exact(part.bookUnapplied).minus(book)) },
    });
    moves.push({ partyId: part.partyId, amount: write(less.negated()), bookAmount: write(book.negated()) });
    [left, bookLeft] = [left.plus(less), bookLeft.plus(book)];
  }
  for (const [partyId, amount] of asked) {
    const part = parts.get(partyId) ?? { partyId, amount: '0', unapplied: '0', bookUnapplied: '0' };
    const more = amount.minus(exact(part.amount));
    if (!more.greaterThan(0)) continue;
    if (more.greaterThan(left)) return 'moreThanPaid';
    const book = shareOf(bookLeft, more, left);
    parts.set(partyId, {
      ...{ partyId, amount: write(amount), unapplied: write(exact(part.unapplied).plus(more)) },
      bookUnapplied: write(exact(part.bookUnapplied).plus(book)),
    });
    moves.push({ partyId, amount: write(more), bookAmount: write(book) });
    [left, bookLeft] = [left.minus(more), bookLeft.minus(book)];
  }
  return { unclaimed: write(left), bookUnclaimed: write(bookLeft), parts: [...parts.values()], moves };
}

type Exact = ReturnType<typeof exact>;
const shareOf = (book: Exact, part: Exact, whole: Exact): Exact =>
  part.equals(whole) ? book : book.times(part).div(whole).toDecimalPlaces(2);
