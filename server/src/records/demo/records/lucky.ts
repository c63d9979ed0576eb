import { chanceFrom } from '../../../organisation/demo/chance.ts';

/** Chance in the words of whoever makes records up. */
export interface Luck {
  between: (least: number, most: number) => number;
  oneOf: <T>(list: readonly T[]) => T;
  /** Some of a list, in its order. */
  some: <T>(list: readonly T[], least: number, most: number) => T[];
  /** True so many times in a hundred. */
  inHundred: (times: number) => boolean;
  /** A number made up of its prefix and so many digits. */
  digits: (prefix: string, count: number) => string;
}

export function luckFrom(seed: number): Luck {
  const between = chanceFrom(seed);
  const oneOf = <T>(list: readonly T[]): T => list[between(0, list.length - 1)] as T;
  return {
    between,
    oneOf,
    some: (list, least, most) => {
      const left = [...list.keys()];
      const taken = Array.from({ length: Math.min(between(least, most), list.length) }, () =>
        left.splice(between(0, left.length - 1), 1).at(0),
      );
      return list.filter((_, index) => taken.includes(index));
    },
    inHundred: (times) => between(1, 100) <= times,
    digits: (prefix, count) => prefix + Array.from({ length: count }, () => between(0, 9)).join(''),
  };
}
