import { AppError } from '@fairway/contract/app-error.ts';
import { mayManage } from '@fairway/domain/users/may-manage.ts';
import { canAct, userStateOf } from '@fairway/domain/users/user-state.ts';
import type { Db } from '../database/open.ts';
import type { Context, OwnTransactionContext } from '../http/context.ts';
import { userStateWords } from '../language/user-words.ts';
import { auditedPerson } from '../organisation/audited-person.ts';
import { givePassword } from '../session/give-password.ts';
import { hashPassword } from '../session/password.ts';
import { refuseWeakPassword } from '../session/refuse-weak-password.ts';
import { readSettings } from '../system/settings.ts';
import { dropInvitation, type LockedUser, lockUser } from './store.ts';
import { tellUserScreens } from './tell-user-screens.ts';

/** Somebody who may be given a way in by who asks, held until the commit. */
export async function userToLetIn(
  { db, session, language }: Pick<Context, 'session' | 'language'> & { db: Db },
  id: string,
  act: 'invite' | 'resetPassword',
): Promise<LockedUser> {
  const user = await lockUser(db, id);
  if (!user) throw new AppError('NOT_FOUND');
  if (!mayManage(session, user)) throw new AppError('FORBIDDEN');
  const state = userStateOf(user);
  if (!canAct(act, state))
    throw new AppError('USER_STATE_WRONG', { name: user.realName, state: userStateWords[state][language] });
  return user;
}

/** A password that somebody else chose: whoever gets it is asked to change it, and every session ends. */
export async function resetPassword(
  ctx: OwnTransactionContext,
  id: string,
  { userPassword }: { userPassword: string },
): Promise<null> {
  const { session, now, auditTarget } = ctx;
  if (id === session.userId) throw new AppError('NOT_ONESELF');
  const settings = await ctx.read(readSettings);
  await refuseWeakPassword(userPassword, settings, [], ctx.language);
  const hash = await hashPassword(userPassword);
  return ctx.transact(async (db) => {
    const { account, realName } = await userToLetIn({ ...ctx, db }, id, 'resetPassword');
    await refuseWeakPassword(userPassword, settings, [account, realName], ctx.language);
    auditTarget(auditedPerson(account, realName));
    await givePassword(db, { userId: id, account, hash, now });
    await dropInvitation(db, id);
    await tellUserScreens(db, [id]);
    return null;
  });
}
