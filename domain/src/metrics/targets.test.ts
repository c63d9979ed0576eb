import { describe, expect, it } from 'vitest';
import { elapsedPercent, sumOfTargets, targetOfDays, wholeTargets, workedDaysOf } from './targets.ts';

describe('what each is to reach', () => {
  it.each([
    ['what is set for it', ['90', '40', '40'], ['90', '40', '40']],
    ['nothing is set: what those below it are to reach', [null, '40', '40.5'], ['80.5', '40', '40.5']],
    ['one below it has none', [null, '40', null], ['40', '40', null]],
    ['a target of nothing is one', [null, '0', null], ['0', '0', null]],
    ['nobody has one', [null, null, null], [null, null, null]],
  ])('%s', (_, [of, one, other], said) => {
    const rows = [
      { key: 'other', above: 'of', values: [other ?? null] },
      { key: 'of', above: null, values: [of ?? null] },
      { key: 'one', above: 'of', values: [one ?? null] },
    ];
    const whole = wholeTargets(rows);
    expect(['of', 'one', 'other'].map((key) => whole.get(key)?.[0])).toEqual(said);
  });

  it('goes down as far as there is something, month by month', () => {
    const whole = wholeTargets([
      { key: 'company', above: null, values: [null, '7'] },
      { key: 'department', above: 'company', values: [null, null] },
      { key: 'person', above: 'department', values: ['3', '5'] },
    ]);
    expect(whole.get('company')).toEqual(['3', '7']);
    expect(whole.get('department')).toEqual(['3', '5']);
  });

  it.each([
    [[], null],
    [[null, null], null],
    [['0.1', null, '0.2'], '0.3'],
  ])('adds up %j to %s', (values, sum) => expect(sumOfTargets(values)).toBe(sum));
});

// November 2026 begins with a Sunday and has 21 working days; on Saturday the 7th somebody works, Friday the 13th is free.
const calendar = { workdays: ['2026-11-07'], holidays: ['2026-11-13'] };
const targets = new Map([
  ['2026-10', '1000'],
  ['2026-11', '2100'],
  ['2026-12', null],
]);

describe('the target of a period', () => {
  it.each([
    ['a whole month', '2026-11-01', '2026-11-30', '2100'],
    ['several months, one of them without', '2026-10-01', '2026-12-31', '3100'],
    ['five of 21 days', '2026-11-02', '2026-11-06', '500.00'],
    ['with the Saturday that is worked', '2026-11-02', '2026-11-08', '600.00'],
    ['a day that is free', '2026-11-13', '2026-11-13', '0.00'],
    ['a month and a part', '2026-10-01', '2026-11-06', '1500.00'],
    ['a month without one', '2026-12-01', '2026-12-31', null],
    ['a part of it', '2026-12-01', '2026-12-11', null],
  ])('%s', (_, from, to, said) => {
    const found = targetOfDays(targets, { from, to }, calendar);
    expect(found === null ? null : Number(found)).toBe(said === null ? null : Number(said));
  });

  it('goes by days where no day of a month is worked', () => {
    const idle = { weekdays: [], workdays: [], holidays: [] };
    expect(targetOfDays(targets, { from: '2026-11-01', to: '2026-11-10' }, idle)).toBe('700');
  });
});

describe('the days of a period', () => {
  it.each([
    ['before it', '2026-10-31', { elapsed: 0, total: 21 }, '0'],
    ['the first day has begun', '2026-11-02', { elapsed: 1, total: 21 }, '4.8'],
    ['in the middle', '2026-11-14', { elapsed: 10, total: 21 }, '47.6'],
    ['over', '2027-01-05', { elapsed: 21, total: 21 }, '100'],
  ])('%s', (_, today, said, percent) => {
    const days = workedDaysOf({ from: '2026-11-01', to: '2026-11-30' }, today, calendar);
    expect(days).toEqual(said);
    expect(elapsedPercent(days)).toBe(percent);
  });

  it('of which none is worked are over', () => {
    const days = workedDaysOf({ from: '2026-11-14', to: '2026-11-15' }, '2026-11-14', calendar);
    expect([days, elapsedPercent(days)]).toEqual([{ elapsed: 0, total: 0 }, '100']);
  });
});
