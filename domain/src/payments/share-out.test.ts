import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exact } from '../money/money.ts';
import { type OpenLine, shareOut } from './share-out.ts';

const line = (id: string, open: string, isDisputed = false): OpenLine => ({ id, open, isDisputed });

describe('shareOut', () => {
  it.each([
    ['100', [line('a', '60'), line('b', '60')], { a: '60', b: '40' }],
    ['60', [line('a', '60'), line('b', '60')], { a: '60' }],
    ['60', [line('a', '60', true), line('b', '60')], { b: '60' }],
    ['90', [line('a', '60', true), line('b', '60')], { a: '30', b: '60' }],
    ['50', [line('a', '100'), line('b', '-50')], { a: '100', b: '-50' }],
    ['20', [line('a', '100'), line('b', '-50')], { a: '70', b: '-50' }],
  ])('%s over %j is %j', (amount, lines, shares) =>
    expect(Object.fromEntries(shareOut(amount, lines).map(({ id, amount: share }) => [id, share]))).toEqual(
      shares,
    ),
  );

  it('refuses to pay more than is owed', () =>
    expect(() => shareOut('101', [line('a', '100')])).toThrow(RangeError));

  it('gives out exactly what came in, in any number of parts', () => {
    const lines = fc.array(fc.tuple(fc.integer({ min: 1, max: 9999 }), fc.boolean()), {
      ...{ minLength: 1, maxLength: 8 },
    });
    fc.assert(
      fc.property(
        lines,
        fc.array(fc.double({ min: 0.05, max: 1, noNaN: true }), { maxLength: 5 }),
        (all, cuts) => {
          let open = all.map(([amount, isDisputed], index) =>
            line(String(index), String(amount), isDisputed),
          );
          for (const cut of [...cuts, 1]) {
            const owed = open.reduce((sum, one) => sum + Number(one.open), 0);
            const part = Math.floor(owed * cut);
            const shares = new Map(
              shareOut(String(part), open).map(({ id, amount }) => [id, Number(amount)]),
            );
            expect([...shares.values()].reduce((sum, share) => sum + share, 0)).toBe(part);
            open = open.map((one) => ({
              ...one,
              open: String(Number(one.open) - (shares.get(one.id) ?? 0)),
            }));
          }
          expect(open.every((one) => exact(one.open).isZero())).toBe(true);
        },
      ),
    );
  });
});
