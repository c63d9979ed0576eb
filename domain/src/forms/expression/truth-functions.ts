import type { ExpressionFunction } from './functions.ts';
import { Column, isEmpty, isSame, type Single, truthOf, type Value } from './value.ts';

const many = { least: 1, most: 30 };

/** Every value there is, those of columns one by one. */
export const allOf = (given: readonly Value[]): Single[] =>
  given.flatMap((value) => (value instanceof Column ? value.cells : [value]));

export const truthFunctions: Record<string, ExpressionFunction> = {
  // Evaluated by hand: only the wanted branch is worked out.
  IF: { least: 2, most: 3, work: () => null },
  AND: { ...many, over: 'columns', work: (given) => allOf(given).every(truthOf) },
  OR: { ...many, over: 'columns', work: (given) => allOf(given).some(truthOf) },
  NOT: { least: 1, most: 1, work: ([value = null]) => !truthOf(value) },
  ISEMPTY: { least: 1, most: 1, work: ([value = null]) => isEmpty(value) },
  /** The first that is not empty. */
  COALESCE: { ...many, work: (given) => given.find((value) => !isEmpty(value)) ?? null },
  /** IN(value, a, b, …): it is one of them, or one of a list. */
  IN: {
    least: 2,
    most: 60,
    work: ([value = null, ...others]) =>
      others.some((other) =>
        Array.isArray(other) ? other.some((one) => isSame(value, one)) : isSame(value, other),
      ),
  },
  /** SWITCH(value, case, result, …, otherwise). */
  SWITCH: {
    least: 3,
    most: 60,
    work: ([value = null, ...rest]) => {
      for (let place = 0; place + 1 < rest.length; place += 2)
        if (isSame(value, rest[place] ?? null)) return rest[place + 1] ?? null;
      return rest.length % 2 === 1 ? (rest.at(-1) ?? null) : null;
    },
  },
};
