import { describe, expect, it } from 'vitest';
import { pointAlong, splitRoute } from './along-route.ts';
import { milesBetween, type Place, placeBetween } from './great-circle.ts';
import { seaGraph } from './sea-graph.ts';
import { type SeaRoute, seaRoute } from './sea-route.ts';
import { portAt, seaPorts } from './testing/sea-ports.ts';
import { type Canal, canals } from './waypoints.ts';

function routeOf(from: string, to: string, avoid: readonly Canal[] = []): SeaRoute {
  const route = seaRoute(portAt(from), portAt(to), { avoid });
  if (!route) throw new Error(`no way from ${from} to ${to}`);
  return route;
}

const namesOf = ({ points }: SeaRoute): string[] =>
  points.flatMap((point) => seaGraph.names[seaGraph.places.indexOf(point)] ?? []);
const codes = [...seaPorts.keys()];

describe('the miles of a route', () => {
  it.each<[from: string, to: string, miles: number, avoid?: Canal[]]>([
    ['CNNGB', 'USLAX', 5_700],
    ['CNSHA', 'NLRTM', 10_500],
    ['CNSHA', 'NLRTM', 13_900, ['suez']],
    ['CNSHA', 'SGSIN', 2_240],
    ['SGSIN', 'NLRTM', 8_300],
    ['USNYC', 'NLRTM', 3_400],
    ['CNSHA', 'USNYC', 10_600],
    ['BRSSZ', 'CNSHA', 11_000],
    ['AUSYD', 'CNSHA', 4_600],
    ['KRPUS', 'CAVAN', 4_600],
    ['INNSA', 'AEJEA', 1_170],
    // Round the Skaw: there is no Kiel canal in the graph.
    ['DEHAM', 'RULED', 1_165],
  ])('%s to %s are about %i', (from, to, miles, avoid) => {
    const found = routeOf(from, to, avoid).miles;
    expect(Math.abs(found / miles - 1)).toBeLessThan(0.06);
  });

  it('are the same both ways, never less than the great circle and never more than by way of another port', () => {
    const wrong: string[] = [];
    codes.forEach((from, index) => {
      for (const to of codes.slice(index)) {
        const { miles, points } = routeOf(from, to);
        const [start, end] = [portAt(from), portAt(to)];
        const isSame = Math.abs(miles - routeOf(to, from).miles) < 1e-6;
        const isLongEnough = miles > milesBetween(start, end) - 1e-6;
        if (!isSame || !isLongEnough || points[0] !== start || points.at(-1) !== end)
          wrong.push(`${from} ${to}`);
      }
    });
    expect(wrong).toEqual([]);
    for (const [from, via, to] of [
      ['CNSHA', 'SGSIN', 'NLRTM'],
      ['CNNGB', 'KRPUS', 'USLAX'],
      ['CNTAO', 'SGSIN', 'BRSSZ'],
      ['DEHAM', 'NLRTM', 'USNYC'],
    ] as const)
      expect(routeOf(from, to).miles).toBeLessThan(
        (routeOf(from, via).miles + routeOf(via, to).miles) * 1.01,
      );
  });
});

describe('the way of a route', () => {
  it('goes through the canals, unless it avoids one', () => {
    expect(namesOf(routeOf('CNYTN', 'NLRTM'))).toEqual(
      expect.arrayContaining(['singapore', 'babElMandeb', ...canals.suez, 'gibraltar', 'dover']),
    );
    const round = namesOf(routeOf('CNYTN', 'NLRTM', ['suez']));
    expect(round).toContain('agulhas');
    expect(round).not.toContain('ismailia');
    expect(namesOf(routeOf('CNSHA', 'USNYC'))).toContain('gatun');
    expect(namesOf(routeOf('CNSHA', 'USNYC', ['panama']))).not.toContain('gatun');
  });
  it('joins two canals only by the sea', () => {
    for (const code of codes) expect(routeOf('CNSHA', code, ['suez', 'panama']).miles).toBeLessThan(16_000);
  });
  it('goes over the date line', () => {
    const lons = routeOf('CNNGB', 'USLAX').points.map(([lon]) => lon);
    expect(lons.some((lon, index) => Math.abs(lon - (lons[index - 1] ?? lon)) > 180)).toBe(true);
    expect(lons.every((lon) => Math.abs(lon) <= 180)).toBe(true);
  });
  it('is straight between ports beside each other, and nothing from a port to itself', () => {
    expect(routeOf('USLAX', 'USLGB').points).toHaveLength(2);
    expect(routeOf('USLAX', 'USLAX').miles).toBe(0);
  });
  it('is unknown where there is no sea', () => {
    expect(seaRoute([103.8, 36.1], portAt('CNSHA'))).toBeUndefined();
    expect(seaRoute(portAt('CNSHA'), [20, 10])).toBeUndefined();
  });
  it('is found in well under two milliseconds', () => {
    // Other work on the machine makes a round slow; none makes it fast.
    const rounds = codes.slice(0, 30).map((from) => {
      const started = Date.now();
      for (const to of codes) routeOf(from, to);
      return (Date.now() - started) / codes.length;
    });
    expect(Math.min(...rounds)).toBeLessThan(2);
  });
});

describe('a ship on its way', () => {
  const route = routeOf('CNNGB', 'USLAX');
  it('is at its ports at the beginning and the end, and beyond them nowhere', () => {
    const [start, end] = [portAt('CNNGB'), portAt('USLAX')];
    expect([-1, 0, 1, 2].map((share) => pointAlong(route, share))).toEqual([start, start, end, end]);
  });
  it.each([0, 0.1, 0.5, 0.937, 1])('after %d of the miles has that much behind it', (share) => {
    const { done, remaining } = splitRoute(route, share);
    expect(done.miles + remaining.miles).toBeCloseTo(route.miles, 6);
    expect(done.miles).toBeCloseTo(route.miles * share, 6);
    for (const { points, miles } of [done, remaining]) {
      const sum = points.reduce(
        (all, point, index) => all + milesBetween(points[index - 1] ?? point, point),
        0,
      );
      expect(sum).toBeCloseTo(miles, 4);
    }
    expect(done.points.at(-1)).toEqual(remaining.points[0]);
    expect(done.points.at(-1)).toEqual(pointAlong(route, share));
  });
  it('is halfway over the Pacific after half of it', () => {
    const [lon, lat] = pointAlong(route, 0.5);
    expect(Math.abs(lon)).toBeGreaterThan(160);
    expect(lat).toBeGreaterThan(40);
  });
  it('stays where it is on a way without miles', () => {
    const none: SeaRoute = { points: [portAt('SGSIN'), portAt('SGSIN')], miles: 0 };
    expect(pointAlong(none, 0.5)).toEqual(portAt('SGSIN'));
  });
});

describe('the graph', () => {
  it('has every waypoint once, and no leg twice', () => {
    expect(new Set(seaGraph.names).size).toBe(seaGraph.names.length);
    for (const legs of seaGraph.legs) expect(new Set(legs.map(({ to }) => to)).size).toBe(legs.length);
  });
  it('knows the great circle', () => {
    const [london, tokyo]: [Place, Place] = [
      [0, 51.5],
      [139.75, 35.7],
    ];
    expect(milesBetween(london, tokyo)).toBeCloseTo(5_160, -2);
    expect(placeBetween([170, 10], [-170, 10], 0.5)[0]).toBeCloseTo(180, 6);
  });
});
