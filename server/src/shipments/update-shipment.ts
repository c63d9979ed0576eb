import type { ShipmentFields } from '@fairway/contract/shipment-fields.ts';
import type { Context } from '../http/context.ts';
import { refuseWrongFields } from './check-fields.ts';
import { noteAndSettle } from './note-change.ts';
import { findLegs, replaceLegs } from './part-store.ts';
import { heldToChange } from './reader.ts';
import { changeShipmentRow, findSailingOfShip } from './store.ts';
import { columnsOf, fieldsOf, type StoredShipment, withoutUnsaid } from './stored-shipment.ts';

/** Changes fields, under the version that their writer knows. */
export async function updateShipment(
  ctx: Context,
  id: string,
  {
    version,
    changes,
  }: { version: number; changes: { [F in keyof ShipmentFields]?: ShipmentFields[F] | undefined } },
) {
  const { shipment } = await heldToChange(ctx, id, version);
  const said = withoutUnsaid(changes) as Partial<ShipmentFields>;
  const before = fieldsOf(shipment);
  await refuseWrongFields(ctx, said, before);
  const columns = columnsOf(said);
  await changeShipmentRow(ctx.db, id, { ...columns, ...(await keptSailing(ctx, shipment, said)) });
  await followLane(ctx, shipment, said);
  return noteAndSettle(ctx, shipment, before, { ...before, ...said });
}

/** A sailing is of one lane: with another one it is only the ship that stays. */
async function keptSailing(
  { db }: Context,
  { sailingId, polId, podId }: StoredShipment,
  said: Partial<ShipmentFields>,
): Promise<Partial<StoredShipment>> {
  const isOtherLane = (said.polId ?? polId) !== polId || (said.podId ?? podId) !== podId;
  if (sailingId === null || !isOtherLane) return {};
  const sailing = await findSailingOfShip(db, sailingId);
  const isSame = sailing?.polId === (said.polId ?? polId) && sailing.podId === (said.podId ?? podId);
  return isSame ? {} : { sailingId: null };
}

/** The legs begin and end where the shipment does. */
async function followLane({ db }: Context, shipment: StoredShipment, said: Partial<ShipmentFields>) {
  const { id, polId, podId } = shipment;
  if ((said.polId ?? polId) === polId && (said.podId ?? podId) === podId) return;
  const moved = (portId: string): string => {
    if (portId === polId) return said.polId ?? polId;
    return portId === podId ? (said.podId ?? podId) : portId;
  };
  const legs = await findLegs(db, id);
  await replaceLegs(
    db,
    id,
    legs.map(({ shipmentId: _, seq: __, ...leg }) => ({
      ...leg,
      ...{ fromPortId: moved(leg.fromPortId), toPortId: moved(leg.toPortId) },
    })),
  );
}
