import { AppError } from '@fairway/contract/app-error.ts';
import type { Received } from '@fairway/contract/endpoint.ts';
import type { moveUnit as moveCall } from '@fairway/contract/organisation-admin.ts';
import { standsBeside } from '@fairway/domain/organisation/stands-beside.ts';
import type { Context } from '../http/context.ts';
import { takeUnit } from './refuse-unit.ts';
import { writeUnit } from './save-unit.ts';
import { loadUnits, orderUnits } from './store.ts';
import { tellUnitScreens } from './tell-unit-screens.ts';

/** Puts a unit before another or last in a place. Everything below it comes along: that says where it stands by its id. */
export async function moveUnit(
  ctx: Context,
  id: string,
  { version, parentId, beforeId }: Received<typeof moveCall>['body'],
): Promise<{ id: string; version: number }> {
  const { db } = ctx;
  const unit = await takeUnit(ctx, id, version, 'btn_edit');
  const isMoved = await writeUnit(ctx, unit, { parentId }, 'update');
  const beside = (await loadUnits(db)).filter(
    (one) => one.id !== id && standsBeside(one, { ...unit, parentId }),
  );
  const at = beforeId === null ? beside.length : beside.findIndex((one) => one.id === beforeId);
  if (at < 0) throw new AppError('UNIT_MISPLACED', { name: unit.fullName });
  const ids = beside.map((one) => one.id).toSpliced(at, 0, id);
  await orderUnits(db, unit.kind, ids);
  await tellUnitScreens(db);
  return { id, version: isMoved ? version + 1 : version };
}
