import type { FormField } from '@fairway/contract/forms.ts';
import { defaultZone, formatDate } from '@fairway/domain/time/format-date.ts';
import { instantOf } from '@fairway/domain/time/zoned.ts';

/** How fine a date is: its field's format says which. */
export type Fineness = 'year' | 'month' | 'day' | 'minute' | 'second';

export const usualDateFormat = 'yyyy-MM-dd';

export const formatOf = ({ format }: Pick<FormField, 'format'>): string => format || usualDateFormat;

export function finenessOf(field: Pick<FormField, 'format'>): Fineness {
  const format = formatOf(field);
  if (/s/.test(format)) return 'second';
  if (/[Hhm]/.test(format)) return 'minute';
  if (/[dD]/.test(format)) return 'day';
  return /M/.test(format) ? 'month' : 'year';
}

const written: Record<Fineness, string> = {
  year: 'yyyy',
  month: 'yyyy-MM',
  day: 'yyyy-MM-dd',
  minute: 'yyyy-MM-ddTHH:mm',
  second: 'yyyy-MM-ddTHH:mm:ss',
};

/** As the browser's own inputs write it. */
export const inputText = (at: unknown, fineness: Fineness, zone: string): string =>
  typeof at === 'number' ? formatDate(at, written[fineness], zone) : '';

const parts = /^(\d{4})(?:-(\d{1,2})(?:-(\d{1,2})(?:[T ](\d{1,2}):(\d{1,2})(?::(\d{1,2}))?)?)?)?$/;

/** The instant a zone's wall shows this; years before 1000 are still being typed. */
export function momentOf(text: string, zone: string): number | null {
  const found = parts.exec(text.trim());
  if (!found) return null;
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = found
    .slice(1)
    .map((part) => (part === undefined ? undefined : Number(part)));
  const wall = { year, month, day, hour, minute, second };
  const isDay = year >= 1000 && month >= 1 && month <= 12 && day >= 1 && day <= lastDay(year, month);
  const isTime = hour < 24 && minute < 60 && second < 60;
  return isDay && isTime ? (instantOf(wall, zone) ?? null) : null;
}

const lastDay = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** What people and spreadsheets write: `2026/11/15 8:30`, `2026年11月15日`. */
export function parseMoment(text: string, zone = defaultZone): number | null | undefined {
  const plain = text
    .normalize('NFKC')
    .trim()
    .replace(/[年月]/g, '-')
    .replace(/日/g, ' ')
    .replace(/(?<=\d)[/.](?=\d)/g, '-')
    .replace(/-$/, '')
    .replace(/\s+/g, ' ')
    .trim();
  return plain === '' ? null : (momentOf(plain, zone) ?? undefined);
}
