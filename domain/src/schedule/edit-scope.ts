import type { Exception, Timing } from './occurrences.ts';
import { readRule, startsWithin, untilOf, withParts, writeRule } from './rule.ts';
import { countOf, shifted, type Wall } from './wall-clock.ts';

/** The series before a time and from it on; the first is undefined where nothing lies before. */
export interface Split<E extends Exception> {
  before: { timing: Timing; exceptions: E[] } | undefined;
  after: { timing: Timing; exceptions: E[] };
}

/** "This and later": the rule ends just before a time, and goes on from it in a series of its own. */
export function splitAt<E extends Exception>(timing: Timing, exceptions: readonly E[], at: Wall): Split<E> {
  const rule = readRule(timing.rule);
  const length = countOf(timing.end) - countOf(timing.start);
  const rest = { ...timing, start: at, end: shifted(at, length) };
  const later = exceptions.filter(({ originalStart }) => originalStart >= at);
  const earlier = startsWithin(timing.start, timing.rule, timing.start, at).length;
  if (!rule || earlier === 0) return { before: undefined, after: { timing: rest, exceptions: later } };
  const ended = withParts(rule, { COUNT: undefined, UNTIL: untilOf(shifted(at, -60_000)) });
  const count = rule.get('COUNT');
  const left =
    count === undefined ? rule : withParts(rule, { COUNT: String(Math.max(Number(count) - earlier, 1)) });
  return {
    before: {
      timing: { ...timing, rule: writeRule(ended) },
      exceptions: exceptions.filter(({ originalStart }) => originalStart < at),
    },
    after: { timing: { ...rest, rule: writeRule(left) }, exceptions: later },
  };
}

/**
 * The series that a split was made of, when what went on has its old start again; undefined where the two are not the
 * halves of one any more.
 */
export function joinedSeries<E extends Exception>(
  before: { timing: Timing; exceptions: readonly E[] },
  after: { timing: Timing; exceptions: readonly E[] },
): { timing: Timing; exceptions: E[] } | undefined {
  const { start, rule } = after.timing;
  const left = readRule(rule);
  if (!left) return undefined;
  const count = left.get('COUNT');
  const earlier = startsWithin(before.timing.start, before.timing.rule, before.timing.start, start).length;
  const whole = count === undefined ? left : withParts(left, { COUNT: String(Number(count) + earlier) });
  const timing = { ...before.timing, rule: writeRule(whole) };
  const exceptions = [...before.exceptions, ...after.exceptions];
  const again = splitAt(timing, exceptions, start);
  const isHalf =
    again.before?.timing.rule === before.timing.rule &&
    isSameTiming(again.after.timing, after.timing) &&
    exceptions.every((one) => isStart(timing, one.originalStart)) &&
    isStart(timing, start);
  return isHalf ? { timing, exceptions } : undefined;
}

const isSameTiming = (one: Timing, other: Timing): boolean =>
  one.zone === other.zone && one.start === other.start && one.end === other.end && one.rule === other.rule;

const isStart = ({ start, rule }: Timing, wall: Wall): boolean =>
  startsWithin(start, rule, wall, shifted(wall, 60_000)).length > 0;

/**
 * A series that is moved as a whole: what was at one wall is at another, and lasts so long. Exceptions go with it as
 * long as the rule stays; under another rule their times mean nothing, and they end with it.
 */
export function movedSeries<E extends Exception>(
  timing: Timing,
  exceptions: readonly E[],
  { from, start, end, rule }: { from: Wall; start: Wall; end: Wall; rule: string },
): { timing: Timing; exceptions: E[] } {
  const by = countOf(start) - countOf(from);
  const length = countOf(end) - countOf(start);
  const first = shifted(timing.start, by);
  const moved = { ...timing, start: first, end: shifted(first, length), rule };
  if (rule !== timing.rule) return { timing: moved, exceptions: [] };
  const lengthBefore = countOf(timing.end) - countOf(timing.start);
  return {
    timing: moved,
    exceptions: exceptions.map((one) => {
      const originalStart = shifted(one.originalStart, by);
      // One that was only described another way still follows its series.
      const wasMoved =
        one.start !== one.originalStart || one.end !== shifted(one.originalStart, lengthBefore);
      if (wasMoved) return { ...one, originalStart };
      return { ...one, originalStart, start: originalStart, end: shifted(originalStart, length) };
    }),
  };
}
