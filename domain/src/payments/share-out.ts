import { exact, write } from '../money/money.ts';

export interface OpenLine {
  id: string;
  /** What is left of it. */
  open: string;
  /** Disputed lines are paid last. */
  isDisputed: boolean;
}

export interface LineShare {
  id: string;
  amount: string;
}

/**
 * What a settlement pays of the lines of its invoice: those in agreement first, each in full before the next. Credits
 * among them are used at once: they pay for others.
 */
export function shareOut(amount: string, lines: readonly OpenLine[]): LineShare[] {
  let left = exact(amount);
  const shares = new Map<string, ReturnType<typeof exact>>();
  const inOrder = [
    ...lines.filter(({ open }) => exact(open).isNegative()),
    ...lines.filter(({ open, isDisputed }) => !exact(open).isNegative() && !isDisputed),
    ...lines.filter(({ open, isDisputed }) => !exact(open).isNegative() && isDisputed),
  ];
  for (const { id, open } of inOrder) {
    const owed = exact(open);
    const share = owed.lessThan(left) ? owed : left;
    if (share.isZero()) continue;
    shares.set(id, share);
    left = left.minus(share);
  }
  if (!left.isZero()) throw new RangeError(`${write(left)} more was settled than the lines owe`);
  return lines.flatMap(({ id }) => {
    const share = shares.get(id);
    return share ? [{ id, amount: write(share) }] : [];
  });
}
