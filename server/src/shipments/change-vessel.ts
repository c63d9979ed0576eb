import { AppError } from '@fairway/contract/app-error.ts';
import type { Received } from '@fairway/contract/endpoint.ts';
import type { changeShipmentVessel as vesselCall } from '@fairway/contract/shipments.ts';
import type { Context } from '../http/context.ts';
import { shipmentReferenceWords } from '../language/shipment-words.ts';
import { billOfShipment } from './bill-draft.ts';
import { chosenShip, withNewLegs } from './booked-ship.ts';
import { noteAndSettle } from './note-change.ts';
import { findLegs, replaceLegs } from './part-store.ts';
import { heldToChange } from './reader.ts';
import { redraftBills } from './redraft-bills.ts';
import { legLines } from './set-parts.ts';
import { changeShipmentRow } from './store.ts';
import type { StoredShipment } from './stored-shipment.ts';

/** Another ship. Its cut-offs and times take the place of those before; what the customer was told first stays. */
export async function changeVessel(
  ctx: Context,
  id: string,
  { version, reason, ...chosen }: Received<typeof vesselCall>['body'],
) {
  const { db, language } = ctx;
  const { shipment } = await heldToChange(ctx, id, version);
  const ship = await chosenShip(db, chosen, shipment);
  if (!ship)
    throw new AppError('ENTITY_REFERENCE_MISSING', { field: shipmentReferenceWords.sailing[language] });
  const { cutOffs, carrierId, ...booked } = ship;
  const changes: Partial<StoredShipment> = {
    ...booked,
    ...cutOffs,
    ...(carrierId !== undefined && { carrierId }),
    ...{ firstEtd: shipment.firstEtd ?? booked.etd, firstEta: shipment.firstEta ?? booked.eta },
    ...(booked.etd !== null && { sailsAt: booked.etd }),
  };
  const before = await findLegs(db, id);
  const writtenBefore = await billOfShipment(ctx, shipment);
  const legs = withNewLegs(before, { ...shipment, ...changes });
  await changeShipmentRow(db, id, changes);
  await replaceLegs(db, id, legs);
  const bills = await redraftBills(ctx, shipment, writtenBefore);
  return noteAndSettle(
    ctx,
    shipment,
    { ship: shipLine(shipment), legs: legLines(before), ...bills.before },
    { ship: shipLine({ ...shipment, ...changes }), legs: legLines(legs), ...bills.after },
    reason,
  );
}

const shipLine = ({ vesselName, voyageNo, etd, eta }: StoredShipment): string =>
  [vesselName, voyageNo, etd?.toISOString().slice(0, 16) ?? '', eta?.toISOString().slice(0, 16) ?? '']
    .filter(Boolean)
    .join(' ');
