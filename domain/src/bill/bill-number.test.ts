import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BillRule, billNumber, periodOf } from './bill-number.ts';

const at = Date.UTC(2024, 0, 31, 16, 30); // 1 February 00:30 in Shanghai
const rule: BillRule = { prefix: 'ORD', dateFormat: 'yyyyMMdd', digit: 4, startNumber: '0001' };

describe('billNumber', () => {
  it.each<[Partial<BillRule>, number, string]>([
    [{}, 0, 'ORD202402010001'],
    [{}, 41, 'ORD202402010042'],
    [{}, 9998, 'ORD202402019999'],
    [{ dateFormat: 'yyyyMM' }, 0, 'ORD2024020001'],
    [{ dateFormat: 'yyyy' }, 0, 'ORD20240001'],
    [{ dateFormat: 'no' }, 0, 'ORD0001'],
    [{ startNumber: 100 }, 5, 'ORD202402010105'],
    [{ startNumber: 0 }, 0, 'ORD202402010000'],
    [{ prefix: '' }, 0, '202402010001'],
    [{ digit: 1, startNumber: 9 }, 0, 'ORD202402019'],
    [{ digit: 15 }, 0, 'ORD20240201000000000000001'],
  ])('%j after %d', (change, issued, number) => {
    expect(billNumber({ ...rule, ...change }, issued, at)).toEqual({ ok: true, number });
  });

  it.each<[Partial<BillRule>, number, string]>([
    [{}, 9999, 'serialExhausted'],
    [{ digit: 1, startNumber: 9 }, 1, 'serialExhausted'],
    [{ digit: 3, startNumber: 1000 }, 0, 'serialExhausted'],
    [{ digit: 0 }, 0, 'ruleUnusable'],
    [{ digit: 16 }, 0, 'ruleUnusable'],
    [{ digit: 2.5 }, 0, 'ruleUnusable'],
    [{ digit: Number.NaN }, 0, 'ruleUnusable'],
    [{ startNumber: 'A1' }, 0, 'ruleUnusable'],
    [{ startNumber: -1 }, 0, 'ruleUnusable'],
    [{}, 0.5, 'ruleUnusable'],
    [{}, Number.NaN, 'ruleUnusable'],
  ])('refuses %j after %d: %s', (change, issued, refusal) => {
    expect(billNumber({ ...rule, ...change }, issued, at)).toEqual({ ok: false, refusal });
  });

  it('uses the zone it is given', () => {
    expect(billNumber(rule, 0, at, 'UTC')).toEqual({ ok: true, number: 'ORD202401310001' });
  });

  it('gives no number twice in a period', () => {
    fc.assert(
      fc.property(fc.nat({ max: 9998 }), fc.nat({ max: 9998 }), (a, b) => {
        const same = JSON.stringify(billNumber(rule, a, at)) === JSON.stringify(billNumber(rule, b, at));
        expect(same).toBe(a === b);
      }),
    );
  });
});

describe('periodOf', () => {
  it.each<[BillRule['dateFormat'], string | undefined, string]>([
    ['yyyyMMdd', undefined, '20240201'],
    ['yyyyMMdd', 'UTC', '20240131'],
    ['yyyyMM', undefined, '202402'],
    ['yyyyMM', 'UTC', '202401'],
    ['yyyy', undefined, '2024'],
    ['no', undefined, 'always'],
  ])('%s in %s → %s', (dateFormat, zone, period) => expect(periodOf({ dateFormat }, at, zone)).toBe(period));
});
