import {
  bearingTo,
  type Direction,
  directionOf,
  metresBetween,
  type Spot,
} from '@fairway/domain/places/spot.ts';
import type { PlainKey, useWords } from '../language/words.ts';

type Words = ReturnType<typeof useWords>;

const directionWords: Record<Direction, PlainKey> = {
  north: 'placeNorth',
  northEast: 'placeNorthEast',
  east: 'placeEast',
  southEast: 'placeSouthEast',
  south: 'placeSouth',
  southWest: 'placeSouthWest',
  west: 'placeWest',
  northWest: 'placeNorthWest',
};

/** A length as one says it: metres below a kilometre, one decimal below a hundred. */
export function lengthText(words: Words, metres: number): string {
  if (metres < 999.5) return words('placeMetres', { count: Math.round(metres) });
  const kilometres = metres / 1_000;
  return words('placeKilometres', {
    count: kilometres < 99.95 ? Number(kilometres.toFixed(1)) : Math.round(kilometres),
  });
}

/** How far and in which direction; two places a few steps apart have none. */
export function farText(words: Words, from: Spot, to: Spot): string {
  const metres = metresBetween(from, to);
  if (metres < 5) return words('placeHere');
  const direction = words(directionWords[directionOf(bearingTo(from, to))]);
  return words('placeFar', { length: lengthText(words, metres), direction });
}
