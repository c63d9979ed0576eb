import { AppError } from '@fairway/contract/app-error.ts';
import { mayManage } from '@fairway/domain/users/may-manage.ts';
import { recordChange } from '../entities/record-change.ts';
import { forgetPortrait, givePortrait } from '../files/portrait.ts';
import type { Context } from '../http/context.ts';
import { auditedPerson } from '../organisation/audited-person.ts';
import { lockUser, updateUser } from './store.ts';
import { tellUserScreens } from './tell-user-screens.ts';

/** Gives somebody a picture that the caller uploaded; the one before goes, if it was theirs. */
export async function changeUserPortrait(ctx: Context, id: string, fileId: string): Promise<null> {
  const { db, session, auditTarget } = ctx;
  const user = await lockUser(db, id);
  if (!user) throw new AppError('NOT_FOUND');
  if (!mayManage(session, user)) throw new AppError('FORBIDDEN');
  auditTarget(auditedPerson(user.account, user.realName));
  const headIcon = await givePortrait(db, session, fileId, { userId: id });
  await updateUser(db, id, { headIcon });
  await forgetPortrait(db, { userId: id }, user.headIcon);
  const change = { entity: 'user', id, version: user.version + 1, act: 'update' } as const;
  await recordChange(ctx, change, { headIcon: user.headIcon }, { headIcon });
  await tellUserScreens(db, [id]);
  return null;
}
