import { expect, it } from 'vitest';
import { planOf, pointOn, spotAt } from './plan.ts';
import { metresBetween } from './spot.ts';

const size = { width: 320, height: 240 };
const here = { lat: 31.2304, lng: 121.4737 };

it('shows nothing where there is nothing', () => {
  expect(planOf([], size, 20)).toBeUndefined();
});

it('one place stands in the middle of two hundred metres', () => {
  const plan = planOf([here], size, 20);
  expect(plan?.metresPerPixel).toBe(1);
  expect(plan && pointOn(plan, here).x).toBeCloseTo(160, 6);
  expect(plan && pointOn(plan, here).y).toBeCloseTo(120, 6);
});

it('a circle around a place is seen whole', () => {
  const plan = planOf([{ ...here, around: 1_000 }], size, 20);
  expect(plan?.metresPerPixel).toBeCloseTo(10, 6);
});

it.each([
  ['near each other', { lat: 31.2314, lng: 121.4757 }],
  ['far apart', { lat: 22.54, lng: 114.06 }],
  ['south and west', { lat: -33.87, lng: -70.65 }],
])('all of them are on it, north above and east at the right: %s', (_what, there) => {
  const plan = planOf([here, there], size, 20);
  if (!plan) throw new Error('no plan');
  for (const spot of [here, there]) {
    const { x, y } = pointOn(plan, spot);
    expect(x).toBeGreaterThanOrEqual(19.99);
    expect(x).toBeLessThanOrEqual(300.01);
    expect(y).toBeGreaterThanOrEqual(19.99);
    expect(y).toBeLessThanOrEqual(220.01);
  }
  expect(pointOn(plan, here).y < pointOn(plan, there).y).toBe(here.lat > there.lat);
});

it('the date line is no edge', () => {
  const [fiji, samoa] = [
    { lat: -17.7, lng: 178 },
    { lat: -13.8, lng: -172 },
  ];
  const plan = planOf([fiji, samoa], size, 20);
  if (!plan) throw new Error('no plan');
  expect(pointOn(plan, fiji).x).toBeLessThan(pointOn(plan, samoa).x);
  expect(plan.metresPerPixel * 280).toBeLessThan(1_200_000);
});

it('what somebody points at is the place that is drawn there, within a metre', () => {
  const plan = planOf([here, { lat: 31.25, lng: 121.5 }], size, 20);
  if (!plan) throw new Error('no plan');
  for (const point of [
    { x: 0, y: 0 },
    { x: 160, y: 120 },
    { x: 319, y: 17 },
  ]) {
    const again = pointOn(plan, spotAt(plan, point));
    expect(again.x).toBeCloseTo(point.x, 6);
    expect(again.y).toBeCloseTo(point.y, 6);
  }
  expect(metresBetween(spotAt(plan, pointOn(plan, here)), here)).toBeLessThan(1);
});

it('near a pole it stays a plan', () => {
  const plan = planOf([{ lat: 90, lng: 0, around: 500 }], size, 20);
  expect(Number.isFinite(plan?.metresPerPixel)).toBe(true);
  expect(plan && spotAt(plan, { x: 160, y: -10_000 }).lat).toBe(90);
});
