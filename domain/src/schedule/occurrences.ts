import { mostStarts, startsWithin } from './rule.ts';
import { countOf, momentOf, shifted, type Wall, wallOf } from './wall-clock.ts';

/** When something is, once or again and again: walls of one zone. */
export interface Timing {
  zone: string;
  start: Wall;
  /** Of whole days: midnight after the last one. */
  end: Wall;
  /** RFC 5545; '' for what is once. */
  rule: string;
}

/** One time that is another way than its series says, known by when it would have started. */
export interface Exception {
  originalStart: Wall;
  isCancelled: boolean;
  start: Wall;
  end: Wall;
}

export interface Occurrence<E extends Exception = Exception> {
  originalStart: Wall;
  start: Wall;
  end: Wall;
  startAt: number;
  endAt: number;
  exception: E | undefined;
}

/** In moments; the second is outside. */
export interface Range {
  from: number;
  before: number;
}

const oneDay = 86_400_000;

/** Every time of a series that lies in a range or reaches into it, in order. */
export function occurrencesIn<E extends Exception>(
  timing: Timing,
  exceptions: readonly E[],
  { from, before }: Range,
): Occurrence<E>[] {
  const { zone, start, end, rule } = timing;
  const length = countOf(end) - countOf(start);
  // A clock that is moved makes a wall differ by an hour: look a day further, and keep what fits.
  const first = shifted(wallOf(from, zone), -length - oneDay);
  const last = shifted(wallOf(before, zone), oneDay);
  const changed = new Map(exceptions.map((one) => [one.originalStart, one]));
  const byRule = startsWithin(start, rule, first, last)
    .filter((one) => !changed.has(one))
    .map((one) => occurrence<E>(zone, one, one, shifted(one, length), undefined));
  const byHand = exceptions
    .filter(({ isCancelled }) => !isCancelled)
    .map((one) => occurrence(zone, one.originalStart, one.start, one.end, one));
  return [...byRule, ...byHand]
    .filter((one) => one.startAt < before && (one.endAt > from || one.startAt >= from))
    .sort((one, other) => one.startAt - other.startAt || (one.originalStart < other.originalStart ? -1 : 1))
    .slice(0, mostStarts);
}

/** The time that is known by this start; undefined where the series has none such, or it is cancelled. */
export function occurrenceAt<E extends Exception>(
  timing: Timing,
  exceptions: readonly E[],
  originalStart: Wall,
): Occurrence<E> | undefined {
  const { zone, start, end, rule } = timing;
  if (startsWithin(start, rule, originalStart, shifted(originalStart, 60_000)).length === 0) return undefined;
  const exception = exceptions.find((one) => one.originalStart === originalStart);
  if (exception?.isCancelled) return undefined;
  if (exception) return occurrence(zone, originalStart, exception.start, exception.end, exception);
  const length = countOf(end) - countOf(start);
  return occurrence<E>(zone, originalStart, originalStart, shifted(originalStart, length), undefined);
}

function occurrence<E extends Exception>(
  zone: string,
  originalStart: Wall,
  start: Wall,
  end: Wall,
  exception: E | undefined,
): Occurrence<E> {
  const startAt = momentOf(start, zone);
  // An hour that is skipped in spring must not let it end before it starts.
  return { originalStart, start, end, startAt, endAt: Math.max(momentOf(end, zone), startAt), exception };
}
