import type { UnreadCounts } from '@fairway/contract/live.ts';
import { messageType } from '@fairway/contract/messages.ts';

interface Unread {
  type: number;
  count: number;
}

/** The counters of the wire from what is unread of each kind. */
export function unreadCounts(unread: readonly Unread[]): UnreadCounts {
  const of = (type: number) => unread.find((counted) => counted.type === type)?.count ?? 0;
  const counts = {
    unreadNoticeCount: of(messageType.notice),
    unreadMessageCount: of(messageType.flow),
    unreadSystemMessageCount: of(messageType.system),
    unreadScheduleCount: of(messageType.schedule),
  };
  return { ...counts, unreadTotalCount: Object.values(counts).reduce((sum, count) => sum + count) };
}
