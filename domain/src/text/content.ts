import { boundsOf } from './bounds.ts';
import { textOf } from './text-of.ts';
import { visibleLength } from './visible-characters.ts';

export function contains(value: unknown, part: unknown): boolean {
  const text = textOf(value);
  const wanted = textOf(part);
  return text !== undefined && wanted !== undefined && text.includes(wanted);
}

/** Whether a text (in characters a person sees) or a list (in items) is between two lengths, both included. */
export function isLengthInRange(value: unknown, range: readonly [number, number]): boolean {
  const bounds = boundsOf(range);
  if (!bounds) return false;
  const length = lengthOf(value, bounds.most);
  return length >= bounds.least && length <= bounds.most;
}

function lengthOf(value: unknown, enough: number): number {
  if (Array.isArray(value)) return value.length;
  const text = textOf(value);
  return text === undefined ? Number.NaN : visibleLength(text, enough);
}

/** What the product calls empty: nothing, blank text, 0, NaN, false, a list without items, a plain object without keys. */
export function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  if (typeof value !== 'object' || value === null) return !value;
  if (Array.isArray(value)) return value.length === 0;
  const prototype: unknown = Object.getPrototypeOf(value);
  return (prototype === Object.prototype || prototype === null) && Object.keys(value).length === 0;
}

/** JSON text of an object or a list; a bare number, text or null is not one. */
export function isJsonString(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  try {
    const parsed: unknown = JSON.parse(value);
    return typeof parsed === 'object' && parsed !== null;
  } catch {
    return false;
  }
}
