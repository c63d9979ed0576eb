import { instantOf } from '@fairway/domain/time/zoned.ts';
import type * as z from 'zod/mini';
import type { Cell } from '../../spreadsheets/sheet.ts';

export type Field = z.core.$ZodType & { safeParse: (value: unknown) => { success: boolean; data?: unknown } };

const yes = new Set(['是', '有', '√', 'y', 'yes', 'true', '1']);
const no = new Set(['否', '无', '×', 'n', 'no', 'false', '0']);

/** What a cell says for a field, by trying the ways people write it until one fits; undefined where none does. */
export function cellValue(field: Field, cell: Cell, means: Readonly<Record<string, string>>): unknown {
  const text = cell.text.normalize('NFKC').trim();
  for (const value of [...wordsIn(cell, text, means), listIn(text, means)])
    if (field.safeParse(value).success) return value;
  return undefined;
}

export const partsOf = (text: string): string[] =>
  text
    .split(/[,;、，；|\n]+/)
    .map((part) => part.trim())
    .filter(Boolean);

const meant = (text: string, means: Readonly<Record<string, string>>): string | undefined =>
  Object.entries(means).find(([word]) => word.trim().toLowerCase() === text.toLowerCase())?.[1];

const listIn = (text: string, means: Readonly<Record<string, string>>): string[] =>
  partsOf(text).map((part) => meant(part, means) ?? part);

function wordsIn(cell: Cell, text: string, means: Readonly<Record<string, string>>): unknown[] {
  const plain = text.replace(/[,\s]/g, '').replace(/%$/, '');
  const word = text.toLowerCase();
  const known = meant(text, means);
  return [
    ...(known === undefined ? [] : [known]),
    ...(cell.day === undefined ? [] : [cell.day]),
    ...[text, text.toUpperCase(), text.toLowerCase(), plain],
    ...(plain !== '' && Number.isFinite(Number(plain)) ? [Number(plain)] : []),
    ...(yes.has(word) ? [true] : []),
    ...(no.has(word) ? [false] : []),
  ];
}

const timeInText = /(?:^|[\sT])(\d{1,2}):(\d\d)(?::\d\d)?\s*$/;

/** A moment as the wall of a place shows it: `2026-11-20 18:00`; midnight without a time. */
export function cellMoment(cell: Cell, zone: string): number | undefined {
  const [year, month, day] = (cell.day ?? '').split('-').map(Number);
  if (!year || !month || !day) return undefined;
  const [, hour = '0', minute = '0'] = timeInText.exec(cell.time ?? cell.text) ?? [];
  if (Number(hour) > 24 || Number(minute) > 59) return undefined;
  return instantOf({ year, month, day, hour: Number(hour), minute: Number(minute), second: 0 }, zone);
}
