import type { Answer } from '@fairway/contract/endpoint.ts';
import type { getShipmentTimes } from '@fairway/contract/shipment-tracking.ts';
import { timeChanges } from '@fairway/domain/tracking/eta-history.ts';
import type { Context } from '../http/context.ts';
import { delayWords } from '../language/tracking-words.ts';
import { seenShipment } from './seen-shipment.ts';
import { shipmentNow } from './shipment-now.ts';
import { nameOf } from './show-timeline.ts';

const hour = 3_600_000;
const hoursBetween = (from: number, to: number): number => Math.round(((to - from) / hour) * 10) / 10;

/** How departure and arrival moved, as sources said it. */
export async function getTimes(ctx: Context, id: string): Promise<Answer<typeof getShipmentTimes>> {
  const { db, now, language } = ctx;
  await seenShipment(ctx, id);
  const { facts, progress } = await shipmentNow(db, id, now);
  const shown = (
    milestone: 'DEP' | 'ARR',
    { first, expected, actual }: { first: number | null; expected: number | null; actual: number | null },
    timeZone: string,
  ) => {
    const current = actual ?? expected;
    return {
      ...{ first, current, actual, timeZone },
      hoursLate: first === null || current === null ? null : hoursBetween(first, current),
      changes: timeChanges(progress.heldUp, milestone).map(({ eventId: _, ...change }) => ({
        ...change,
        hours: change.before === null ? null : hoursBetween(change.before, change.after),
        delayReasonName: nameOf(delayWords, change.delayReason, language),
      })),
    };
  };
  return {
    departure: shown(
      'DEP',
      { first: facts.firstEtd, expected: progress.etd, actual: progress.atd },
      facts.polZone,
    ),
    arrival: shown(
      'ARR',
      { first: facts.firstEta, expected: progress.eta, actual: progress.ata },
      facts.podZone,
    ),
  };
}
