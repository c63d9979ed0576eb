import type { LegPlace } from './dcsa-milestone.ts';

/** The ports of a shipment; null where it has none of that kind. */
export interface Way {
  /** Where the cargo is handed over and where it is brought to, beyond the ports. */
  receiptId: string | null;
  polId: string;
  transhipIds: readonly string[];
  podId: string;
  deliveryId: string | null;
}

/**
 * Where on its way a shipment is in a port. A port that nobody planned is one on the way: ships call where they must.
 * Inland places before the sea count with the port of loading, others lie behind the port of discharge.
 */
export function placeOnWay(portId: string | null, isInland: boolean, way: Way): LegPlace | null {
  if (portId === null) return null;
  if (portId === way.polId || portId === way.receiptId) return 'origin';
  if (portId === way.podId) return 'destination';
  if (portId === way.deliveryId) return 'inland';
  return isInland && !way.transhipIds.includes(portId) ? 'inland' : 'tranship';
}
