import { decimalText, writeDecimal } from '@fairway/domain/money/decimal-text.ts';
import type { Cell } from './sheet.ts';

export interface CellAmount {
  /** Plain decimal text: `1520.5`. */
  amount: string;
  currency: string | undefined;
}

const signs: Record<string, string> = {
  $: 'USD',
  US$: 'USD',
  USD$: 'USD',
  '¥': 'CNY',
  RMB: 'CNY',
  '€': 'EUR',
  '£': 'GBP',
  元: 'CNY',
  人民币: 'CNY',
  美元: 'USD',
};
/** Three letters are not enough: `20 CTN` is no amount. */
const currencies = new Set(Intl.supportedValuesOf('currency'));
const shape = /^(?<before>[^\d\s.,+-]{1,4})?\s*(?<digits>[-+]?[\d,]*\.?\d+)\s*(?<after>[^\d\s.,+-]{1,4})?$/;

/** Reads 1520, `USD 1,520`, `1,520.00 USD`, `￥1520`; undefined for a cell that is not one amount (`INCL`, `N/A`). */
export function amountIn(cell: Cell): CellAmount | undefined {
  if (cell.number !== undefined) return { amount: cell.text, currency: cell.currency };
  if (cell.day !== undefined || cell.error !== undefined || cell.text.length > 60) return undefined;
  const { before, digits, after } = shape.exec(cell.text.normalize('NFKC').trim())?.groups ?? {};
  const decimal = digits === undefined ? undefined : decimalText(digits.replace(/^\+/, ''));
  const word = before ?? after;
  const currency = word === undefined ? undefined : currencyOf(word);
  // "20 days" and "USD 1,520 EUR" are no amounts.
  if (!decimal || (before && after) || (word !== undefined && currency === undefined)) return undefined;
  return { amount: writeDecimal(decimal), currency };
}

function currencyOf(word: string): string | undefined {
  const code = word.toUpperCase();
  if (Object.hasOwn(signs, code)) return signs[code];
  return currencies.has(code) ? code : undefined;
}
