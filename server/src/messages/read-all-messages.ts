import { AppError } from '@fairway/contract/app-error.ts';
import type { Context } from '../http/context.ts';
import { tellPeople } from '../live/tell-people.ts';
import { markAllRead, type Wanted } from './store.ts';

/** Takes everything the caller has unread for read, as far as their list shows it. */
export async function readAllMessages(ctx: Context, { isRead, ...wanted }: Wanted): Promise<null> {
  const { db, session, now } = ctx;
  // A list of what is read shows nothing that could become it.
  const read = isRead === 1 ? 0 : await markAllRead(db, session.userId, wanted, now);
  if (read === 0) throw new AppError('NOTHING_UNREAD');
  ctx.afterCommit(() => tellPeople(ctx, { userIds: [session.userId], what: 'unread', id: 'all' }));
  return null;
}
