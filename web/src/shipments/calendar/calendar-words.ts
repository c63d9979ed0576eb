import type { Reply } from '@fairway/contract/endpoint.ts';
import type { listShipmentDays } from '@fairway/contract/shipments.ts';

export type CalendarDay = Reply<typeof listShipmentDays>['days'][number];
export type CalendarCall = CalendarDay['list'][number];

/** Its time has gone by and nobody said that it happened, or something serious is wrong with it. */
export const isLate = ({ isActual, at, severity }: CalendarCall, now: number): boolean =>
  (!isActual && at < now) || severity === 'high' || severity === 'critical';
