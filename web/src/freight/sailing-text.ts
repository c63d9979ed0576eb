import type { FoundRate } from '@fairway/contract/freight-search.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { zoneText } from '../entities/field-text.ts';

export type Departure = NonNullable<FoundRate['nextSailing']>;

/** On the wall of the port of loading. */
export const departsOn = ({ etd, timeZone }: Departure): string => formatDate(etd, 'MM-dd', timeZone);

export const atPort = (at: number | null, zone: string, format = 'MM-dd HH:mm'): string =>
  at === null ? '' : formatDate(at, format, zone);

/** Whose wall it is. */
export const zoneOf = ({ etd, timeZone }: Departure): string => zoneText(etd, timeZone);
