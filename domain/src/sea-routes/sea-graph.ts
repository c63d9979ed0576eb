import { milesBetween, type Place } from './great-circle.ts';
import { type Canal, canals, hindrance, waypointLines } from './waypoints.ts';

export interface Leg {
  to: number;
  /** Nautical miles, and what a canal counts for besides. */
  cost: number;
  canal?: Canal;
}

export interface SeaGraph {
  names: readonly string[];
  places: readonly Place[];
  /** The legs from each waypoint, both ways. */
  legs: readonly (readonly Leg[])[];
}

/** Waypoints by number, and the legs between them. */
export const seaGraph: SeaGraph = readGraph(waypointLines);

function readGraph(text: string): SeaGraph {
  const rows = text
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .map((line) => line.split(' '));
  const names = rows.map(([name = '']) => name);
  const places = rows.map(([, lon, lat]): Place => [Number(lon), Number(lat)]);
  const numbers = new Map(names.map((name, number) => [name, number]));
  const legs = names.map((): Leg[] => []);
  const join = (from: number, name: string, canal?: Canal) => {
    const to = numbers.get(name);
    const [here, there] = [places[from], places[to ?? -1]];
    if (to === undefined || !here || !there) throw new Error(`no waypoint ${name}`);
    const cost = milesBetween(here, there) + (canal ? hindrance[canal] : 0);
    legs[from]?.push({ to, cost, canal });
    legs[to]?.push({ to: from, cost, canal });
  };
  rows.forEach(([, , , ...others], from) => {
    for (const name of others) join(from, name);
  });
  for (const [canal, way] of Object.entries(canals) as [Canal, readonly string[]][])
    way.slice(1).forEach((name, index) => {
      join(numbers.get(way[index] ?? '') ?? -1, name, canal);
    });
  return { names, places, legs };
}
