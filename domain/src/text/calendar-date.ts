import { textOf } from './text-of.ts';

const longestDateText = 100;
const isoDate = /^(\d{4})([-/])(\d{1,2})\2(\d{1,2})(?![\d])/;

/** Whether such a day is in the calendar: 29 February only in leap years. */
export function isCalendarDay(year: number, month: number, day: number): boolean {
  if (!(month >= 1 && month <= 12 && day >= 1)) return false;
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const days = month === 2 ? (leap ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;
  return day <= days;
}

/** Something Date can read: a Date, milliseconds or a text; 2023-02-30 is refused though Date would move it to March. */
export function isDate(value: unknown): boolean {
  if (value instanceof Date) return !Number.isNaN(value.getTime());
  if (typeof value === 'number') return !Number.isNaN(new Date(value).getTime());
  if (typeof value !== 'string' || value.length > longestDateText) return false;
  const iso = isoDate.exec(value);
  if (iso && !isCalendarDay(Number(iso[1]), Number(iso[3]), Number(iso[4]))) return false;
  return !Number.isNaN(Date.parse(value));
}

/** yyyy-m-d or yyyy/m/d, with or without leading zeros, of a day that exists. */
export function isDateISO(value: unknown): boolean {
  const text = textOf(value);
  const iso = text === undefined ? null : isoDate.exec(text);
  return iso !== null && iso[0] === text && isCalendarDay(Number(iso[1]), Number(iso[3]), Number(iso[4]));
}
