import { severities } from '@fairway/contract/tracking.ts';
import type { PlacedShip } from './place-ships.ts';
import type { Spot } from './world.ts';

export interface Cluster {
  /** On the magnified world, before it is moved. */
  x: number;
  y: number;
  ships: PlacedShip[];
  /** The worst of them: its place among the severities, -1 where nothing is wrong. */
  worst: number;
  /** With how many something is wrong, and with how many of these seriously. */
  troubled: number;
  serious: number;
}

/** Ships nearer than this, in pixels, are one sign with a number. */
const near = 34;

export const warnPlace = severities.indexOf('warn');
export const severityPlace = ({ shipment: { severity } }: PlacedShip): number =>
  severity === null ? -1 : severities.indexOf(severity);

/** Ships that would lie on each other, together; which do depends on how much the map is magnified. */
export function clustersOf(ships: readonly (PlacedShip & Spot)[], k: number): Cluster[] {
  const cells = new Map<number, Cluster[]>();
  const clusters: Cluster[] = [];
  const cellOf = (x: number, y: number) => Math.floor(x / near) * 100_000 + Math.floor(y / near);
  for (const ship of ships) {
    const [x, y] = [ship.x * k, ship.y * k];
    const place = severityPlace(ship);
    const found = neighbour(cells, cellOf, x, y);
    if (found) {
      found.ships.push(ship);
      found.worst = Math.max(found.worst, place);
      if (place >= 0) found.troubled++;
      if (place > warnPlace) found.serious++;
      continue;
    }
    const [troubled, serious] = [Number(place >= 0), Number(place > warnPlace)];
    const cluster = { x, y, ships: [ship], worst: place, troubled, serious };
    clusters.push(cluster);
    const cell = cellOf(x, y);
    const inCell = cells.get(cell);
    if (inCell) inCell.push(cluster);
    else cells.set(cell, [cluster]);
  }
  return clusters;
}

function neighbour(
  cells: ReadonlyMap<number, readonly Cluster[]>,
  cellOf: (x: number, y: number) => number,
  x: number,
  y: number,
): Cluster | undefined {
  let best: Cluster | undefined;
  let least = near;
  for (const dx of [-near, 0, near])
    for (const dy of [-near, 0, near])
      for (const cluster of cells.get(cellOf(x + dx, y + dy)) ?? []) {
        const distance = Math.hypot(cluster.x - x, cluster.y - y);
        if (distance < least) [best, least] = [cluster, distance];
      }
  return best;
}

/** How large the sign of a cluster is: its area grows with its ships, slowly. */
export const radiusOf = ({ ships: { length } }: Cluster): number =>
  length === 1 ? 8 : Math.min(21, 9 + 1.5 * Math.log2(length));
