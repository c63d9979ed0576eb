import { recordChange } from '../entities/record-change.ts';
import type { Context } from '../http/context.ts';
import { settleShipments } from './settle-shipments.ts';
import { changeShipmentRow } from './store.ts';
import type { StoredShipment } from './stored-shipment.ts';

/** What the history of shipments is kept under. */
export const historyOf = 'Shipment';

type Changing = Pick<Context, 'db' | 'now'> & { session: { userId: string | null } };

/** Puts down what somebody changed, and why, as the next version; the same version where nothing is another one. */
export async function noteChange(
  ctx: Changing,
  { id, version }: Pick<StoredShipment, 'id' | 'version'>,
  before: object,
  after: object,
  reason = '',
): Promise<{ id: string; version: number }> {
  const next = version + 1;
  const isChanged = await recordChange(
    ctx,
    { entity: historyOf, id, version: next, act: 'update' },
    { ...before, reason: null },
    { ...after, reason: reason || null },
  );
  if (!isChanged) return { id, version };
  await changeShipmentRow(ctx.db, id, { version: next, lastModifyTime: ctx.now });
  return { id, version: next };
}

/** The same, and everything that is worked out of the shipment is put right. */
export async function noteAndSettle(
  ctx: Changing,
  shipment: Pick<StoredShipment, 'id' | 'version'>,
  before: object,
  after: object,
  reason = '',
): Promise<{ id: string; version: number }> {
  const saved = await noteChange(ctx, shipment, before, after, reason);
  await settleShipments(ctx.db, [shipment.id], ctx.now);
  return saved;
}
