import { AppError } from '@fairway/contract/app-error.ts';
import type { UnitUse } from '@fairway/contract/organisation-admin.ts';
import type { Context } from '../http/context.ts';
import { unitUseWords } from '../language/unit-words.ts';
import { takeUnit } from './refuse-unit.ts';
import { deleteUnit } from './store.ts';
import type { UnitRow } from './tables.ts';
import { tellUnitScreens } from './tell-unit-screens.ts';
import { type UnitUsers, type Used, usesOf } from './unit-uses.ts';

export async function removeUnit(
  ctx: Context,
  unitUsers: UnitUsers,
  id: string,
  version: number,
): Promise<null> {
  const unit = await takeUnit(ctx, id, version, 'btn_remove');
  refuseUsed(ctx, unit, await usesOf(ctx.db, unitUsers, unit));
  await deleteUnit(ctx.db, unit);
  await tellUnitScreens(ctx.db);
  return null;
}

/** Names what still uses a unit, in words. */
export function refuseUsed(
  { language }: Context,
  { fullName }: UnitRow,
  uses: readonly ({ use: UnitUse } & Used)[],
): void {
  if (uses.length === 0) return;
  const named = uses.map(({ use, count }) => unitUseWords[use][language].replace('{count}', String(count)));
  throw new AppError('UNIT_USED', { name: fullName, uses: named.join(language === 'zh' ? '、' : ', ') });
}
