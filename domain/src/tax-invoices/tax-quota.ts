import { exact, write } from '../money/money.ts';

/** What a company may still issue in a month, without tax; null for no limit, and never below nothing. */
export function quotaLeft(limit: number, used: string): string | null {
  if (limit === 0) return null;
  const left = exact(limit).minus(exact(used));
  return left.isNegative() ? '0' : write(left);
}

export const fitsQuota = (net: string, left: string | null): boolean =>
  left === null || exact(net).lessThanOrEqualTo(exact(left));
