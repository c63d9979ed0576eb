import { fits } from './text-of.ts';

export function isChinese(value: unknown): boolean {
  return fits(value, /^[\u4e00-\u9fa5]+$/);
}

export function isLetter(value: unknown): boolean {
  return fits(value, /^[a-zA-Z]+$/);
}

export function isEnOrNum(value: unknown): boolean {
  return fits(value, /^[a-zA-Z0-9]+$/);
}
