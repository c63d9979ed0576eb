import { metresBetween } from '@fairway/domain/places/spot.ts';
import type { PlanTarget } from '../../places/place-plan.tsx';
import { type NearTarget, targetKey } from './use-targets.ts';

/** Beyond so many times what has to be seen, another one would make that too small. */
const mostAround = 1.5;

/** What the plan shows of those around: the nearest, and the chosen one with the circle that counts as there. */
export function planTargets(
  targets: readonly NearTarget[],
  chosen: NearTarget | undefined,
  { radius, most }: { radius: number; most: number },
) {
  const isChosen = (one: NearTarget) => chosen !== undefined && targetKey(one) === targetKey(chosen);
  const middle = chosen && isLocated(chosen) ? chosen : undefined;
  const reach = mostAround * Math.max(2 * radius, chosen?.distance ?? 0);
  const near = targets
    .filter(isLocated)
    .slice(0, most)
    .filter((one) => !middle || metresBetween(middle, one) <= reach);
  const pinned = middle && !near.some(isChosen) ? [...near, middle] : near;
  const shown = pinned.map((one, at): PlanTarget => {
    const { name, lat, lng } = one;
    const mark = String(at + 1);
    return { id: targetKey(one), name, lat, lng, mark, ...(isChosen(one) && { isChosen: true, radius }) };
  });
  return { shown, marks: new Map(shown.map(({ id, mark = '' }) => [id, mark])) };
}

type Located = NearTarget & { lat: number; lng: number };
const isLocated = (target: NearTarget): target is Located => target.lat !== null && target.lng !== null;
