import { Decimal } from 'decimal.js';
import { decimalText, writeDecimal } from './decimal-text.ts';

const longestAmount = 1000;
// Wide enough that adding never rounds: decimal.js keeps 20 significant digits unless told.
const Exact = Decimal.clone({ precision: 3 * longestAmount, rounding: Decimal.ROUND_HALF_UP });

/** An amount as plain decimal text with a fixed number of decimals, rounded half up; nothing for no number. */
export function formatAmount(value: string | number | null | undefined, decimals = 2): string {
  const amount = read(value);
  const kept = Math.min(Math.max(Math.trunc(decimals) || 0, 0), 20);
  if (!amount) return '';
  const rounded = amount.toDecimalPlaces(kept);
  return (rounded.isZero() ? rounded.abs() : rounded).toFixed(kept);
}

/** The exact sum, with as many decimals as the finest of the amounts; throws on a text that is no amount. */
export function addAmounts(amounts: readonly string[]): string {
  let sum = new Exact(0);
  let decimals = 0;
  for (const text of amounts) {
    const amount = read(text);
    // Skipping it would make an invoice total silently too small.
    if (!amount) throw new RangeError(`Not a decimal amount: ${String(text).slice(0, 40)}`);
    decimals = Math.max(decimals, decimalText(text)?.fraction.length ?? 0);
    sum = sum.plus(amount);
  }
  return (sum.isZero() ? sum.abs() : sum).toFixed(decimals);
}

function read(value: unknown): Decimal | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? new Exact(value) : undefined;
  if (typeof value !== 'string' || value.length > longestAmount) return undefined;
  const decimal = decimalText(value);
  return decimal && new Exact(writeDecimal(decimal));
}
