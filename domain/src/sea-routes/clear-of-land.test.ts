import { describe, expect, it } from 'vitest';
import { milesBetween, type Place, placeBetween } from './great-circle.ts';
import { seaGraph } from './sea-graph.ts';
import { seaRoute } from './sea-route.ts';
import { isLand } from './testing/is-land.ts';
import { seaPorts } from './testing/sea-ports.ts';
import { inner } from './waypoints.ts';

const kilometres = (miles: number): number => miles * 1.852;
const ports = [...seaPorts.values()];
/** Water narrower than the outline of the world shows it, with how far around it the outline is not asked (km). */
const narrows: readonly (readonly [waypoint: string, reach: number])[] = [
  ...inner.map((name) => [name, 100] as const),
  ...(['suez', 'suezGulf', 'suezGulfSouth', 'saguenay', 'puntaArenas', 'magellanWest'] as const).map(
    (name) => [name, 100] as const,
  ),
  ...(['tsugaruMid', 'singapore', 'panjang', 'kanmon', 'thessaloniki', 'gibraltar', 'honolulu'] as const).map(
    (name) => [name, 60] as const,
  ),
];
const excused = narrows.map(([name, reach]) => ({ place: placeOf(name), reach }));

function placeOf(name: string): Place {
  const place = seaGraph.places[seaGraph.names.indexOf(name)];
  if (!place) throw new Error(`no waypoint ${name}`);
  return place;
}

const isExcused = (place: Place): boolean =>
  ports.some((port) => kilometres(milesBetween(port, place)) < 150) ||
  excused.some((one) => kilometres(milesBetween(one.place, place)) < one.reach);

/** Places on land along a great circle, looked at every 25 km. */
function landBetween(from: Place, to: Place): Place[] {
  const steps = Math.ceil(kilometres(milesBetween(from, to)) / 25);
  return Array.from({ length: steps + 1 }, (_, step) =>
    placeBetween(from, to, step / Math.max(steps, 1)),
  ).filter((place) => isLand(place) && !isExcused(place));
}

describe('the way of a ship', () => {
  it('is asked of an outline that knows land from sea', () => {
    const land: Place[] = [
      [105, 60],
      [-100, 40],
      [20, 0],
      [134, -25],
      [-175, 67],
      [178, 67],
    ];
    const sea: Place[] = [
      [-30, 40],
      [180, 0],
      [-180, 30],
      [75, -20],
      [5, 56],
      [-90, 25],
    ];
    expect(land.filter(isLand)).toEqual(land);
    expect(sea.filter(isLand)).toEqual([]);
  });

  it('crosses no land between any two of the ports', () => {
    const segments = new Map<string, [Place, Place]>();
    ports.forEach((from, index) => {
      for (const to of ports.slice(index + 1)) {
        const points = seaRoute(from, to)?.points ?? [];
        points.slice(1).forEach((end, before) => {
          const start = points[before] ?? end;
          segments.set(`${start} ${end}`, [start, end]);
        });
      }
    });
    expect(segments.size).toBeGreaterThan(1_000);
    const crossing = [...segments].flatMap(([key, [from, to]]) => {
      const land = landBetween(from, to);
      return land.length > 0 ? [`${key}: ${land.map((place) => place.map(Math.round)).join(' ')}`] : [];
    });
    expect(crossing).toEqual([]);
  });
});
