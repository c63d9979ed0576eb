import { AppError } from '@fairway/contract/app-error.ts';
import type { Received } from '@fairway/contract/endpoint.ts';
import type { actOnUsers as actCall, UserActName } from '@fairway/contract/users.ts';
import { can } from '@fairway/domain/permission/can.ts';
import { mayManage } from '@fairway/domain/users/may-manage.ts';
import { canAct, userStateOf } from '@fairway/domain/users/user-state.ts';
import { recordChange } from '../entities/record-change.ts';
import type { Context } from '../http/context.ts';
import { userStateWords } from '../language/user-words.ts';
import { auditedPerson } from '../organisation/audited-person.ts';
import { tellSessionScreens } from '../session/online/tell-session-screens.ts';
import { signOutPerson } from '../session/sign-out-person.ts';
import { dropSuccessors } from './leaving/store.ts';
import { refuseLockingOut } from './refuse-locking-out.ts';
import { dropInvitation, type LockedUser, lockUsers, updateUser } from './store.ts';
import { tellUserScreens } from './tell-user-screens.ts';

const buttons = { disable: 'btn_disable', enable: 'btn_disable', endSessions: 'btn_sessions' } as const;

export async function actOnUsers(
  ctx: Context,
  act: UserActName,
  { users }: Received<typeof actCall>['body'],
): Promise<{ count: number }> {
  const { db, auditTarget } = ctx;
  if (!can(await ctx.permissions(), 'user', 'button', buttons[act])) throw new AppError('FORBIDDEN');
  const asked = new Map(users.map((user) => [user.id, user.version]));
  const held = await lockUsers(db, [...asked.keys()]);
  if (held.length < asked.size) throw new AppError('NOT_FOUND');
  for (const user of held) {
    if (user.version !== asked.get(user.id)) throw new AppError('RECORD_CHANGED');
    refuseAct(ctx, act, user);
  }
  if (act === 'disable') await refuseLockingOut(db, [...asked.keys()]);
  auditTarget(held.map(({ account, realName }) => auditedPerson(account, realName)).join('、'));
  for (const user of held) await doAct(ctx, act, user);
  if (act !== 'enable') await tellSessionScreens(db);
  await tellUserScreens(
    db,
    held.map(({ id }) => id),
  );
  return { count: held.length };
}

function refuseAct({ session, language }: Context, act: UserActName, user: LockedUser): void {
  if (!mayManage(session, user)) throw new AppError('FORBIDDEN');
  if (act === 'disable' && user.id === session.userId) throw new AppError('NOT_ONESELF');
  const state = userStateOf(user);
  if (!canAct(act, state))
    throw new AppError('USER_STATE_WRONG', { name: user.realName, state: userStateWords[state][language] });
}

async function doAct(ctx: Context, act: UserActName, user: LockedUser): Promise<void> {
  const { db, now } = ctx;
  if (act !== 'enable') {
    await signOutPerson(db, user.id, act === 'disable' ? 'accountDisabled' : 'endedByUser', now);
    await dropInvitation(db, user.id);
  }
  if (act === 'endSessions') return;
  // Who is here again is asked themselves. What they handed over stays where it is.
  if (act === 'enable') await dropSuccessors(db, user.id);
  const changes = act === 'disable' ? { enabledMark: 0 } : { enabledMark: 1, leftOn: null };
  await setState(ctx, user, changes, 'update');
}

/** Closes or opens an account, and puts down what it was and is. */
export async function setState(
  ctx: Context,
  user: LockedUser,
  changes: { enabledMark: number; leftOn?: string | null },
  act: 'update' | 'undo',
): Promise<void> {
  await updateUser(ctx.db, user.id, changes);
  const kept = (one: LockedUser) => ({ state: userStateOf(one), leftOn: one.leftOn });
  const change = { entity: 'user', id: user.id, version: user.version + 1, act };
  await recordChange(ctx, change, kept(user), kept({ ...user, ...changes }));
}
