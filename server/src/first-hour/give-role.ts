import { AppError } from '@fairway/contract/app-error.ts';
import type { Context } from '../http/context.ts';
import { namesById } from '../organisation/names-by-id.ts';
import { findBelongings, lockUser } from '../users/known-users.ts';
import { changeUser } from '../users/save-user.ts';
import { belongingOf } from '../users/user-problems.ts';
import { tellFirstHourScreens } from './tell-first-hour-screens.ts';

/** A role for several people at once; who has it already stays as they are. */
export async function giveRole(
  ctx: Context,
  roleId: string,
  userIds: readonly string[],
): Promise<{ users: { id: string; version: number }[] }> {
  const { db, auditTarget } = ctx;
  const name = (await namesById(db, 'role', [roleId])).get(roleId);
  if (name === undefined) throw new AppError('NOT_FOUND');
  const users: { id: string; version: number }[] = [];
  // In one order, so that two who give roles at the same moment never wait for each other.
  for (const id of [...new Set(userIds)].toSorted()) {
    const user = await lockUser(db, id);
    if (!user) throw new AppError('NOT_FOUND');
    const roleIds = await findBelongings(db, id, belongingOf.roleIds);
    if (roleIds.includes(roleId)) continue;
    const changes = { roleIds: [...roleIds, roleId] };
    users.push(await changeUser(ctx, id, { version: user.version, changes }));
  }
  auditTarget(`${name} ${users.length}`);
  await tellFirstHourScreens(db);
  return { users };
}
