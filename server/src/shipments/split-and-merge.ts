import { AppError } from '@fairway/contract/app-error.ts';
import { splitTotals, sumTotals } from '@fairway/domain/shipments/split-totals.ts';
import { takeBillNumber } from '../bill/take-bill-number.ts';
import { newId } from '../database/new-id.ts';
import type { Context } from '../http/context.ts';
import { mergeWords } from '../language/shipment-words.ts';
import { billOfShipment } from './bill-draft.ts';
import { boxLine, refuseSameBoxes } from './box-rows.ts';
import { noteChange } from './note-change.ts';
import { moveDocuments } from './paper-store.ts';
import {
  findBoxes,
  findLegs,
  findMembers,
  findParties,
  moveBoxes,
  replaceLegs,
  replaceMembers,
  replaceParties,
} from './part-store.ts';
import { carryEnteredEvents } from './progress/carry-store.ts';
import { heldToChange, readerOf, refuseCustomers, refuseOver } from './reader.ts';
import { redraftBills } from './redraft-bills.ts';
import { settleShipments } from './settle-shipments.ts';
import { changeShipmentRow, insertShipment, takeSeenShipments } from './store.ts';
import type { StoredShipment } from './stored-shipment.ts';

/** Some boxes become a shipment of their own, on the same ship and with the same people and parties. */
export async function splitShipment(
  ctx: Context,
  id: string,
  { version, boxIds }: { version: number; boxIds: readonly string[] },
) {
  const { db, now, session } = ctx;
  const { shipment } = await heldToChange(ctx, id, version);
  const boxes = await findBoxes(db, [id]);
  const moved = boxes.filter((box) => boxIds.includes(box.id));
  if (moved.length !== new Set(boxIds).size) throw new AppError('BOX_UNKNOWN');
  if (moved.length === boxes.length) throw new AppError('SPLIT_TAKES_ALL');
  const writtenBefore = await billOfShipment(ctx, shipment);
  const { goes, stays } = splitTotals(shipment, moved, boxes.length);
  const shipmentNo = await takeBillNumber(db, 'ShipmentNumber', session.userId, now);
  const made: StoredShipment = {
    ...{ ...shipment, ...goes, id: newId(now.getTime()), version: 1, shipmentNo, orderId: null, hblNo: '' },
    ...{ creatorUserId: session.userId, creatorTime: now, lastModifyTime: now },
  };
  await insertShipment(db, made);
  const bare = <T extends { shipmentId: string }>({ shipmentId: _, ...part }: T) => part;
  await replaceMembers(db, made.id, (await findMembers(db, [id])).map(bare));
  await replaceParties(db, made.id, (await findParties(db, id)).map(bare));
  await replaceLegs(db, made.id, await findLegs(db, id));
  await moveBoxes(
    db,
    moved.map((box) => box.id),
    { shipmentId: made.id, afterSeq: 0 },
  );
  await changeShipmentRow(db, id, stays);
  const bills = await redraftBills(ctx, shipment, writtenBefore);
  const saved = await noteChange(
    ctx,
    shipment,
    { boxes: boxes.map(boxLine), ...totalsOf(shipment), splitTo: null, ...bills.before },
    {
      boxes: (await findBoxes(db, [id])).map(boxLine),
      ...totalsOf(stays),
      splitTo: shipmentNo,
      ...bills.after,
    },
  );
  await carryEnteredEvents(db, {
    ...{ from: shipment.shipmentNo, to: shipmentNo, isWhole: true },
    containerNos: moved.map(({ containerNo }) => containerNo),
  });
  const first = await noteChange(ctx, made, { splitFrom: null }, { splitFrom: shipment.shipmentNo });
  await settleShipments(db, [id, made.id], now);
  return { ...saved, made: { ...first, shipmentNo } };
}

const totalsOf = ({ packages, grossKg, cbm }: Pick<StoredShipment, 'packages' | 'grossKg' | 'cbm'>) => ({
  ...{ packages, grossKg: Number(grossKg), cbm: Number(cbm) },
});

