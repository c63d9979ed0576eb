import { isCalendarDay } from './calendar-date.ts';
import { textOf } from './text-of.ts';

const shape = /^[1-9]\d{5}((?:18|19|20)\d{2})(\d{2})(\d{2})\d{3}[\dXx]$/;
const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const checkDigits = '10X98765432';

/** A resident identity number of 18 characters with a birth date that exists and the right check digit. */
export function isIdCard(value: unknown): boolean {
  const text = textOf(value);
  const parts = text === undefined ? null : shape.exec(text);
  if (!text || !parts) return false;
  if (!isCalendarDay(Number(parts[1]), Number(parts[2]), Number(parts[3]))) return false;
  const sum = weights.reduce((total, weight, place) => total + weight * Number(text[place]), 0);
  return checkDigits[sum % 11] === text[17]?.toUpperCase();
}
