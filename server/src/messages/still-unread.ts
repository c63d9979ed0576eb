import type { Context } from '../http/context.ts';
import { findUnreadAmong } from './store.ts';

/** Which of these messages of the caller's nobody has read or settled yet: a device takes back what it showed of the others. */
export async function stillUnread({ db, session }: Context, ids: string): Promise<{ ids: string[] }> {
  return { ids: await findUnreadAmong(db, session.userId, ids.split(',')) };
}
