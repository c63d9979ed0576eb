import { AppError } from '@fairway/contract/app-error.ts';
import { findLastChange } from '../entities/change-history.ts';
import type { Context } from '../http/context.ts';
import { takeUnit } from './refuse-unit.ts';
import { refuseUsed } from './remove-unit.ts';
import { writeRights } from './rights/change-rights.ts';
import { writeUnit } from './save-unit.ts';
import { deleteUnit } from './store.ts';
import { tellUnitScreens } from './tell-unit-screens.ts';
import { type UnitUsers, usesOf } from './unit-uses.ts';

/** Takes the last change of a unit back; one that was only just added goes, if nothing uses it. */
export async function undoUnitChange(
  ctx: Context,
  unitUsers: UnitUsers,
  id: string,
  version: number,
): Promise<{ id: string; version: number }> {
  const { db } = ctx;
  const unit = await takeUnit(ctx, id, version, 'btn_edit');
  const last = await findLastChange(db, 'unit', id);
  // What was taken back once is not brought forward again: that is another change.
  if (last?.version !== version || last.act === 'undo')
    throw new AppError('UNIT_UNDO_OVER', { name: unit.fullName });
  if (version === 1) {
    refuseUsed(ctx, unit, await usesOf(db, unitUsers, unit));
    await deleteUnit(db, unit);
    await tellUnitScreens(db);
    return { id, version };
  }
  const before = Object.fromEntries(last.differences.map((one) => [one.field, one.before]));
  const rights = last.differences.find(({ field }) => field === 'rights');
  if (rights)
    await writeRights(
      ctx,
      unit,
      { give: (rights.before ?? []) as string[], take: (rights.after ?? []) as string[] },
      'undo',
    );
  else await writeUnit(ctx, unit, before, 'undo');
  return { id, version: version + 1 };
}
