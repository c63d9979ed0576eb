import { expect, test } from 'vitest';
import { type DateKind, isWhole, readTyped, typedPattern, typedText } from './typed-date.ts';

const today = '2026-11-16';

test.each<[DateKind, string, string | undefined]>([
  ['day', '2026-11-16', '2026-11-16'],
  ['day', '2026/1/6', '2026-01-06'],
  ['day', '2026.1.6', '2026-01-06'],
  ['day', '2026年11月16日', '2026-11-16'],
  ['day', '１１月１６日', '2026-11-16'],
  ['day', '20261116', '2026-11-16'],
  ['day', '1203', '2026-12-03'],
  ['day', '12-3', '2026-12-03'],
  ['day', '9', '2026-11-09'],
  ['day', '', ''],
  ['day', '  ', ''],
  ['day', '2026-02-29', undefined],
  ['day', '2028-02-29', '2028-02-29'],
  ['day', '31', undefined],
  ['day', '0999-01-01', undefined],
  ['day', '2026-13-01', undefined],
  ['day', '2026-11-', undefined],
  ['day', '12345', undefined],
  ['day', 'soon', undefined],
  ['month', '2026-12', '2026-12'],
  ['month', '2026年3月', '2026-03'],
  ['month', '202603', '2026-03'],
  ['month', '3', '2026-03'],
  ['month', '13', undefined],
  ['minute', '2026-12-01T08:15', '2026-12-01T08:15'],
  ['minute', '2026-12-01 8:15', '2026-12-01T08:15'],
  ['minute', '12-1 815', '2026-12-01T08:15'],
  ['minute', '12-1 8', '2026-12-01T08:00'],
  ['minute', '12-1', '2026-12-01T00:00'],
  ['minute', '12-1 25:00', undefined],
  ['second', '2026-12-01 08:15:30', '2026-12-01T08:15:30'],
  ['second', '2026-12-01', '2026-12-01T00:00:00'],
  ['time', '8:30', '08:30'],
  ['time', '830', '08:30'],
  ['time', '8', '08:00'],
  ['time', '24:00', undefined],
  ['time', '8:60', undefined],
  ['timeOfSecond', '8:30', '08:30:00'],
  ['timeOfSecond', '08:30:59', '08:30:59'],
])('%s: %j is %j', (kind, text, held) => {
  expect(readTyped(text, kind, today)).toBe(held);
});

test('what is shown is read again as what it is', () => {
  const held: Record<DateKind, string> = {
    day: '2026-11-16',
    month: '2026-11',
    minute: '2026-11-16T08:05',
    second: '2026-11-16T08:05:09',
    time: '08:05',
    timeOfSecond: '08:05:09',
  };
  for (const kind of Object.keys(typedPattern) as DateKind[]) {
    const text = typedText(held[kind]);
    expect(readTyped(text, kind, today)).toBe(held[kind]);
    expect(isWhole(text, kind)).toBe(true);
    expect(isWhole(text.slice(0, -1), kind)).toBe(false);
  }
});
