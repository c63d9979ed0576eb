import { AppError } from '@fairway/contract/app-error.ts';
import type {
  createChargeChange as createCall,
  previewChargeChange as previewCall,
  updateChargeChange as updateCall,
} from '@fairway/contract/charge-changes.ts';
import type { Received, Reply } from '@fairway/contract/endpoint.ts';
import { bookCurrency } from '@fairway/domain/money/book-currency.ts';
import { money } from '@fairway/domain/money/money.ts';
import { takeBillNumber } from '../../bill/take-bill-number.ts';
import { newId } from '../../database/new-id.ts';
import type { Context } from '../../http/context.ts';
import type { StoredShipment } from '../../shipments/stored-shipment.ts';
import type { ChargeReader } from '../reader.ts';
import { type AskedLine, readLines } from './change-lines.ts';
import { correctionsOf, refuseUnfit } from './corrections-of.ts';
import { changedShipment, heldChange } from './held-change.ts';
import { profitByChange } from './profit-by-change.ts';
import { shownLines } from './shown-lines.ts';
import { changeChange, deleteChange, insertChange, replaceLines } from './store.ts';
import type { StoredChange } from './stored-change.ts';

/** What a change order would do; nothing is written. */
export async function previewChange(
  ctx: Context,
  { shipmentId, lines: asked }: Received<typeof previewCall>['body'],
): Promise<Reply<typeof previewCall>> {
  const { shipment, reader } = await changedShipment(ctx, shipmentId);
  const { lines, profit } = await workedOut(ctx, shipment, asked, reader);
  const sum = (amount: string) => money(bookCurrency, amount);
  return {
    lines: await shownLines(ctx, lines),
    ...(reader.seesProfit && {
      profit: { before: sum(profit.profitBefore), after: sum(profit.profitAfter) },
    }),
  };
}

export async function createChange(
  ctx: Context,
  { shipmentId, reason, lines: asked }: Received<typeof createCall>['body'],
): Promise<Reply<typeof createCall>> {
  const { db, now, session } = ctx;
  const { shipment, reader } = await changedShipment(ctx, shipmentId);
  const { lines, profit } = await workedOut(ctx, shipment, asked, reader);
  const change: StoredChange = {
    ...{ id: newId(now.getTime()), version: 1, shipmentId, reason, status: 'draft', stateRemark: '' },
    changeNo: await takeBillNumber(db, 'ChargeChangeNumber', session.userId, now),
    ...{ flowId: null, ...profit, createdBy: session.userId, creatorTime: now, lastModifyTime: now },
    ...{ askedAt: null, settledAt: null },
  };
  await insertChange(db, change);
  await replaceLines(
    db,
    change.id,
    lines.map((line) => ({ ...line, changeId: change.id })),
  );
  ctx.auditTarget(change.changeNo);
  return savedOf(change);
}

export async function updateChange(
  ctx: Context,
  id: string,
  { version, reason, lines: asked }: Received<typeof updateCall>['body'],
): Promise<Reply<typeof updateCall>> {
  const { db, now } = ctx;
  const { change, shipment, reader } = await heldChange(ctx, id, 'edit', version);
  const { lines, profit } = await workedOut(ctx, shipment, asked, reader);
  const changes = {
    ...{ ...profit, reason, status: 'draft' as const, stateRemark: '' },
    ...{ version: version + 1, lastModifyTime: now },
  };
  await changeChange(db, id, changes);
  await replaceLines(
    db,
    id,
    lines.map((line) => ({ ...line, changeId: id })),
  );
  return savedOf({ ...change, ...changes });
}

/** One that was asked for stays, with the request about it. */
export async function removeChange(ctx: Context, id: string): Promise<Record<string, never>> {
  const { change } = await heldChange(ctx, id, 'remove');
  if (change.flowId !== null) throw new AppError('CHANGE_STATE_WRONG', { no: change.changeNo });
  await deleteChange(ctx.db, id);
  return {};
}

async function workedOut(
  ctx: Context,
  shipment: StoredShipment,
  asked: readonly AskedLine[],
  reader: ChargeReader,
) {
  const { lines, charges } = await readLines(ctx, shipment, asked, reader);
  const made = await correctionsOf({ ...ctx, day: shipment.bizDate }, lines, charges);
  refuseUnfit(made);
  return { lines, profit: await profitByChange(ctx.db, shipment.id, made) };
}

const savedOf = ({ id, version, changeNo, status }: StoredChange) => ({ id, version, changeNo, status });
