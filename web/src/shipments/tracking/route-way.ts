import { splitRoute } from '@fairway/domain/sea-routes/along-route.ts';
import { milesBetween, type Place } from '@fairway/domain/sea-routes/great-circle.ts';
import { seaRoute } from '@fairway/domain/sea-routes/sea-route.ts';

/** Where cargo is on its way: a share (0 to 1) of the leg that begins at a stop, or of the whole way. */
export type OnTheWay = { leg: number; share: number } | { share: number };

export interface DrawnWay {
  done: Place[];
  remaining: Place[];
  /** Where the way behind it ends. */
  at: Place | undefined;
}

const milesOf = (points: readonly Place[]): number =>
  points.reduce((sum, place, index) => sum + milesBetween(points[index - 1] ?? place, place), 0);

/** Ships go around the land, everything else goes straight. */
const legBetween = (from: Place, to: Place, isBySea: boolean): readonly Place[] =>
  (isBySea ? seaRoute(from, to)?.points : undefined) ?? [from, to];

/** The way behind and the way ahead. Legs before the one it is on lie behind it, whatever their length. */
export function routeWay(stops: readonly Place[], isBySea: boolean, where: OnTheWay): DrawnWay {
  const legs = stops.slice(1).map((stop, index) => legBetween(stops[index] ?? stop, stop, isBySea));
  if (legs.length === 0) return { done: [], remaining: [], at: stops[0] };
  if (!('leg' in where)) return cut(joined(legs), where.share);
  const now = legs[where.leg];
  if (!now) return { done: joined(legs), remaining: [], at: stops.at(-1) };
  const { done, remaining, at } = cut([...now], where.share);
  return {
    done: joined([...legs.slice(0, where.leg), done]),
    remaining: joined([remaining, ...legs.slice(where.leg + 1)]),
    at,
  };
}

function cut(points: Place[], share: number): DrawnWay {
  const { done, remaining } = splitRoute({ points, miles: milesOf(points) }, share);
  return { done: [...done.points], remaining: [...remaining.points], at: remaining.points[0] };
}

/** One line of several; where one ends and the next begins is one point. */
const joined = (lines: readonly (readonly Place[])[]): Place[] =>
  lines.flatMap((line, index) => (index === 0 ? [...line] : line.slice(1)));
