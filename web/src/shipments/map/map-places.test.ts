import { expect, test } from 'vitest';
import { manyOnMap, mapPorts } from '../testing/on-map.ts';
import { clustersOf } from './clusters.ts';
import { findRoutes, knownRoute } from './lane-routes.ts';
import { laneOf, placeShips } from './place-ships.ts';
import { fitting, heldIn, leastZoom, zoomedAt } from './view.ts';
import { spotOf, worldHeight, worldWidth } from './world.ts';

const ports = new Map(mapPorts.map((port) => [port.id, port]));
const [some] = manyOnMap(1);
if (!some) throw new Error('no shipment');
const ship = { ...some, stage: 'atSea' as const, progress: 50, severity: null };
const settled = (shipments: (typeof ship)[]) =>
  new Promise<void>((done) => {
    findRoutes(placeShips(shipments, ports).awaited, (isDone) => isDone && done());
  });

test('a ship on the way waits for its lane, and is then on it: south of Asia, not in it', async () => {
  const toRotterdam = { ...ship, polId: 'ngb', podId: 'rtm' };
  const before = placeShips([toRotterdam], ports);
  expect([before.placed.length, before.awaited.length]).toEqual([0, 1]);
  await settled([toRotterdam]);
  const { placed, awaited } = placeShips([toRotterdam], ports);
  expect(awaited).toEqual([]);
  expect(placed[0]?.place[1]).toBeLessThan(25);
  const lane = laneOf(toRotterdam, ports);
  expect(lane && knownRoute(lane)?.miles).toBeGreaterThan(9_000);
});

test('air cargo is on the great circle and rail cargo on the land at once, not on the way of the ships', () => {
  const lane = { ...ship, polId: 'ngb', podId: 'rtm' };
  const { placed, awaited } = placeShips(
    [
      { ...lane, mode: 'AIR' },
      { ...lane, mode: 'RAIL' },
    ],
    ports,
  );
  expect(awaited).toEqual([]);
  const [byAir, byRail] = placed.map(({ place }) => place[1]);
  expect(byAir).toBeGreaterThan(55);
  expect(byRail).toBeGreaterThan(38);
  expect(byRail).toBeLessThan(45);
});

test('where it was seen counts first; in its ports nothing is worked out; without a place it is counted', () => {
  const seen = { ...ship, position: { lat: 10, lon: 160, at: 1 } };
  const waiting = { ...ship, progress: 0 };
  const nowhere = { ...ship, polId: 'unknown' };
  const { placed, unplaced } = placeShips([seen, waiting, nowhere], ports);
  expect(placed.map(({ place, isSeen }) => [place, isSeen])).toEqual([
    [[160, 10], true],
    [[121.62, 31.35], false],
  ]);
  expect(unplaced).toBe(1);
});

test('ships on each other are one sign until the map is magnified', () => {
  const at = (lon: number, severity: 'high' | null) => {
    const place = [lon, 20] as const;
    return { shipment: { ...ship, severity }, place, isSeen: true, ...spotOf(place) };
  };
  const ships = [at(150, null), at(153, 'high'), at(-150, null)];
  const far = clustersOf(ships, 1);
  expect(far.map((cluster) => [cluster.ships.length, cluster.troubled, cluster.serious])).toEqual([
    [2, 1, 1],
    [1, 0, 0],
  ]);
  expect(clustersOf(ships, 8)).toHaveLength(3);
});

test('the world fills the window, and the spot under the pointer stays there', () => {
  const size = { width: 800, height: 600 };
  expect(heldIn({ k: 0.01, x: 99, y: 99 }, size)).toMatchObject({ k: leastZoom(size), x: 0 });
  const view = heldIn({ k: 4, x: -1_000, y: -900 }, size);
  const spot = { x: 300, y: 200 };
  const near = zoomedAt(view, 2, spot, size);
  expect((spot.x - near.x) / near.k).toBeCloseTo((spot.x - view.x) / view.k);
  const [tip] = [fitting([{ x: worldWidth / 2, y: worldHeight / 2 }], size)];
  expect(tip?.k).toBeGreaterThan(leastZoom(size));
});
