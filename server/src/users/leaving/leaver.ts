import { AppError } from '@fairway/contract/app-error.ts';
import { mayManage } from '@fairway/domain/users/may-manage.ts';
import { canAct, type UserAct, userStateOf } from '@fairway/domain/users/user-state.ts';
import type { Context } from '../../http/context.ts';
import { userStateWords } from '../../language/user-words.ts';

interface Account {
  id: string;
  realName: string;
  kind: string;
  isAdministrator: boolean;
  enabledMark: number;
  leftOn: string | null;
  hasPassword: boolean;
}

/** Refuses what may not be done with this person now: people of customers do not leave us. */
export function refuseLeaver({ session, language }: Context, user: Account, act: UserAct): void {
  if (!mayManage(session, user) || user.kind === 'customer') throw new AppError('FORBIDDEN');
  if (user.id === session.userId) throw new AppError('NOT_ONESELF');
  const state = userStateOf(user);
  if (!canAct(act, state))
    throw new AppError('USER_STATE_WRONG', { name: user.realName, state: userStateWords[state][language] });
}
