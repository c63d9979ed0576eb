import { AppError } from '@fairway/contract/app-error.ts';
import type { Context } from '../http/context.ts';
import { tellPeople } from '../live/tell-people.ts';
import { removeReceived } from './store.ts';

/** Takes messages off the caller's own list; some may be gone from it already. */
export async function deleteMessages(ctx: Context, ids: string): Promise<null> {
  const { db, session, now } = ctx;
  const named = new Set(ids.split(',').map((id) => id.trim()));
  if ((await removeReceived(db, session.userId, [...named], now)) === 0) throw new AppError('NOT_FOUND');
  ctx.afterCommit(() => tellPeople(ctx, { userIds: [session.userId], what: 'unread', id: 'all' }));
  return null;
}
