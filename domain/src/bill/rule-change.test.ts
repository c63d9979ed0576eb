import { expect, test } from 'vitest';
import { type BillRule, billNumber } from './bill-number.ts';
import { ruleProblem } from './rule-change.ts';

type Rule = Omit<BillRule, 'startNumber'> & { startNumber: number };
const rule = (over: Partial<Rule> = {}): Rule => ({
  ...{ prefix: 'DN', dateFormat: 'yyyyMM', digit: 5, startNumber: 1 },
  ...over,
});
const known = { past: [rule()], takenPrefixes: ['CN'], issued: 7 };

test.each([
  ['the same', rule(), undefined],
  ['another prefix', rule({ prefix: 'DX' }), undefined],
  ['the prefix of another rule', rule({ prefix: 'CN' }), 'prefixTaken'],
  ['more digits', rule({ digit: 6 }), undefined],
  ['another date of the same length', rule({ dateFormat: 'yyyyMMdd', digit: 3 }), 'sameLength'],
  ['another date and another prefix', rule({ prefix: 'DX', dateFormat: 'yyyyMMdd', digit: 3 }), undefined],
  ['a later start', rule({ startNumber: 500 }), undefined],
  ['too few digits', rule({ digit: 1, startNumber: 5 }), 'exhausted'],
] as const)('%s', (_, next, problem) => {
  expect(ruleProblem(next, known)).toBe(problem);
});

test('an earlier start is for a period that has given nothing', () => {
  const past = [rule(), rule({ startNumber: 100 })];
  expect(ruleProblem(rule({ startNumber: 50 }), { ...known, past })).toBe('startTooLow');
  expect(ruleProblem(rule({ startNumber: 50 }), { ...known, past, issued: 0 })).toBeUndefined();
});

test('however a rule is changed, no number is given twice', () => {
  let seed = 11;
  const random = (most: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * most);
  };
  const formats = ['no', 'yyyy', 'yyyyMM', 'yyyyMMdd'] as const;
  for (let round = 0; round < 200; round += 1) {
    let [current, day] = [rule({ digit: 4 }), Date.parse('2026-11-01T04:00:00Z')];
    const past = [current];
    const counters = new Map<string, number>();
    const given = new Set<string>();
    const periodOf = ({ dateFormat }: Rule) =>
      dateFormat === 'no' ? '' : new Date(day).toISOString().replaceAll('-', '').slice(0, dateFormat.length);
    for (let step = 0; step < 60; step += 1) {
      const next = rule({
        prefix: ['DN', 'DX'][random(2)] ?? '',
        dateFormat: formats[random(4)] ?? 'no',
        digit: 2 + random(9),
        startNumber: random(40),
      });
      const issued = counters.get(periodOf(next)) ?? 0;
      if (random(3) === 0 && !ruleProblem(next, { past, takenPrefixes: [], issued })) {
        current = next;
        past.push(next);
      }
      if (random(5) === 0) day += 86_400_000;
      const serial = counters.get(periodOf(current)) ?? 0;
      const printed = billNumber(current, serial, day);
      if (!printed.ok) continue;
      expect(given).not.toContain(printed.number);
      given.add(printed.number);
      counters.set(periodOf(current), serial + 1);
    }
  }
});
