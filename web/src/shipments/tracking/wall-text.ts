import { defaultZone, formatDate } from '@fairway/domain/time/format-date.ts';

const zoneOf = (zone: string): string => zone || defaultZone;

/** A moment as the wall of a port shows it: `11-28 14:30`. */
export const wallText = (at: number | null, zone: string): string =>
  at === null ? '' : formatDate(at, 'MM-dd HH:mm', zoneOf(zone));

export const wallDay = (at: number | null, zone: string): string =>
  at === null ? '' : formatDate(at, 'yyyy-MM-dd', zoneOf(zone));

/** How far the wall of a port is from Greenwich: `UTC+8`; nothing where the port is not known. */
export function zoneText(at: number, zone: string): string {
  if (zone === '') return '';
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' }).formatToParts(
    at,
  );
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return offset.replace('GMT', 'UTC');
}
