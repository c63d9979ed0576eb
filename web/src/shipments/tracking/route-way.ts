import { splitRoute } from '@fairway/domain/sea-routes/along-route.ts';
import type { Place } from '@fairway/domain/sea-routes/great-circle.ts';
import { milesOf, wayBetween } from '@fairway/domain/sea-routes/way-between.ts';
import type { WayKind } from '@fairway/domain/sea-routes/way-kind.ts';

/** Where cargo is on its way: a share (0 to 1) of the leg that begins at a stop, or of the whole way. */
export type OnTheWay = { leg: number; share: number } | { share: number };

export interface DrawnWay {
  done: Place[];
  remaining: Place[];
  /** Where the way behind it ends. */
  at: Place | undefined;
}

/** The way behind and the way ahead. Legs before the one it is on lie behind it, whatever their length. */
export function routeWay(stops: readonly Place[], kind: WayKind, where: OnTheWay): DrawnWay {
  const legs = stops.slice(1).map((stop, index) => wayBetween(stops[index] ?? stop, stop, kind).points);
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
