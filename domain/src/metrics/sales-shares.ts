/** Who sells a shipment, and their part of its result in percent. */
export interface Seller {
  userId: string;
  share: string;
}

export interface SalesPart {
  /** Null of what nobody sells. */
  userId: string | null;
  /** From where to where on the way from nothing to all, in hundredths of a percent. */
  from: number;
  to: number;
}

const whole = 10_000;

/**
 * The parts of a result, of which none is counted twice. One who sells alone has all of it, whatever is written; of
 * several without shares each has as much; what shares leave over is nobody's.
 */
export function salesParts(sellers: readonly Seller[]): SalesPart[] {
  const shares = new Map<string, number>();
  for (const { userId, share } of sellers)
    shares.set(userId, (shares.get(userId) ?? 0) + Math.round(Number(share) * 100));
  const known = [...shares].sort(([one], [other]) => (one < other ? -1 : 1));
  const total = known.reduce((sum, [, share]) => sum + share, 0);
  const [only] = known;
  if (!only) return [{ userId: null, from: 0, to: whole }];
  if (known.length === 1) return [{ userId: only[0], from: 0, to: whole }];
  // Above a hundred percent they are taken as proportions.
  const base = total === 0 ? known.length : Math.max(total, whole);
  const parts: SalesPart[] = [];
  let before = 0;
  for (const [userId, share] of known) {
    const from = Math.round((before * whole) / base);
    before += total === 0 ? 1 : share;
    const to = Math.round((before * whole) / base);
    if (to > from) parts.push({ userId, from, to });
  }
  const end = parts.at(-1)?.to ?? 0;
  return end < whole ? [...parts, { userId: null, from: end, to: whole }] : parts;
}

/** A part of a whole number: parts of one whole that meet add up to it. */
export const partOf = (amount: number, { from, to }: Pick<SalesPart, 'from' | 'to'>): number =>
  upTo(amount, to) - upTo(amount, from);

const upTo = (amount: number, end: number): number =>
  Number((BigInt(amount) * BigInt(end) * 2n + BigInt(whole) * (amount < 0 ? -1n : 1n)) / BigInt(2 * whole));
