import { describe, expect, it } from 'vitest';
import { joinedSeries, movedSeries, splitAt } from './edit-scope.ts';
import { type Exception, occurrencesIn, type Timing } from './occurrences.ts';
import type { Wall } from './wall-clock.ts';

const zone = 'Europe/Berlin';
/** Tuesdays from the middle of March on: the clock is moved on the 30th. */
const weekly = (rule = 'FREQ=WEEKLY'): Timing => ({
  ...{ zone, start: '2031-03-18T09:00', end: '2031-03-18T10:00', rule },
});
const [first, second, third, fourth] = [
  ...['2031-03-18T09:00', '2031-03-25T09:00', '2031-04-01T09:00', '2031-04-08T09:00'],
] as [Wall, Wall, Wall, Wall];
const cancelled = (originalStart: Wall): Exception => ({
  ...{ originalStart, isCancelled: true, start: originalStart, end: originalStart.replace('T09', 'T10') },
});
const moved = (originalStart: Wall, start: Wall, end: Wall): Exception => ({
  ...{ originalStart, isCancelled: false, start, end },
});
const range = { from: Date.UTC(2031, 2, 1), before: Date.UTC(2031, 3, 20) };
const starts = (timing: Timing, exceptions: readonly Exception[] = []) =>
  occurrencesIn(timing, exceptions, range).map(({ start }) => start);

describe('this and later', () => {
  it.each([
    ['without an end', 'FREQ=WEEKLY', [first, second], [third, fourth, '2031-04-15T09:00']],
    ['so many times', 'FREQ=WEEKLY;COUNT=4', [first, second], [third, fourth]],
    ['until a day', 'FREQ=WEEKLY;UNTIL=20310402T000000', [first, second], [third]],
  ])('of what repeats %s is all that was there, once', (_, rule, earlier, later) => {
    const { before, after } = splitAt(weekly(rule), [], third);
    expect(before && starts(before.timing)).toEqual(earlier);
    expect(starts(after.timing)).toEqual(later);
  });

  it('from the first time on is all of it', () => {
    const { before, after } = splitAt(weekly(), [cancelled(second)], first);
    expect(before).toBeUndefined();
    expect(starts(after.timing, after.exceptions)).toEqual([first, third, fourth, '2031-04-15T09:00']);
  });

  it('takes exceptions to the side on which their time would have been, wherever they were moved to', () => {
    const early = moved(third, '2031-03-20T11:00', '2031-03-20T12:00');
    const { before, after } = splitAt(weekly(), [cancelled(first), early], third);
    expect(before?.exceptions).toEqual([cancelled(first)]);
    expect(after.exceptions).toEqual([early]);
    expect(before && starts(before.timing, before.exceptions)).toEqual([second]);
  });

  it('keeps the length of a series that was longer at first', () => {
    const long = { ...weekly(), end: '2031-03-19T01:00' };
    expect(splitAt(long, [], third).after.timing.end).toBe('2031-04-02T01:00');
  });

  it('goes on on its own wall when a clock is moved between', () => {
    const [, , one] = occurrencesIn(splitAt(weekly(), [], second).after.timing, [], range);
    expect([one?.start, new Date(one?.startAt ?? 0).toISOString()]).toEqual([
      fourth,
      '2031-04-08T07:00:00.000Z',
    ]);
  });
});

describe('the halves of a series', () => {
  it.each(['FREQ=WEEKLY', 'FREQ=WEEKLY;COUNT=4', 'FREQ=WEEKLY;UNTIL=20310410T000000'])(
    'that repeats %s are one again, with their exceptions',
    (rule) => {
      const exceptions = [cancelled(first), moved(fourth, '2031-04-09T11:00', '2031-04-09T12:00')];
      const { before, after } = splitAt(weekly(rule), exceptions, third);
      expect(before && joinedSeries(before, after)).toEqual({ timing: weekly(rule), exceptions });
    },
  );

  const { before, after } = splitAt(weekly('FREQ=WEEKLY;COUNT=4'), [], third);
  it.each([
    ['the later one lasts longer', { end: '2031-04-01T11:00' }],
    ['the later one starts on another day', { start: '2031-04-02T09:00', end: '2031-04-02T10:00' }],
    ['the later one starts a week after', { start: fourth, end: '2031-04-08T10:00' }],
    ['the later one repeats another way', { rule: 'FREQ=DAILY;COUNT=2' }],
    ['the later one does not repeat', { rule: '' }],
    ['the later one is in another zone', { zone: 'Asia/Shanghai' }],
  ])('stay two where %s', (_, changes) => {
    const other = { timing: { ...after.timing, ...changes }, exceptions: [] };
    expect(before && joinedSeries(before, other)).toBeUndefined();
  });

  it('stay two where an exception is of no time of theirs', () => {
    const astray = { ...after, exceptions: [cancelled('2031-04-03T09:00')] };
    expect(before && joinedSeries(before, astray)).toBeUndefined();
  });
});

describe('a series that is moved as a whole', () => {
  const later = { from: second, start: '2031-03-25T14:00', end: '2031-03-25T16:00' };

  it('starts later by as much as the time that was opened', () => {
    const { timing } = movedSeries(weekly(), [], { ...later, rule: 'FREQ=WEEKLY' });
    expect(timing).toEqual({ ...weekly(), start: '2031-03-18T14:00', end: '2031-03-18T16:00' });
  });

  it.each([
    ['that is cancelled stays cancelled', cancelled(third), '2031-04-01T14:00', '2031-04-01T16:00'],
    [
      'that was moved by hand stays where it was moved to',
      moved(third, '2031-04-02T11:00', '2031-04-02T12:00'),
      ...(['2031-04-02T11:00', '2031-04-02T12:00'] as const),
    ],
    [
      'that lasted longer stays as it was',
      moved(third, third, '2031-04-01T12:00'),
      ...([third, '2031-04-01T12:00'] as const),
    ],
    [
      'that was only called another name goes along',
      moved(third, third, '2031-04-01T10:00'),
      ...(['2031-04-01T14:00', '2031-04-01T16:00'] as const),
    ],
  ])('an exception %s', (_, exception, start, end) => {
    const { exceptions } = movedSeries(weekly(), [exception], { ...later, rule: 'FREQ=WEEKLY' });
    expect(exceptions).toEqual([{ ...exception, originalStart: '2031-04-01T14:00', start, end }]);
  });

  it('loses its exceptions with its rule', () => {
    const { timing, exceptions } = movedSeries(weekly(), [cancelled(third)], {
      ...later,
      rule: 'FREQ=DAILY',
    });
    expect([timing.rule, exceptions]).toEqual(['FREQ=DAILY', []]);
  });
});
