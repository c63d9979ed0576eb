import { exact } from '@fairway/domain/money/money.ts';

const form = /^\d{1,12}(\.\d{1,3})?$/;

/** Whether somebody wrote an amount above nothing and not beyond what a line has left. */
export function isAmountWithin(text: string, most: string): boolean {
  const written = text.trim();
  if (!form.test(written)) return false;
  const amount = exact(written);
  return amount.greaterThan(0) && !amount.greaterThan(exact(most));
}
