import { AppError } from '@fairway/contract/app-error.ts';
import type { Received } from '@fairway/contract/endpoint.ts';
import type { changeRights as changeCall } from '@fairway/contract/rights.ts';
import { completeGrants } from '@fairway/domain/permission/complete-grants.ts';
import { scopePartOf } from '@fairway/domain/permission/data-scope.ts';
import { mayGiveRoles } from '@fairway/domain/users/may-manage.ts';
import { recordChange } from '../../entities/record-change.ts';
import type { Context } from '../../http/context.ts';
import { namesById } from '../../organisation/names-by-id.ts';
import { grantablePlaces, grantedToRole, replaceGranted } from '../../permission/role-rights.ts';
import { findUnit, holdUnits, updateUnit } from '../store.ts';
import type { UnitRow } from '../tables.ts';
import { tellUnitScreens } from '../tell-unit-screens.ts';

export async function changeRights(
  ctx: Context,
  id: string,
  { version, give, take }: Received<typeof changeCall>['body'],
): Promise<{ id: string; version: number }> {
  if (!mayGiveRoles(ctx.session)) throw new AppError('FORBIDDEN');
  await holdUnits(ctx.db);
  const role = await findUnit(ctx.db, id);
  if (role?.kind !== 'role') throw new AppError('NOT_FOUND');
  if (role.version !== version) throw new AppError('RECORD_CHANGED');
  ctx.auditTarget(role.fullName);
  const isChanged = await writeRights(ctx, role, { give, take }, 'update');
  return { id, version: isChanged ? version + 1 : version };
}

/** Gives and takes what a role may, with what was given and taken in its history; false where nothing changes. */
export async function writeRights(
  ctx: Context,
  role: UnitRow,
  change: { give: readonly string[]; take: readonly string[] },
  act: 'update' | 'undo',
): Promise<boolean> {
  const { db, language } = ctx;
  const before = await grantedToRole(db, role.id);
  const { granted, unknown } = completeGrants(await grantablePlaces(db, language), before, change);
  if (unknown !== undefined) throw new AppError('GRANT_UNKNOWN', { id: unknown });
  const nowhere = await unknownOrganisation(ctx, granted, before);
  if (nowhere !== undefined) throw new AppError('GRANT_UNKNOWN', { id: nowhere });
  const { given, taken } = await replaceGranted(db, role.id, before, granted);
  if (given.length + taken.length === 0) return false;
  await updateUnit(db, role, {});
  await recordChange(
    ctx,
    { entity: 'unit', id: role.id, version: role.version + 1, act },
    { rights: taken },
    { rights: given },
  );
  await tellUnitScreens(db, role);
  return true;
}

/** A scope that is given of an organisation nobody knows. */
async function unknownOrganisation(
  { db, language }: Context,
  granted: ReadonlySet<string>,
  before: ReadonlySet<string>,
): Promise<string | undefined> {
  const chosen = [...granted].filter((id) => !before.has(id)).flatMap((id) => scopePartOf(id) ?? []);
  const ids = chosen.flatMap(({ organisationId }) => organisationId ?? []);
  const known = await namesById(db, 'organisation', ids, language);
  return ids.find((id) => !known.has(id));
}
