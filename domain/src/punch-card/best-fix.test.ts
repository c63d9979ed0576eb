import fc from 'fast-check';
import { expect, it } from 'vitest';
import { metresBetween } from '../places/spot.ts';
import { areEnough, bestFix, sureAfter } from './best-fix.ts';
import type { Fix } from './flags.ts';

const here = { lat: 31.2304, lng: 121.4737 };
const metre = 1 / 111_195;
/** So many metres north of here. */
const at = (north: number, accuracy: number): Fix => ({ ...here, lat: here.lat + north * metre, accuracy });

it('no fix is none, and the only one is the best', () => {
  expect(bestFix([])).toBeUndefined();
  expect(bestFix([at(0, 500)])).toEqual(at(0, 500));
});

it.each([
  ['the surest of those that agree', [at(0, 40), at(5, 12), at(-4, 30)], at(5, 12)],
  ['the first of two that are as sure', [at(0, 12), at(5, 12), at(3, 20)], at(0, 12)],
  ['not the one 200 m off that claims 2 m', [at(0, 20), at(200, 1.9), at(6, 18), at(-3, 25)], at(6, 18)],
  ['of two that differ the surer one', [at(0, 20), at(200, 15)], at(200, 15)],
  ['a walk is no outlier', [at(0, 10), at(12, 9), at(24, 8), at(36, 7), at(48, 6)], at(48, 6)],
])('%s', (_what, fixes, best) => {
  expect(bestFix(fixes)).toEqual(best);
});

it.each([
  ['nothing', [], sureAfter, false],
  ['two that agree', [at(0, 40), at(30, 25)], 0, true],
  ['two that differ', [at(0, 40), at(60, 25)], 0, false],
  ['two that agree and know nothing', [at(0, 900), at(30, 1_200)], sureAfter, false],
  ['a sure one at once', [at(0, 12)], sureAfter - 1, false],
  ['a sure one after a while', [at(0, 12)], sureAfter, true],
  ['an unsure one after a while', [at(0, 31)], sureAfter, false],
])('enough or not: %s', (_what, fixes, waited, enough) => {
  expect(areEnough(fixes, waited)).toBe(enough);
});

it('the date line is no distance', () => {
  const fixes = [179.9999, -179.9999, 179.9998].map((lng, index) => ({ lat: 0, lng, accuracy: 30 - index }));
  expect(bestFix(fixes)).toEqual(fixes[2]);
});

it('wherever one of five is thrown, the best is where one stands', () => {
  const noise = fc.double({ min: -8, max: 8, noNaN: true });
  const accuracy = fc.integer({ min: 5, max: 60 });
  const thrown = fc.integer({ min: 150, max: 3_000 });
  fc.assert(
    fc.property(
      fc.array(fc.tuple(noise, accuracy), { minLength: 4, maxLength: 4 }),
      fc.nat(4),
      thrown,
      (near, place, off) => {
        const fixes = near.map(([north, sure]) => at(north, sure));
        fixes.splice(place, 0, at(off, 1));
        const best = bestFix(fixes);
        expect(best && metresBetween(best, here)).toBeLessThan(10);
      },
    ),
  );
});
