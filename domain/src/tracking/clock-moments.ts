import type { TrackingEvent } from './event.ts';
import type { ExceptionFacts } from './exceptions.ts';

const day = 86_400_000;

/** Every moment at which the clock alone may open, change or end an exception; more of them do no harm. */
export function clockMoments(events: readonly TrackingEvent[], facts: ExceptionFacts): number[] {
  const known = (at: number | null | undefined): number[] => (at === null || at === undefined ? [] : [at]);
  const edges = (at: number, before: number): number[] => [at - before, at + 1];
  const heard = Math.max(
    ...events.map(({ at, issuedAt, classifier }) =>
      classifier === 'ACT' ? Math.max(at, issuedAt) : issuedAt,
    ),
    Number.NEGATIVE_INFINITY,
  );
  const departures = [
    ...known(facts.firstEtd),
    ...events.filter(({ milestone }) => milestone === 'DEP').map(({ at }) => at),
  ];
  return [
    ...Object.values(facts.cutOffs).flatMap((at) => known(at).flatMap((one) => edges(one, day))),
    ...facts.boxes.flatMap(({ lastFreeAt, detentionFreeUntil }) =>
      [...known(lastFreeAt), ...known(detentionFreeUntil)].flatMap((one) => edges(one, 2 * day)),
    ),
    // A box that is not on board when its ship left, or a day later; a shipment nobody heard of near its departure.
    ...departures.flatMap((at) => [at, at + day, at - 3 * day]),
    ...events.filter(({ milestone }) => milestone === 'TS_ARR').map(({ at }) => at + 5 * day),
    ...(Number.isFinite(heard) ? [heard + 3 * day, heard + 7 * day] : []),
    ...facts.missingDocuments.map(({ dueAt }) => dueAt),
  ];
}
