import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { relativeTime } from './relative-time.ts';

const now = Date.UTC(2024, 5, 15, 12);
const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

describe('relativeTime', () => {
  it.each<[string, number, object]>([
    ['this moment', 0, { unit: 'now' }],
    ['59 s', 59 * second, { unit: 'now' }],
    ['a clock ahead', -5 * day, { unit: 'now' }],
    ['60 s', minute, { unit: 'minute', count: 1 }],
    ['119 s', 119 * second, { unit: 'minute', count: 1 }],
    ['59 min', hour - second, { unit: 'minute', count: 59 }],
    ['60 min', hour, { unit: 'hour', count: 1 }],
    ['23 h', day - second, { unit: 'hour', count: 23 }],
    ['24 h', day, { unit: 'day', count: 1 }],
    ['6 d', 7 * day - second, { unit: 'day', count: 6 }],
    ['7 d', 7 * day, { unit: 'week', count: 1 }],
    ['20 d', 20 * day, { unit: 'week', count: 2 }],
    ['27 d', 28 * day - second, { unit: 'week', count: 3 }],
    ['28 d', 28 * day, { unit: 'month', count: 1 }],
    ['30 d', 30 * day, { unit: 'month', count: 1 }],
    ['59 d', 60 * day - second, { unit: 'month', count: 1 }],
    ['60 d', 60 * day, { unit: 'month', count: 2 }],
    ['119 d', 120 * day - second, { unit: 'month', count: 3 }],
    ['120 d', 120 * day, { unit: 'date' }],
    ['ten years', 3650 * day, { unit: 'date' }],
    ['never', Number.NaN, { unit: 'date' }],
  ])('%s ago', (_, ago, told) => {
    expect(relativeTime(now - ago, now)).toEqual(told);
    expect(relativeTime(new Date(now - ago), new Date(now))).toEqual(told);
  });

  it('keeps every count within its unit', () => {
    const most = { minute: 59, hour: 23, day: 6, week: 3, month: 3 };
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 * day }), (ago) => {
        const told = relativeTime(now - ago, now);
        if ('count' in told) {
          expect(told.count).toBeGreaterThanOrEqual(1);
          expect(told.count).toBeLessThanOrEqual(most[told.unit]);
        }
      }),
    );
  });
});
