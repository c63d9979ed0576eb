import { type Spot, worldHeight, worldWidth } from './world.ts';

/** How the world lies in the window: `x` and `y` of its corner, and how much it is magnified. */
export interface View {
  k: number;
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export const mostZoom = 40;
/** A map of one port shows its surroundings too. */
const mostFit = 8;

/** The whole world fills the window, not less. */
export const leastZoom = ({ width }: Size): number => width / worldWidth;

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** The world stays in sight: it is centred where it is smaller than the window, and has no gap where it is larger. */
export function heldIn(view: View, size: Size): View {
  const k = within(view.k, leastZoom(size), mostZoom);
  const place = (at: number, world: number, window: number) =>
    world * k <= window ? (window - world * k) / 2 : within(at, window - world * k, 0);
  return { k, x: place(view.x, worldWidth, size.width), y: place(view.y, worldHeight, size.height) };
}

/** Magnifies so that the spot under the pointer stays under it. */
export function zoomedAt(view: View, factor: number, { x, y }: Spot, size: Size): View {
  const k = within(view.k * factor, leastZoom(size), mostZoom);
  const ratio = k / view.k;
  return heldIn({ k, x: x - (x - view.x) * ratio, y: y - (y - view.y) * ratio }, size);
}

/** All of the spots in sight, with a margin. */
export function fitting(spots: readonly Spot[], size: Size): View {
  if (spots.length === 0) return heldIn({ k: 0, x: 0, y: 0 }, size);
  let [west, east, north, south] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { x, y } of spots) {
    [west, east] = [Math.min(west, x), Math.max(east, x)];
    [north, south] = [Math.min(north, y), Math.max(south, y)];
  }
  const margin = 48;
  const k = Math.min(
    mostFit,
    Math.max(1, size.width - 2 * margin) / Math.max(east - west, 1),
    Math.max(1, size.height - 2 * margin) / Math.max(south - north, 1),
  );
  const held = Math.max(k, leastZoom(size));
  return heldIn(
    {
      k: held,
      x: size.width / 2 - ((west + east) / 2) * held,
      y: size.height / 2 - ((north + south) / 2) * held,
    },
    size,
  );
}
