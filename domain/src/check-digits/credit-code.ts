import { type CheckedNumber, checked } from './checked-number.ts';

/** Digits and letters without I, O, S, V and Z, as GB 32100 orders them. */
const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const shape = /^[0-9A-HJ-NP-RTUWXY]{2}\d{6}[0-9A-HJ-NP-RTUWXY]{10}$/;

/** 统一社会信用代码 of an organisation in mainland China, 18 characters. */
export const checkCreditCode = (typed: string): CheckedNumber =>
  checked(typed, shape, (number) => {
    let weight = 1;
    let sum = 0;
    for (const character of number.slice(0, 17)) {
      sum += alphabet.indexOf(character) * weight;
      weight = (weight * 3) % 31;
    }
    return alphabet[(31 - (sum % 31)) % 31] ?? '';
  });
