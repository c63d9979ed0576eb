import { useEffect, useMemo, useState } from 'react';
import { findRoutes } from './lane-routes.ts';
import type { MapPort, MapShipment } from './map-rows.ts';
import { type PlacedShip, placeShips } from './place-ships.ts';
import { type Spot, spotOf } from './world.ts';

export type ShipOnMap = PlacedShip & Spot;

/** Shipments where they are; those on a lane that is not worked out yet come as soon as it is. */
export function usePlacedShips(
  shipments: readonly MapShipment[],
  ports: ReadonlyMap<string, MapPort>,
): { ships: readonly ShipOnMap[]; unplaced: number; isWhole: boolean } {
  /** Grows with every turn that worked out some lanes. */
  const [turns, setTurns] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn knows more lanes
  const placing = useMemo(() => placeShips(shipments, ports), [shipments, ports, turns]);
  const isWhole = placing.awaited.length === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is awaited follows from the shipments
  useEffect(() => {
    if (isWhole) return;
    // Drawn anew once for all of them: the ships at sea would come one lane after the other.
    return findRoutes(placing.awaited, (isDone) => isDone && setTurns((before) => before + 1));
  }, [shipments, ports, isWhole]);
  const ships = useMemo(() => placing.placed.map((ship) => ({ ...ship, ...spotOf(ship.place) })), [placing]);
  return { ships, unplaced: placing.unplaced, isWhole };
}
