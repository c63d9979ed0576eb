import { AppError } from '@fairway/contract/app-error.ts';
import type { Received } from '@fairway/contract/endpoint.ts';
import type { addUser as addCall, changeUser as changeCall } from '@fairway/contract/users.ts';
import { mayGiveRoles, mayManage } from '@fairway/domain/users/may-manage.ts';
import { newId } from '../database/new-id.ts';
import { recordChange } from '../entities/record-change.ts';
import type { Context } from '../http/context.ts';
import { auditedPerson } from '../organisation/audited-person.ts';
import { quickQueryOf } from '../organisation/quick-query.ts';
import { refuseBadName } from '../organisation/refuse-bad-name.ts';
import { refuseLockingOut } from './refuse-locking-out.ts';
import { refuseBadPlaces, refuseManager, refuseTaken } from './refuse-user.ts';
import {
  type Belonging,
  findBelongings,
  findPositions,
  insertUser,
  keepBelongings,
  type LockedUser,
  lockUser,
  updateUser,
} from './store.ts';

type Added = Received<typeof addCall>['body'];
type Changes = Received<typeof changeCall>['body']['changes'];

const lists = {
  organisationIds: 'organisations',
  positionIds: 'positions',
  roleIds: 'roles',
  groupIds: 'groups',
} as const satisfies Record<string, Belonging>;
const listNames = Object.keys(lists) as (keyof typeof lists)[];

export async function addUser(ctx: Context, added: Added): Promise<{ id: string; version: number }> {
  const { db, now, language, auditTarget } = ctx;
  const { organisationIds, positionIds, roleIds, groupIds, ...values } = added;
  refuseGiving(ctx, roleIds.length > 0 || values.isAdministrator);
  refuseBadName(values.realName, language);
  const id = newId(now.getTime());
  await refuseTaken(db, id, values);
  await refuseBadPlaces(ctx, { organisationIds, positionIds, roleIds, groupIds });
  await refuseManager(ctx, id, values.managerId);
  auditTarget(auditedPerson(values.account, values.realName));
  await insertUser(db, {
    ...{ ...values, id, kind: 'member', quickQuery: await quickQueryOf(values.realName) },
    organisationId: organisationIds[0] ?? null,
    positionId: await mainPosition(ctx, organisationIds[0], positionIds),
    ...{ creatorTime: now, deletedAt: null },
  });
  for (const name of listNames) await keepBelongings(db, id, lists[name], added[name]);
  return { id, version: 1 };
}

export async function changeUser(
  ctx: Context,
  id: string,
  { version, changes }: Received<typeof changeCall>['body'],
): Promise<{ id: string; version: number }> {
  const { db, session, language, auditTarget } = ctx;
  const before = await lockUser(db, id);
  if (!before) throw new AppError('NOT_FOUND');
  if (!mayManage(session, before)) throw new AppError('FORBIDDEN');
  if (before.version !== version) throw new AppError('RECORD_CHANGED');
  const had = await belongingsOf(ctx, before);
  const { organisationIds, positionIds, roleIds, groupIds, ...values } = changedOnly(before, had, changes);
  const given = { organisationIds, positionIds, roleIds, groupIds };
  refuseGiving(ctx, roleIds !== undefined || values.isAdministrator !== undefined);
  if (values.realName !== undefined) refuseBadName(values.realName, language);
  await refuseTaken(db, id, values);
  await refuseBadPlaces(ctx, given, had);
  if (values.managerId !== undefined) await refuseManager(ctx, id, values.managerId);
  if (values.isAdministrator === false) await refuseLockingOut(db, [id]);
  auditTarget(auditedPerson(before.account, before.realName));
  const organisations = organisationIds ?? had.organisationIds;
  const isMoved = organisationIds !== undefined || positionIds !== undefined;
  await updateUser(db, id, {
    ...values,
    ...(values.realName !== undefined && { quickQuery: await quickQueryOf(values.realName) }),
    ...(isMoved && {
      organisationId: organisations[0] ?? null,
      positionId: await mainPosition(ctx, organisations[0], positionIds ?? had.positionIds),
    }),
  });
  for (const name of listNames) {
    const ids = given[name];
    if (ids !== undefined) await keepBelongings(db, id, lists[name], ids);
  }
  const after = { ...before, ...had, ...values, ...definedOf(given) };
  await recordChange(
    ctx,
    { entity: 'user', id, version: version + 1, act: 'update' },
    { ...before, ...had },
    after,
  );
  return { id, version: version + 1 };
}

type Lists = Record<keyof typeof lists, string[]>;

async function belongingsOf({ db }: Context, { id, organisationId }: LockedUser): Promise<Lists> {
  const [organisationIds, positionIds, roleIds, groupIds] = await Promise.all(
    listNames.map((name) => findBelongings(db, id, lists[name])),
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

/** Rights are given and taken by who has them all. */
function refuseGiving({ session }: Context, isGiven: boolean): void {
  if (isGiven && !mayGiveRoles(session)) throw new AppError('FORBIDDEN');
}

/** The first position in the organisation somebody mainly works in. */
async function mainPosition(
  { db }: Context,
  organisationId: string | undefined,
  positionIds: readonly string[],
): Promise<string | null> {
  const positions = await findPositions(db, positionIds);
  return positions.find((one) => one.organisationId === organisationId)?.id ?? null;
}
