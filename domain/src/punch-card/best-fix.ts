import { mostAccuracyCounted } from '../places/inside.ts';
import { metresBetween } from '../places/spot.ts';
import type { Fix } from './flags.ts';

/** So long they are waited for at most. */
export const fixesTime = 10_000;

/** One as sure as this is enough, once the device had so long to find a better one. */
const sure = 30;
export const sureAfter = 3_000;

/** Whether more fixes would tell little more: two agree, or one is sure. */
export function areEnough(fixes: readonly Fix[], waited: number): boolean {
  if (waited >= sureAfter && fixes.some(({ accuracy }) => accuracy <= sure)) return true;
  const fair = fixes.filter(({ accuracy }) => accuracy <= mostAccuracyCounted);
  return fair.some((one, at) =>
    fair.slice(at + 1).some((other) => metresBetween(one, other) <= Math.max(one.accuracy, other.accuracy)),
  );
}

/** Fixes of somebody who stands still differ by this much, and by no fault. */
const usualSpread = 25;

/**
 * The surest fix of those that agree. A fix far from the middle of them is left out, however sure it claims to be: what
 * a device says of its own accuracy is wrong when a reflected signal is taken for a good one.
 */
export function bestFix<F extends Fix>(fixes: readonly F[]): F | undefined {
  return agreeing(fixes).reduce<F | undefined>(
    (best, one) => (best && best.accuracy <= one.accuracy ? best : one),
    undefined,
  );
}

function agreeing<F extends Fix>(fixes: readonly F[]): readonly F[] {
  // Of two that differ nobody can say which one is wrong.
  if (fixes.length < 3) return fixes;
  const [first] = fixes;
  const lng = (one: F) => east(one.lng, first?.lng ?? 0);
  const middle = { lat: median(fixes.map((one) => one.lat)), lng: median(fixes.map(lng)) };
  const far = fixes.map((one) => metresBetween(one, middle));
  const most = Math.max(usualSpread, 3 * median(far));
  return fixes.filter((_, at) => (far[at] ?? 0) <= most);
}

/** Over the date line if that is nearer, so that the middle of two sides of it is not on the other side of the world. */
const east = (lng: number, from: number): number => from + ((((lng - from + 180) % 360) + 360) % 360) - 180;

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const half = Math.floor(sorted.length / 2);
  const [below = 0, above = 0] = [sorted[half - 1], sorted[half]];
  return sorted.length % 2 === 1 ? above : (below + above) / 2;
}
