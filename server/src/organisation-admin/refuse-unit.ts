import { AppError } from '@fairway/contract/app-error.ts';
import type { UnitKind } from '@fairway/contract/organisation-admin.ts';
import { mayStandBelow } from '@fairway/domain/organisation/may-stand-below.ts';
import { can } from '@fairway/domain/permission/can.ts';
import { mayGiveRoles } from '@fairway/domain/users/may-manage.ts';
import type { Context } from '../http/context.ts';
import { findNamesake, findUnit, holdUnits, isCodeTaken } from './store.ts';
import type { UnitRow } from './tables.ts';

type Button = 'btn_add' | 'btn_edit' | 'btn_remove';

export async function refuseWithout(ctx: Context, kind: UnitKind, button: Button): Promise<void> {
  const isAllowed = can(await ctx.permissions(), 'organisation', 'button', button);
  if (!isAllowed || (kind === 'role' && !mayGiveRoles(ctx.session))) throw new AppError('FORBIDDEN');
}

/** A unit that the caller may change, as they saw it; nobody else changes any until they are done. */
export async function takeUnit(ctx: Context, id: string, version: number, button: Button): Promise<UnitRow> {
  await holdUnits(ctx.db);
  const unit = await findUnit(ctx.db, id);
  if (!unit || !(await seesUnits(ctx))) throw new AppError('NOT_FOUND');
  await refuseWithout(ctx, unit.kind, button);
  if (unit.version !== version) throw new AppError('RECORD_CHANGED');
  ctx.auditTarget(unit.fullName);
  return unit;
}

export const seesUnits = async (ctx: Context): Promise<boolean> =>
  (await ctx.permissions()).some(({ modelId }) => modelId === 'organisation');

/** Refuses a place that is not there, that is not for this kind, or that is below the unit itself. */
export async function refusePlace(
  { db }: Context,
  { id, kind, fullName }: Pick<UnitRow, 'id' | 'kind' | 'fullName'>,
  parentId: string | null,
): Promise<void> {
  const misplaced = () => new AppError('UNIT_MISPLACED', { name: fullName });
  const above = parentId === null ? null : await findUnit(db, parentId);
  if (above === undefined || !mayStandBelow(kind, above?.kind ?? null)) throw misplaced();
  const seen = new Set<string>();
  for (let at: UnitRow | undefined = above ?? undefined; at && !seen.has(at.id); ) {
    if (at.id === id) throw misplaced();
    seen.add(at.id);
    at = at.parentId === null ? undefined : await findUnit(db, at.parentId);
  }
}

/** Refuses names and codes that are taken. */
export async function refuseTaken(
  { db }: Context,
  unit: Pick<UnitRow, 'id' | 'kind' | 'parentId' | 'category' | 'fullName' | 'enCode'>,
): Promise<void> {
  if (await findNamesake(db, unit)) throw new AppError('UNIT_NAME_TAKEN', { name: unit.fullName });
  if (await isCodeTaken(db, unit.kind, unit.enCode, unit.id))
    throw new AppError('UNIT_CODE_TAKEN', { code: unit.enCode });
}
