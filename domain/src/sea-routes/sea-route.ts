import { CostQueue, type Reached } from './cost-queue.ts';
import { milesBetween, type Place } from './great-circle.ts';
import { harbourWaypoints, type Tie } from './harbour-waypoints.ts';
import { seaGraph } from './sea-graph.ts';
import type { Canal } from './waypoints.ts';

export interface SeaRoute {
  /** From port to port; between two points a ship follows the great circle. */
  points: readonly Place[];
  /** Nautical miles. */
  miles: number;
}

interface SeaRouteOptions {
  /** Canals that the ship does not take. */
  avoid?: readonly Canal[];
}

/** Ports this near to each other (nautical miles) share their water. */
const neighbours = 30;

/** The shortest way of a ship between two ports; undefined where one of them is not at the sea. */
export function seaRoute(from: Place, to: Place, { avoid = [] }: SeaRouteOptions = {}): SeaRoute | undefined {
  const direct = milesBetween(from, to);
  if (direct <= neighbours) return { points: [from, to], miles: direct };
  const waypoints = shortestWay(harbourWaypoints(from), harbourWaypoints(to), avoid);
  if (!waypoints) return undefined;
  const points = [from, ...waypoints.map((number) => seaGraph.places[number] as Place), to];
  return { points, miles: milesOf(points) };
}

const milesOf = (points: readonly Place[]): number =>
  points.reduce((sum, place, index) => sum + milesBetween(points[index - 1] ?? place, place), 0);

/** Dijkstra from the waypoints of one port to those of the other. */
function shortestWay(starts: readonly Tie[], ends: readonly Tie[], avoid: readonly Canal[]) {
  const costs = new Float64Array(seaGraph.places.length).fill(Number.POSITIVE_INFINITY);
  const before = new Int32Array(costs.length).fill(-1);
  const queue = new CostQueue();
  const reach = (waypoint: number, cost: number, from: number) => {
    if (cost >= (costs[waypoint] ?? 0)) return;
    costs[waypoint] = cost;
    before[waypoint] = from;
    queue.add({ waypoint, cost });
  };
  for (const { waypoint, miles } of starts) reach(waypoint, miles, -1);
  const last = new Map(ends.map(({ waypoint, miles }) => [waypoint, miles]));
  let best: Reached = { waypoint: -1, cost: Number.POSITIVE_INFINITY };
  for (let next = queue.take(); next && next.cost < best.cost; next = queue.take()) {
    const { waypoint, cost } = next;
    if (cost > (costs[waypoint] ?? 0)) continue;
    const whole = cost + (last.get(waypoint) ?? Number.POSITIVE_INFINITY);
    if (whole < best.cost) best = { waypoint, cost: whole };
    for (const leg of seaGraph.legs[waypoint] ?? [])
      if (!leg.canal || !avoid.includes(leg.canal)) reach(leg.to, cost + leg.cost, waypoint);
  }
  if (best.waypoint < 0) return undefined;
  const waypoints: number[] = [];
  for (let at = best.waypoint; at >= 0; at = before[at] ?? -1) waypoints.unshift(at);
  return waypoints;
}
