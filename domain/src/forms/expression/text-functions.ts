import { toChineseCapitals } from '../../money/chinese-capitals.ts';
import { thousandsFormat } from '../../money/thousands.ts';
import type { CellFunction, ExpressionFunction } from './functions.ts';
import { isSame, Num, numberOf, type Single, textOf } from './value.ts';

/** Longer than any text of a form; a text that doubles itself ends here. */
const longest = 20_000;

const letters = (value: Single): string[] => [...textOf(value)];
const countOf = (value: Single, otherwise: number): number => {
  const count = numberOf(value)?.trunc().toNumber();
  return count === undefined ? otherwise : Math.min(Math.max(count, 0), longest);
};

const ofText = (work: (text: string) => Single): CellFunction => ({
  least: 1,
  most: 1,
  work: ([value = null]) => work(textOf(value)),
});

const ofTwo = (work: (text: string, part: string) => boolean): CellFunction => ({
  least: 2,
  most: 2,
  work: ([text = null, part = null]) => work(textOf(text), textOf(part)),
});

export const textFunctions: Record<string, ExpressionFunction> = {
  CONCAT: { least: 1, most: 30, work: (given) => given.map(textOf).join('').slice(0, longest) },
  LEFT: {
    least: 1,
    most: 2,
    work: ([text = null, count = new Num(1)]) => letters(text).slice(0, countOf(count, 1)).join(''),
  },
  RIGHT: {
    least: 1,
    most: 2,
    work: ([text = null, count = new Num(1)]) => {
      const all = letters(text);
      return all.slice(Math.max(all.length - countOf(count, 1), 0)).join('');
    },
  },
  /** MID(text, from, count), the first letter being 1. */
  MID: {
    least: 3,
    most: 3,
    work: ([text = null, from = null, count = null]) => {
      const start = Math.max(countOf(from, 1) - 1, 0);
      return letters(text)
        .slice(start, start + countOf(count, 0))
        .join('');
    },
  },
  LEN: { least: 1, most: 1, work: ([text = null]) => new Num(letters(text).length) },
  UPPER: ofText((text) => text.toUpperCase()),
  LOWER: ofText((text) => text.toLowerCase()),
  TRIM: ofText((text) => text.trim()),
  REPLACE: {
    least: 3,
    most: 3,
    work: ([text = null, part = null, by = null]) =>
      textOf(part) === ''
        ? textOf(text)
        : textOf(text)
            .replaceAll(textOf(part), () => textOf(by))
            .slice(0, longest),
  },
  /** A text has the part in it, or a list has it among its choices. */
  CONTAINS: {
    least: 2,
    most: 2,
    work: ([whole = null, part = null]) =>
      Array.isArray(whole) ? whole.some((one) => isSame(one, part)) : textOf(whole).includes(textOf(part)),
  },
  STARTSWITH: ofTwo((text, part) => text.startsWith(part)),
  ENDSWITH: ofTwo((text, part) => text.endsWith(part)),
  /** TEXT(number, decimals): with exactly so many decimals. */
  TEXT: {
    least: 1,
    most: 2,
    work: ([value = null, decimals]) => {
      const number = numberOf(value);
      if (number === null || decimals === undefined) return textOf(value);
      return number.toFixed(Math.min(countOf(decimals, 0), 12));
    },
  },
  THOUSANDS: ofText((text) => thousandsFormat(text)),
  CNMONEY: ofText((text) => toChineseCapitals(text)),
};
