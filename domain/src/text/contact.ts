import { fits, textOf } from './text-of.ts';

const emailPattern = /^[\w+-]+(?:\.[\w+-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i;
const longestEmail = 254;

export function isEmail(value: unknown): boolean {
  const text = textOf(value);
  return text !== undefined && text.length <= longestEmail && emailPattern.test(text);
}

/** A mainland mobile number: 1, then 3 to 9, then nine digits. */
export function isMobile(value: unknown): boolean {
  return fits(value, /^1[3-9]\d{9}$/);
}

/** Area code, dash, number, and optionally a dash and an extension. */
export function isLandline(value: unknown): boolean {
  return fits(value, /^\d{3,4}-\d{7,8}(?:-\d{3,4})?$/);
}
