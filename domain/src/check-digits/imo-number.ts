import { type CheckedNumber, checked } from './checked-number.ts';

const shape = /^\d{7}$/;

/** The number of a ship for life: the first six digits weighted from seven down to two end with the seventh. */
export const checkImoNumber = (typed: string): CheckedNumber =>
  checked(typed.replace(/^\s*IMO/i, ''), shape, (number) => {
    const sum = [...number.slice(0, 6)].reduce(
      (total, digit, place) => total + Number(digit) * (7 - place),
      0,
    );
    return String(sum % 10);
  });
