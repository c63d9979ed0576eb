import { type CheckedNumber, checked } from './checked-number.ts';

const shape = /^[A-Z]{3}[UJZ]\d{7}$/;
/** Letters count from 10 up and leave out the multiples of eleven. */
const letterValue = (character: string): number => {
  if (/\d/.test(character)) return Number(character);
  const place = character.charCodeAt(0) - 65;
  return 10 + place + Math.floor((place + 9) / 10);
};

/** A container by ISO 6346: owner, category, serial number and check digit; spaces, dashes and small letters are fine. */
export const checkContainerNumber = (typed: string): CheckedNumber =>
  checked(typed, shape, (number) => {
    const sum = [...number.slice(0, 10)].reduce(
      (total, one, place) => total + letterValue(one) * 2 ** place,
      0,
    );
    return String((sum % 11) % 10);
  });
