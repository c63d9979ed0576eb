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
import { endSessionsOf } from '../session/store.ts';
import { refuseLockingOut } from './refuse-locking-out.ts';
import { dropInvitation, type LockedUser, lockUser, updateUser } from './store.ts';

const buttons = { disable: 'btn_disable', enable: 'btn_disable', endSessions: 'btn_sessions' } as const;

export async function actOnUsers(
  ctx: Context,
  act: UserActName,
  { users }: Received<typeof actCall>['body'],
): Promise<{ count: number }> {
  const { db, auditTarget } = ctx;
  if (!can(await ctx.permissions(), 'user', 'button', buttons[act])) throw new AppError('FORBIDDEN');
  const asked = new Map(users.map((user) => [user.id, user.version]));
  const held: LockedUser[] = [];
  // In one order, so that two who act on the same people never wait for each other.
  for (const [id, version] of [...asked].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const user = await lockUser(db, id);
    if (!user) throw new AppError('NOT_FOUND');
    if (user.version !== version) throw new AppError('RECORD_CHANGED');
    refuseAct(ctx, act, user);
    held.push(user);
  }
  if (act === 'disable') await refuseLockingOut(db, [...asked.keys()]);
  auditTarget(held.map(({ account, realName }) => auditedPerson(account, realName)).join('、'));
  for (const user of held) await doAct(ctx, act, user);
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
    await endSessionsOf(db, user.id, act === 'disable' ? 'accountDisabled' : 'endedByUser', now);
    await dropInvitation(db, user.id);
  }
  if (act === 'endSessions') return;
  const changes = act === 'disable' ? { enabledMark: 0 } : { enabledMark: 1, leftOn: null };
  await updateUser(db, user.id, changes);
  const change = { entity: 'user', id: user.id, version: user.version + 1, act: 'update' } as const;
  await recordChange(
    ctx,
    change,
    { state: userStateOf(user) },
    { state: userStateOf({ ...user, ...changes }) },
  );
}
