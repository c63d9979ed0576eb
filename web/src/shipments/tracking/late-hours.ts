import type { ShownTimelineEntry } from '@fairway/contract/shipment-tracking.ts';

const hour = 3_600_000;
/** Nobody calls that late. */
const leastHours = 1;

type Timed = Pick<ShownTimelineEntry, 'actual' | 'estimated' | 'planned'>;

/** By how many whole hours it happened, or is expected, after it was planned; before it: less than 0. */
export function lateHours({ actual, estimated, planned }: Timed): number | undefined {
  const at = actual ?? estimated;
  if (at === null || planned === null) return undefined;
  const hours = Math.trunc((at - planned) / hour);
  return Math.abs(hours) < leastHours ? undefined : hours;
}