/** Takes over the boxes, documents and people of others of the same customer, lane and ship; those are over by that. */
export async function mergeShipments(
  ctx: Context,
  id: string,
  { version, ids }: { version: number; ids: readonly string[] },
) {
  const { db, now } = ctx;
  const reader = await readerOf(ctx);
  refuseCustomers(reader);
  const wanted = [...new Set([id, ...ids])];
  const taken = await takeSeenShipments(db, wanted, reader.viewerIds);
  const target = taken.find((one) => one.id === id);
  const others = taken.filter((one) => one.id !== id);
  if (!target || taken.length !== wanted.length || others.length === 0) throw new AppError('NOT_FOUND');
  ctx.auditTarget([target, ...others].map(({ shipmentNo }) => shipmentNo).join(' '));
  if (target.version !== version) throw new AppError('SHIPMENT_CHANGED');
  for (const one of taken) refuseOver(ctx, one);
  for (const other of others) refuseDifferent(ctx, target, other);
  const boxes = await findBoxes(db, wanted);
  const own = boxes.filter(({ shipmentId }) => shipmentId === id);
  const come = boxes.filter(({ shipmentId }) => shipmentId !== id);
  refuseSameBoxes(boxes);
  const writtenBefore = await billOfShipment(ctx, target);
  await moveBoxes(
    db,
    come.map((box) => box.id),
    { shipmentId: id, afterSeq: Math.max(0, ...own.map(({ seq }) => seq)) },
  );
  const otherIds = others.map((other) => other.id);
  await moveDocuments(db, otherIds, id);
  const members = await findMembers(db, wanted);
  await replaceMembers(db, id, [
    ...members.filter(({ shipmentId }) => shipmentId === id),
    ...members.filter(({ shipmentId }) => shipmentId !== id).map((member) => ({ ...member, share: '0' })),
  ]);
  const totals = sumTotals(taken);
  await changeShipmentRow(db, id, totals);
  const bills = await redraftBills(ctx, target, writtenBefore);
  const numbers = others.map(({ shipmentNo }) => shipmentNo);
  const saved = await noteChange(
    ctx,
    target,
    { boxes: own.map(boxLine), ...totalsOf(target), mergedFrom: null, ...bills.before },
    {
      boxes: (await findBoxes(db, [id])).map(boxLine),
      ...totalsOf(totals),
      mergedFrom: numbers.join(', '),
      ...bills.after,
    },
  );
  for (const other of others) {
    const its = come.filter(({ shipmentId }) => shipmentId === other.id);
    await carryEnteredEvents(db, {
      ...{ from: other.shipmentNo, to: target.shipmentNo, isWhole: false },
      containerNos: its.map(({ containerNo }) => containerNo),
    });
    await changeShipmentRow(db, other.id, {
      ...{ status: 'cancelled', cancelledAt: now, mergedIntoId: id },
      ...{ packages: 0, grossKg: '0', cbm: '0' },
    });
    await noteChange(
      ctx,
      other,
      { status: other.status, mergedInto: null },
      { status: 'cancelled', mergedInto: target.shipmentNo },
    );
  }
  await settleShipments(db, wanted, now);
  return saved;
}

function refuseDifferent({ language }: Context, target: StoredShipment, other: StoredShipment): void {
  const refuse = (what: keyof typeof mergeWords): never => {
    throw new AppError('MERGE_DIFFERS', { number: other.shipmentNo, what: mergeWords[what][language] });
  };
  if (other.customerId !== target.customerId) refuse('customer');
  if (other.polId !== target.polId || other.podId !== target.podId) refuse('lane');
  if (other.business !== target.business || other.mode !== target.mode) refuse('business');
  const isSameSailing = other.sailingId === target.sailingId;
  const isSameShip = other.vesselName === target.vesselName && other.voyageNo === target.voyageNo;
  if (!isSameSailing && !isSameShip) refuse('ship');
  if (isSameSailing && target.sailingId === null && !isSameShip) refuse('ship');
}
