import type { Context } from '../http/context.ts';
import { countByPerson } from './store.ts';
import { unreadCounts } from './unread-counts.ts';

export async function countUnread({ db, session }: Context) {
  const counts = unreadCounts(await countByPerson(db, [session.userId]));
  return {
    unReadMsg: counts.unreadMessageCount,
    unReadNotice: counts.unreadNoticeCount,
    unReadSystemMsg: counts.unreadSystemMessageCount,
    unReadSchedule: counts.unreadScheduleCount,
    unReadNum: counts.unreadTotalCount,
    unsettledNum: counts.unsettledCount,
  };
}
