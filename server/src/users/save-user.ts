import { AppError } from '@fairway/contract/app-error.ts';
import type { Received } from '@fairway/contract/endpoint.ts';
import type { addUser as addCall, changeUser as changeCall } from '@fairway/contract/users.ts';
import { mayManage } from '@fairway/domain/users/may-manage.ts';
import { newId } from '../database/new-id.ts';
import { recordAdded } from '../entities/change-history.ts';
import { recordChange } from '../entities/record-change.ts';
import type { Context } from '../http/context.ts';
import { auditedPerson } from '../organisation/audited-person.ts';
import { quickQueryOf } from '../organisation/quick-query.ts';
import { refuseLockingOut } from './refuse-locking-out.ts';
import { refuseManagerRing } from './refuse-manager-ring.ts';
import {
  findBelongings,
  findPositions,
  insertUser,
  keepBelongings,
  type LockedUser,
  lockUser,
  updateUser,
} from './store.ts';
import { tellUserScreens } from './tell-user-screens.ts';
import { belongingOf, type Places, placeNames, refuseUser } from './user-problems.ts';

type Added = Received<typeof addCall>['body'];
type Changes = Received<typeof changeCall>['body']['changes'];

export async function addUser(ctx: Context, added: Added): Promise<{ id: string; version: number }> {
  const { db, now, auditTarget } = ctx;
  const { organisationIds, positionIds, roleIds, groupIds, ...values } = added;
  const id = newId(now.getTime());
  await refuseUser(ctx, { ...added, id });
  auditTarget(auditedPerson(values.account, values.realName));
  await insertUser(db, {
    ...{ ...values, id, kind: 'member', quickQuery: await quickQueryOf(values.realName) },
    organisationId: organisationIds[0] ?? null,
    positionId: await mainPosition(ctx, organisationIds[0], positionIds),
    ...{ creatorTime: now, deletedAt: null },
  });
  for (const name of placeNames) await keepBelongings(db, id, belongingOf[name], added[name]);
  await recordAdded(ctx, { entity: 'user', ids: [id] });
  await tellUserScreens(db, [id]);
  return { id, version: 1 };
}

export async function changeUser(
  ctx: Context,
  id: string,
  { version, changes }: Received<typeof changeCall>['body'],
): Promise<{ id: string; version: number }> {
  const before = await lockUser(ctx.db, id);
  if (!before) throw new AppError('NOT_FOUND');
  if (!mayManage(ctx.session, before)) throw new AppError('FORBIDDEN');
  if (before.version !== version) throw new AppError('RECORD_CHANGED');
  ctx.auditTarget(auditedPerson(before.account, before.realName));
  const isChanged = await writeChanges(ctx, before, changes, 'update');
  return { id, version: isChanged ? version + 1 : version };
}

/** Writes what differs from how somebody is, with before and after; false where nothing does. */
export async function writeChanges(
  ctx: Context,
  before: LockedUser,
  changes: Changes,
  act: 'update' | 'undo',
): Promise<boolean> {
  const { db } = ctx;
  const { id, version } = before;
  const had = await belongingsOf(ctx, before);
  const { organisationIds, positionIds, roleIds, groupIds, ...values } = changedOnly(before, had, changes);
  const given = definedOf({ organisationIds, positionIds, roleIds, groupIds });
  if (Object.keys(values).length + Object.keys(given).length === 0) return false;
  await refuseUser(ctx, { ...values, ...given, id, had });
  if (values.managerId !== undefined) await refuseManagerRing(db, id, values.managerId);
  if (values.isAdministrator === false) await refuseLockingOut(db, [id]);
  const organisations = organisationIds ?? had.organisationIds;
  const isMoved = organisationIds !== undefined || positionIds !== undefined;
  await updateUser(db, id, {
    ...values,
    ...(values.realName !== undefined && { quickQuery: await quickQueryOf(values.realName) }),
    // A number that the company gives is one to sign in with.
    ...(values.mobilePhone !== undefined && { mobileVerified: true }),
    ...(isMoved && {
      organisationId: organisations[0] ?? null,
      positionId: await mainPosition(ctx, organisations[0], positionIds ?? had.positionIds),
    }),
  });
  for (const name of placeNames) {
    const ids = given[name];
    if (ids !== undefined) await keepBelongings(db, id, belongingOf[name], ids);
  }
  const was = { ...before, ...had };
  await recordChange(ctx, { entity: 'user', id, version: version + 1, act }, was, {
    ...was,
    ...values,
    ...given,
  });
  await tellUserScreens(db, [id]);
  return true;
}

type Lists = Record<keyof Places, string[]>;

async function belongingsOf({ db }: Context, { id, organisationId }: LockedUser): Promise<Lists> {
  const [organisationIds, positionIds, roleIds, groupIds] = await Promise.all(
    placeNames.map((name) => findBelongings(db, id, belongingOf[name])),
  );
  const others = (organisationIds ?? []).filter((one) => one !== organisationId);
  return {
    organisationIds: organisationId ? [organisationId, ...others] : others,
    ...{ positionIds: positionIds ?? [], roleIds: roleIds ?? [], groupIds: groupIds ?? [] },
  };
}

/** What is sent as it is already is no change: who may not change it may send it back. */
function changedOnly(before: LockedUser, had: Lists, changes: Changes): Changes {
  const was: Record<string, unknown> = { ...before, ...had };
  const same = (name: string, value: unknown) =>
    name === 'roleIds' || name === 'groupIds' || name === 'positionIds'
      ? JSON.stringify([...(was[name] as string[])].sort()) ===
        JSON.stringify([...(value as string[])].sort())
      : JSON.stringify(was[name]) === JSON.stringify(value);
  return Object.fromEntries(
    Object.entries(changes).filter(([name, value]) => value !== undefined && !same(name, value)),
  ) as Changes;
}

const definedOf = <T extends object>(values: T): Partial<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>;

/** The first position in the organisation somebody mainly works in. */
async function mainPosition(
  { db }: Context,
  organisationId: string | undefined,
  positionIds: readonly string[],
): Promise<string | null> {
  const positions = await findPositions(db, positionIds);
  return positions.find((one) => one.organisationId === organisationId)?.id ?? null;
}
