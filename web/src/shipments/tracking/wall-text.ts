import { defaultZone, formatDate } from '@fairway/domain/time/format-date.ts';

export { zoneText } from '@fairway/domain/time/zone-text.ts';

const zoneOf = (zone: string): string => zone || defaultZone;

/** A moment as the wall of a port shows it: `11-28 14:30`. */
export const wallText = (at: number | null, zone: string): string =>
  at === null ? '' : formatDate(at, 'MM-dd HH:mm', zoneOf(zone));

export const wallDay = (at: number | null, zone: string): string =>
  at === null ? '' : formatDate(at, 'yyyy-MM-dd', zoneOf(zone));
