import { milesBetween, type Place } from './great-circle.ts';
import { crossesRidge } from './land-ridges.ts';
import { seaGraph } from './sea-graph.ts';
import { inner } from './waypoints.ts';

export interface Tie {
  waypoint: number;
  miles: number;
}

/** A place farther from every waypoint counts as inland; so do some remote coasts, mostly in the far north. */
const farthest = 250;
/** How far a waypoint up a river reaches. */
const innerReach = 50;
const most = 4;
const isInner = seaGraph.names.map((name) => inner.includes(name));

/**
 * The waypoints that a ship steers for out of a port, the nearest first. Those not much farther than the nearest count,
 * unless land lies between.
 */
export function harbourWaypoints(port: Place): Tie[] {
  const near: Tie[] = [];
  seaGraph.places.forEach((place, waypoint) => {
    // A degree of latitude is 60 miles.
    if (Math.abs(place[1] - port[1]) * 60 > farthest) return;
    const miles = milesBetween(port, place);
    const reach = isInner[waypoint] ? innerReach : farthest;
    if (miles <= reach) near.push({ waypoint, miles });
  });
  near.sort((one, other) => one.miles - other.miles);
  const open: Tie[] = [];
  for (const tie of near) {
    const [first] = open;
    if (open.length === most || (first && tie.miles > first.miles * 1.2 + 10)) break;
    const place = seaGraph.places[tie.waypoint];
    if (place && !crossesRidge(port, place)) open.push(tie);
  }
  return open;
}
