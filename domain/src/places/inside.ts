import { metresBetween, type Spot } from './spot.ts';

/** A device that is less sure than this proves no more by being unsure. */
export const mostAccuracyCounted = 100;

/** Whether somebody is at a place with a radius, as far as a device knows where they are; all in metres. */
export const isInside = (distance: number, radius: number, accuracy: number): boolean =>
  distance <= radius + Math.min(Math.max(accuracy, 0), mostAccuracyCounted);

export const isAt = (position: Spot & { accuracy: number }, place: Spot, radius: number): boolean =>
  isInside(metresBetween(position, place), radius, position.accuracy);
