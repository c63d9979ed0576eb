import { AppError } from '@fairway/contract/app-error.ts';
import type { Received } from '@fairway/contract/endpoint.ts';
import type { undoUserChanges as undoCall } from '@fairway/contract/users.ts';
import { can } from '@fairway/domain/permission/can.ts';
import { mayManage } from '@fairway/domain/users/may-manage.ts';
import { findLastChange } from '../entities/change-history.ts';
import type { Context } from '../http/context.ts';
import { auditedPerson } from '../organisation/audited-person.ts';
import { tellSessionScreens } from '../session/online/tell-session-screens.ts';
import { signOutPerson } from '../session/sign-out-person.ts';
import { setState } from './act-on-users.ts';
import { refuseLockingOut } from './refuse-locking-out.ts';
import { removeUnused } from './remove-unused.ts';
import { writeChanges } from './save-user.ts';
import { type LockedUser, lockUsers } from './store.ts';
import { tellUserScreens } from './tell-user-screens.ts';

/** Gives people back what the last change took, as long as it is the last one. */
export async function undoUserChanges(
  ctx: Context,
  { users }: Received<typeof undoCall>['body'],
): Promise<{ count: number }> {
  const { db, session, auditTarget } = ctx;
  const asked = new Map(users.map((user) => [user.id, user.version]));
  const held = await lockUsers(db, [...asked.keys()]);
  if (held.length < asked.size) throw new AppError('NOT_FOUND');
  for (const user of held) {
    if (!mayManage(session, user)) throw new AppError('FORBIDDEN');
    if (user.version !== asked.get(user.id)) throw new AppError('RECORD_CHANGED');
    await undoLast(ctx, user);
  }
  auditTarget(held.map(({ account, realName }) => auditedPerson(account, realName)).join('、'));
  await tellUserScreens(db, [...asked.keys()]);
  return { count: held.length };
}

async function undoLast(ctx: Context, user: LockedUser): Promise<void> {
  const last = await findLastChange(ctx.db, 'user', user.id);
  // What was taken back once is not brought forward again: that is another change.
  if (last?.version !== user.version || last.act === 'undo') throw tooLate(user);
  if (user.version === 1) {
    await refuseWithout(ctx, 'btn_add');
    return removeUnused(ctx, [user]);
  }
  const before = Object.fromEntries(last.differences.map((one) => [one.field, one.before]));
  // What went to others comes back by the undo of the leaving.
  if ('headIcon' in before || 'handedOver' in before) throw tooLate(user);
  if ('state' in before) return restoreState(ctx, user, before);
  await refuseWithout(ctx, 'btn_edit');
  await writeChanges(ctx, user, before, 'undo');
}

async function restoreState(ctx: Context, user: LockedUser, before: Record<string, unknown>): Promise<void> {
  await refuseWithout(ctx, 'btn_disable');
  const isOpen = before.state === 'active' || before.state === 'invited';
  if (!isOpen) {
    if (user.id === ctx.session.userId) throw new AppError('NOT_ONESELF');
    await refuseLockingOut(ctx.db, [user.id]);
    await signOutPerson(ctx.db, user.id, 'accountDisabled', ctx.now);
    await tellSessionScreens(ctx.db);
  }
  const leftOn = typeof before.leftOn === 'string' ? before.leftOn : null;
  await setState(ctx, user, { enabledMark: isOpen ? 1 : 0, leftOn }, 'undo');
}

const tooLate = ({ realName }: LockedUser) => new AppError('USER_UNDO_OVER', { name: realName });

async function refuseWithout(ctx: Context, button: 'btn_add' | 'btn_edit' | 'btn_disable'): Promise<void> {
  if (!can(await ctx.permissions(), 'user', 'button', button)) throw new AppError('FORBIDDEN');
}
