import { exact } from '../money/money.ts';

/** So many days of what was billed are compared with what is owed. */
export const billedDays = 90;

/** Which part of the balance is late, in percent with one decimal; null where nothing is owed. */
export function overdueRate(overdue: string, balance: string): string | null {
  const owed = exact(balance);
  if (!owed.greaterThan(0)) return null;
  return exact(overdue).div(owed).times(100).toDecimalPlaces(1).toFixed(1);
}

/** How many days of billing the balance stands for; null where nothing was billed. Both in one currency. */
export function daysOutstanding(balance: string, billed: string): string | null {
  const perDay = exact(billed).div(billedDays);
  if (!perDay.greaterThan(0)) return null;
  return exact(balance).div(perDay).toDecimalPlaces(1).toFixed(1);
}
