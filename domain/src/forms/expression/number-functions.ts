import type { CellFunction, ExpressionFunction } from './functions.ts';
import { Num, numberOf, type Single } from './value.ts';

const mostDecimals = 12;

/** A function of one number and, where it takes one, of a count of decimals. */
const rounded = (rounding: 0 | 1 | 2 | 3 | 4): CellFunction => ({
  least: 1,
  most: 2,
  work: ([value = null, decimals = null]) =>
    numberOf(value)?.toDecimalPlaces(decimalsOf(decimals), rounding) ?? null,
});

const decimalsOf = (value: Single): number =>
  Math.min(Math.max(Math.trunc(numberOf(value)?.toNumber() ?? 0), 0), mostDecimals);

const ofOne = (work: (number: Num) => Num | null): CellFunction => ({
  least: 1,
  most: 1,
  work: ([value = null]) => {
    const number = numberOf(value);
    return number && work(number);
  },
});

export const numberFunctions: Record<string, ExpressionFunction> = {
  ROUND: rounded(Num.ROUND_HALF_UP),
  ROUNDUP: rounded(Num.ROUND_UP),
  ROUNDDOWN: rounded(Num.ROUND_DOWN),
  CEIL: rounded(Num.ROUND_CEIL),
  FLOOR: rounded(Num.ROUND_FLOOR),
  INT: ofOne((number) => number.floor()),
  ABS: ofOne((number) => number.abs()),
  SQRT: ofOne((number) => (number.isNegative() && !number.isZero() ? null : number.sqrt())),
  MOD: {
    least: 2,
    most: 2,
    work: ([value = null, by = null]) => {
      const [number, divisor] = [numberOf(value), numberOf(by)];
      return number && divisor && !divisor.isZero() ? number.modulo(divisor) : null;
    },
  },
  VALUE: { least: 1, most: 1, work: ([value = null]) => numberOf(value) },
};
