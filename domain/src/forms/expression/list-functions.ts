import type { ColumnFunction, ExpressionFunction } from './functions.ts';
import { allOf } from './truth-functions.ts';
import { isEmpty, Num, numberOf, type Single, textOf, type Value } from './value.ts';

/** The numbers among the values; what is empty or no number is passed over. */
function numbersIn(given: readonly Value[]): Num[] {
  const flat = allOf(given).flatMap((value): readonly Single[] => (Array.isArray(value) ? value : [value]));
  return flat.flatMap((value) => (isEmpty(value) ? [] : (numberOf(value) ?? [])));
}

const over = (work: (numbers: Num[]) => Num | null): ColumnFunction => ({
  least: 1,
  most: 30,
  over: 'columns',
  work: (given) => work(numbersIn(given)),
});

const sum = (numbers: readonly Num[]): Num =>
  numbers.reduce<Num>((total, number) => total.plus(number), new Num(0));

export const listFunctions: Record<string, ExpressionFunction> = {
  SUM: over(sum),
  AVG: over((numbers) => (numbers.length === 0 ? null : sum(numbers).dividedBy(numbers.length))),
  MIN: over((numbers) => (numbers.length === 0 ? null : Num.min(...numbers))),
  MAX: over((numbers) => (numbers.length === 0 ? null : Num.max(...numbers))),
  /** How many are not empty; of a list with several choices, how many are chosen. */
  COUNT: {
    least: 1,
    most: 30,
    over: 'columns',
    work: (given) => {
      const flat = allOf(given).flatMap((value): readonly Single[] =>
        Array.isArray(value) ? value : [value],
      );
      return new Num(flat.filter((value) => !isEmpty(value)).length);
    },
  },
  /** JOIN(column, separator). */
  JOIN: {
    least: 1,
    most: 2,
    over: 'columns',
    work: ([values = null, separator = ',']) => {
      const flat = allOf([values]).flatMap((value): readonly Single[] =>
        Array.isArray(value) ? value : [value],
      );
      const between = textOf(allOf([separator])[0] ?? null);
      return flat
        .filter((value) => !isEmpty(value))
        .map(textOf)
        .join(between);
    },
  },
};
