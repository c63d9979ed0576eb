import type { LegMode } from '@fairway/contract/shipment-fields.ts';
import type { ShipmentDetail } from '@fairway/contract/shipments.ts';
import { defaultZone } from '@fairway/domain/time/format-date.ts';
import { placesOf } from './history-text.ts';
import type { RowKind } from './row-conflicts.ts';

/** A leg as it is typed. */
export interface EditedLeg {
  key: string;
  mode: LegMode;
  fromPortId: string;
  toPortId: string;
  vesselName: string;
  voyageNo: string;
  etd: number | null;
  eta: number | null;
}

export const legKind: RowKind<EditedLeg> = {
  columns: ['mode', 'fromPortId', 'toPortId', 'vesselName', 'voyageNo', 'etd', 'eta'],
};

/** Legs have no ids: one between the same ports is the same one, then one that shares an end. */
const likenesses: readonly ((one: EditedLeg, other: EditedLeg) => boolean)[] = [
  (one, other) => one.fromPortId === other.fromPortId && one.toPortId === other.toPortId,
  (one, other) => one.fromPortId === other.fromPortId || one.toPortId === other.toPortId,
];

/** The legs of a shipment, those that were there before by their keys. */
export function editedLegs(
  { version, legs }: ShipmentDetail,
  before: readonly EditedLeg[] = [],
): EditedLeg[] {
  const rows = legs.map(
    ({ mode, from, to, vesselName, voyageNo, etd, eta }, index): EditedLeg => ({
      ...{ key: `${version} ${index}`, mode, fromPortId: from.id, toPortId: to.id },
      ...{ vesselName, voyageNo, etd, eta },
    }),
  );
  const keys = new Map<EditedLeg, string>();
  const left = new Set(before);
  for (const isLike of likenesses)
    for (const row of rows.filter((one) => !keys.has(one))) {
      const was = [...left].find((one) => isLike(one, row));
      if (!was) continue;
      keys.set(row, was.key);
      left.delete(was);
    }
  return rows.map((row) => ({ ...row, key: keys.get(row) ?? row.key }));
}

/** The wall of a port that the shipment names. */
export const zoneOf = (shipment: ShipmentDetail, portId: string): string =>
  placesOf(shipment).find(({ id }) => id === portId)?.timeZone ?? defaultZone;

/** Every leg has both of its ends. */
export const areWhole = (legs: readonly EditedLeg[]): boolean =>
  legs.every(({ fromPortId, toPortId }) => fromPortId !== '' && toPortId !== '');
