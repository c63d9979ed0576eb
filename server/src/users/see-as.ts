import { AppError } from '@fairway/contract/app-error.ts';
import { filledWords } from '@fairway/contract/filled-words.ts';
import { mayGiveRoles } from '@fairway/domain/users/may-manage.ts';
import { canAct, userStateOf } from '@fairway/domain/users/user-state.ts';
import type { Context } from '../http/context.ts';
import { seenAsWords, userStateWords } from '../language/user-words.ts';
import { inBoth } from '../language/words.ts';
import { notify } from '../messages/notify.ts';
import { auditedPerson } from '../organisation/audited-person.ts';
import { endSeeing, openSeeing } from '../session/see-as.ts';
import { findUserRow } from './list-store.ts';
import { lockUser } from './store.ts';

/** Lets an administrator look at the system as somebody else. Who is looked at learns by whom and why. */
export async function seeAs(ctx: Context, id: string, { reason }: { reason: string }) {
  const { db, session, language } = ctx;
  if (!mayGiveRoles(session)) throw new AppError('FORBIDDEN');
  if (id === session.userId) throw new AppError('NOT_ONESELF');
  const user = await lockUser(db, id);
  if (!user) throw new AppError('NOT_FOUND');
  const state = userStateOf(user);
  if (!canAct('seeAs', state))
    throw new AppError('USER_STATE_WRONG', { name: user.realName, state: userStateWords[state][language] });
  ctx.auditTarget(`${auditedPerson(user.account, user.realName)}: ${reason}`);
  const opened = await openSeeing(ctx, id);
  await notify(ctx, {
    type: 'system',
    title: inBoth((language) => filledWords(seenAsWords[language], { name: session.realName })),
    bodyText: inBoth(() => reason),
    ...{ userIds: [id], creatorUserId: session.userId, now: ctx.now },
  });
  return opened;
}

export async function endSeeAs(ctx: Context, { token }: { token: string }): Promise<null> {
  const { db, session, now } = ctx;
  const userId = await endSeeing(db, { token, seenBy: session.tokenHash, now });
  const user = userId === undefined ? undefined : await findUserRow(db, userId);
  if (user) ctx.auditTarget(auditedPerson(user.account, user.realName));
  return null;
}
