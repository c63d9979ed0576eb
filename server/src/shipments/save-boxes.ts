import { AppError } from '@fairway/contract/app-error.ts';
import type { Received } from '@fairway/contract/endpoint.ts';
import type {
  saveShipmentBoxes as boxesCall,
  readPastedBoxes as pastedCall,
} from '@fairway/contract/shipments.ts';
import { readPastedBoxes } from '@fairway/domain/shipments/pasted-boxes.ts';
import type { Context } from '../http/context.ts';
import { boxLine, boxRow, boxWarnings, newBoxRow, refuseSameBoxes } from './box-rows.ts';
import { noteAndSettle } from './note-change.ts';
import { changeBox, deleteBoxes, findBoxes, insertBoxes } from './part-store.ts';
import { heldToChange } from './reader.ts';

/** Adds, changes and removes boxes at once. */
export async function saveBoxes(
  ctx: Context,
  id: string,
  { version, add, change, remove }: Received<typeof boxesCall>['body'],
) {
  const { db, now } = ctx;
  const { shipment } = await heldToChange(ctx, id, version);
  const before = await findBoxes(db, [id]);
  const byId = new Map(before.map((box) => [box.id, box]));
  if ([...remove, ...change.map((box) => box.id)].some((boxId) => !byId.has(boxId)))
    throw new AppError('BOX_UNKNOWN');
  const changed = change.flatMap((box) => {
    const was = byId.get(box.id);
    if (!was || remove.includes(box.id)) return [];
    const isWeighed = box.vgmKg !== null && Number(box.vgmKg) !== Number(was.vgmKg);
    return [boxRow(box, { id: was.id, shipmentId: id, seq: was.seq, vgmAt: isWeighed ? now : was.vgmAt })];
  });
  const last = Math.max(0, ...before.map(({ seq }) => seq));
  const added = add.map((box, index) => newBoxRow(box, id, last + index + 1, now));
  const isChanged = new Set([...remove, ...changed.map((box) => box.id)]);
  const written = [...changed, ...added];
  refuseSameBoxes([...before.filter((box) => !isChanged.has(box.id)), ...written]);
  await deleteBoxes(db, remove);
  // Two boxes may change their numbers with each other.
  for (const box of changed) await changeBox(db, box.id, { containerNo: '' });
  for (const { id: boxId, shipmentId: _, seq: __, ...box } of changed) await changeBox(db, boxId, box);
  await insertBoxes(db, added);
  const saved = await noteAndSettle(
    ctx,
    shipment,
    { boxes: before.map(boxLine) },
    { boxes: (await findBoxes(db, [id])).map(boxLine) },
  );
  return { ...saved, warnings: boxWarnings(written) };
}

/** What was pasted, to be looked at before it is saved. */
export function showPastedBoxes({ text, type }: Received<typeof pastedCall>['body']) {
  const { boxes, unread } = readPastedBoxes(text, type);
  return {
    boxes: boxes.map((box) => ({
      ...box,
      ...{ tareKg: null, vgmKg: null, vgmMethod: null, soNo: '', emptyDepot: '', temperature: null },
      isShipperOwned: false,
    })),
    warnings: boxWarnings(boxes),
    unread,
  };
}
