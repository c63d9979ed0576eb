import { AppError } from '@fairway/contract/app-error.ts';
import type { LegMode } from '@fairway/contract/shipment-fields.ts';
import type { Db } from '../database/open.ts';
import type { StoredLeg } from './part-store.ts';
import { findSailingOfShip, type SailingOfShip } from './store.ts';
import type { StoredShipment } from './stored-shipment.ts';

/** A ship as somebody typed it. Times are milliseconds. */
export interface TypedShip {
  vesselName: string;
  vesselImo: string;
  voyageNo: string;
  etd: number | null;
  eta: number | null;
}

export type BookedShip = Pick<
  StoredShipment,
  'sailingId' | 'vesselName' | 'vesselImo' | 'voyageNo' | 'etd' | 'eta' | 'transhipIds'
> & {
  carrierId?: string;
  cutOffs: Partial<Pick<StoredShipment, 'cutSi' | 'cutVgm' | 'cutPort' | 'cutCustoms' | 'cutManifest'>>;
};

export const noShip: BookedShip = {
  ...{ sailingId: null, vesselName: '', vesselImo: '', voyageNo: '', etd: null, eta: null },
  ...{ transhipIds: [], cutOffs: {} },
};

const time = (at: number | null): Date | null => (at === null ? null : new Date(at));

export const shipOfSailing = (sailing: SailingOfShip): BookedShip => ({
  ...{ sailingId: sailing.id, vesselName: sailing.vesselName.toUpperCase(), vesselImo: sailing.imo },
  ...{ voyageNo: sailing.carrierVoyage, etd: sailing.etd, eta: sailing.eta, transhipIds: sailing.tsPortIds },
  ...(sailing.carrierId !== null && { carrierId: sailing.carrierId }),
  cutOffs: {
    ...{ cutSi: sailing.cutSi, cutVgm: sailing.cutVgm, cutPort: sailing.cutPort },
    ...{ cutCustoms: sailing.cutCustoms, cutManifest: sailing.cutManifest },
  },
});

export const shipAsTyped = (ship: TypedShip, transhipIds: readonly string[]): BookedShip => ({
  ...{ sailingId: null, vesselName: ship.vesselName, vesselImo: ship.vesselImo, voyageNo: ship.voyageNo },
  ...{ etd: time(ship.etd), eta: time(ship.eta), transhipIds: [...transhipIds] },
  // Those of another ship say nothing of this one.
  cutOffs: { cutSi: null, cutVgm: null, cutPort: null, cutCustoms: null, cutManifest: null },
});

interface Lane {
  polId: string;
  podId: string;
  transhipIds: readonly string[];
}

/** The ship that somebody chose: a sailing of this lane, or as they typed it. */
export async function chosenShip(
  db: Db,
  { sailingId, ship }: { sailingId?: string | undefined; ship?: TypedShip | undefined },
  lane: Lane,
): Promise<BookedShip | undefined> {
  if (sailingId !== undefined) {
    const sailing = await findSailingOfShip(db, sailingId);
    if (!sailing || sailing.polId !== lane.polId || sailing.podId !== lane.podId)
      throw new AppError('SAILING_OF_OTHER_LANE');
    return shipOfSailing(sailing);
  }
  if (ship && ship.etd !== null && ship.eta !== null && ship.eta <= ship.etd)
    throw new AppError('ARRIVAL_BEFORE_DEPARTURE');
  return ship && shipAsTyped(ship, lane.transhipIds);
}

const legModeOf = ({ mode, business }: Pick<StoredShipment, 'mode' | 'business'>): LegMode => {
  if (business === 'LT') return 'truck';
  return mode === 'AIR' ? 'flight' : mode === 'RAIL' ? 'rail' : 'vessel';
};

type Leg = Omit<StoredLeg, 'shipmentId' | 'seq'>;

/** From port to port: the booked ship leaves with the first leg, and the last one arrives. */
export function legsOf(shipment: StoredShipment): Leg[] {
  const stops = [shipment.polId, ...shipment.transhipIds, shipment.podId];
  return stops.slice(1).map((toPortId, index) => ({
    ...{ mode: legModeOf(shipment), fromPortId: stops[index] ?? toPortId, toPortId },
    ...(index === 0
      ? { vesselName: shipment.vesselName, voyageNo: shipment.voyageNo, etd: shipment.etd }
      : { vesselName: '', voyageNo: '', etd: null }),
    eta: index === stops.length - 2 ? shipment.eta : null,
  }));
}

/** New legs between the ports; those that bring cargo to the first and away from the last stay. */
export function withNewLegs(before: readonly StoredLeg[], shipment: StoredShipment): Leg[] {
  const first = before.findIndex(({ fromPortId }) => fromPortId === shipment.polId);
  const last = before.findLastIndex(({ toPortId }) => toPortId === shipment.podId);
  const bare = ({ shipmentId: _, seq: __, ...leg }: StoredLeg): Leg => leg;
  return [
    ...before.slice(0, Math.max(first, 0)).map(bare),
    ...legsOf(shipment),
    ...(last < 0 ? [] : before.slice(last + 1).map(bare)),
  ];
}
