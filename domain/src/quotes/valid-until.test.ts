import { describe, expect, it } from 'vitest';
import { linkExpiry, usualValidUntil } from './valid-until.ts';

const at = (text: string) => Date.parse(text);

describe('a quote is valid', () => {
  it.each([
    // The seventeenth is already there in Shanghai.
    ['2026-11-16T17:00:00Z', '2026-12-31', 'Asia/Shanghai', '2026-11-24T15:59:59Z'],
    ['2026-11-16T10:00:00Z', '2026-12-31', 'Asia/Shanghai', '2026-11-23T15:59:59Z'],
    ['2026-11-16T10:00:00Z', '2026-11-18', 'Asia/Shanghai', '2026-11-18T15:59:59Z'],
    // On its last day the rate still holds until midnight.
    ['2026-11-18T10:00:00Z', '2026-11-18', 'Asia/Shanghai', '2026-11-18T15:59:59Z'],
    // Of a rate that is over only the week counts.
    ['2026-11-19T10:00:00Z', '2026-11-18', 'Asia/Shanghai', '2026-11-26T15:59:59Z'],
    // A day of 25 hours.
    ['2026-10-20T10:00:00Z', '2026-10-25', 'Europe/Berlin', '2026-10-25T22:59:59Z'],
  ])('from %s with a rate to %s in %s until %s', (now, validTo, zone, until) =>
    expect(usualValidUntil(at(now), validTo, zone)).toBe(at(until)),
  );
});

describe('a link opens', () => {
  const hour = 3_600_000;
  const day = 24 * hour;
  it.each([
    [5 * day, undefined, 12 * day],
    // The quote is over: a week from now.
    [-3 * day, undefined, 7 * day],
    [200 * day, undefined, 90 * day],
    [5 * day, 2, 2 * hour],
    [5 * day, 24 * 90, 90 * day],
  ])('for a quote valid for %i, asked for %s hours: %i', (validFor, hours, opens) =>
    expect(linkExpiry(1_000, 1_000 + validFor, hours)).toBe(1_000 + opens),
  );
});
