import type { Answer } from '@fairway/contract/endpoint.ts';
import type { Language } from '@fairway/contract/errors.ts';
import type { getShipmentTimes } from '@fairway/contract/shipment-tracking.ts';
import { timeChanges } from '@fairway/domain/tracking/eta-history.ts';
import type { Progress } from '@fairway/domain/tracking/progress.ts';
import { delayWords, wordOf } from '../../language/tracking-words.ts';
import type { LoadedShipment } from './load-progress.ts';

const hour = 3_600_000;
const hoursBetween = (from: number, to: number): number => Math.round(((to - from) / hour) * 10) / 10;

/** What was told first of departure and arrival, what is expected now, what happened, and how that moved. */
export function shownTimes(
  { facts, progress }: Pick<LoadedShipment, 'facts'> & { progress: Progress },
  language: Language,
): Answer<typeof getShipmentTimes> {
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
        delayReasonName: wordOf(delayWords, change.delayReason, language),
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
