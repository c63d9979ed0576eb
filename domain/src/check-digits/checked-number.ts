/** What a number with a check digit is: as it is stored, and the digit it should end with where that is known. */
export interface CheckedNumber {
  number: string;
  /** `shape`: it is not such a number at all; `digit`: the last character does not fit the others. */
  problem: 'shape' | 'digit' | null;
  /** What its last character should be; null where it has not the shape. */
  expected: string | null;
}

const longest = 40;

/** Takes off what people write between the groups, and compares the last character with the computed one. */
export function checked(typed: string, shape: RegExp, lastOf: (number: string) => string): CheckedNumber {
  const number = typed.slice(0, longest).normalize('NFKC').toUpperCase().replace(/[\s-]/g, '');
  if (!shape.test(number)) return { number, problem: 'shape', expected: null };
  const expected = lastOf(number);
  return { number, problem: number.endsWith(expected) ? null : 'digit', expected };
}
