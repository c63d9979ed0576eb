import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DemurrageTariff, demurrageOf, lastFreeDay } from './demurrage.ts';

const tariff: DemurrageTariff = {
  ...{ freeDays: 7, counts: 'calendar', closedDays: [], currency: 'USD' },
  tiers: [
    { fromDay: 1, price: '120' },
    { fromDay: 5, price: '200' },
  ],
};

describe('what a box costs that stays', () => {
  it('is the worked example: 13 days, 6 of them chargeable, 880', () => {
    expect(demurrageOf('2026-03-02', '2026-03-14', tariff)).toEqual({
      ...{ days: 13, chargeableDays: 6, lastFreeDay: '2026-03-08', leftOut: [] },
      parts: [
        { from: '2026-03-09', to: '2026-03-12', days: 4, price: '120', amount: '480.00' },
        { from: '2026-03-13', to: '2026-03-14', days: 2, price: '200', amount: '400.00' },
      ],
      total: { currency: 'USD', amount: '880.00' },
    });
  });
  it.each([
    ['fetched on the last free day', '2026-03-08', {}, 0, '0.00', '2026-03-08'],
    ['one day later', '2026-03-09', {}, 1, '120.00', '2026-03-08'],
    ['fetched on the day it came', '2026-03-02', {}, 0, '0.00', '2026-03-08'],
    // 2 March 2026 is a Monday: seven working days end on Tuesday of the next week.
    ['working days', '2026-03-14', { counts: 'working' }, 3, '360.00', '2026-03-10'],
    ['closed days', '2026-03-14', { closedDays: ['2026-03-05', '2026-03-06'] }, 4, '480.00', '2026-03-10'],
    [
      'a closed Sunday in working days',
      '2026-03-14',
      { counts: 'working', closedDays: ['2026-03-08'] },
      3,
      '360.00',
      '2026-03-10',
    ],
    ['no free days', '2026-03-03', { freeDays: 0 }, 2, '240.00', null],
    [
      'a tier that begins late',
      '2026-03-10',
      { tiers: [{ fromDay: 2, price: '50' }] },
      2,
      '50.00',
      '2026-03-08',
    ],
  ] as const)('%s', (_, to, change, chargeableDays, amount, last) => {
    const statement = demurrageOf('2026-03-02', to, { ...tariff, ...change });
    expect(statement).toMatchObject({ chargeableDays, lastFreeDay: last, total: { amount } });
  });
  it('is nothing for a box that left before it came, and no stay of centuries', () => {
    expect(demurrageOf('2026-03-02', '2026-03-01', tariff)).toMatchObject({ days: 0, parts: [] });
    expect(() => demurrageOf('2026-03-02', '2226-03-01', tariff)).toThrow(RangeError);
  });
  it('never falls with another day, and days are free, charged or left out', () => {
    const stays = fc.record({
      stay: fc.integer({ min: 0, max: 120 }),
      freeDays: fc.integer({ min: 0, max: 30 }),
      counts: fc.constantFrom('calendar' as const, 'working' as const),
      closed: fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 10 }),
    });
    const dayAt = (passed: number): string =>
      new Date(Date.UTC(2026, 2, 2 + passed)).toISOString().slice(0, 10);
    fc.assert(
      fc.property(stays, ({ stay, freeDays, counts, closed }) => {
        const given = { ...tariff, freeDays, counts, closedDays: closed.map(dayAt) };
        const [one, more] = [stay, stay + 1].map((days) => demurrageOf(dayAt(0), dayAt(days), given));
        if (!one || !more) throw new Error('two stays');
        expect(Number(more.total.amount)).toBeGreaterThanOrEqual(Number(one.total.amount));
        expect(one.days + one.leftOut.length).toBe(stay + 1);
        expect(one.chargeableDays).toBe(Math.max(one.days - freeDays, 0));
        expect(one.parts.reduce((sum, { days }) => sum + days, 0)).toBe(one.chargeableDays);
        const last = lastFreeDay(dayAt(0), given);
        if (last !== null) expect(demurrageOf(dayAt(0), last, given).chargeableDays).toBe(0);
      }),
    );
  });
});
