import type { UnreadCounts } from '@fairway/contract/live.ts';
import { messageType } from '@fairway/contract/messages.ts';

interface Counted {
  /** Null for what is unsettled, of whichever kind. */
  type: number | null;
  count: number;
}

/** The counters of the wire from what is unread of each kind, and what is unsettled. */
export function unreadCounts(counted: readonly Counted[]): UnreadCounts {
  const of = (type: number | null) => counted.find((one) => one.type === type)?.count ?? 0;
  const counts = {
    unreadNoticeCount: of(messageType.notice),
    unreadMessageCount: of(messageType.flow),
    unreadSystemMessageCount: of(messageType.system),
    unreadScheduleCount: of(messageType.schedule),
  };
  const unreadTotalCount = Object.values(counts).reduce((sum, count) => sum + count);
  return { ...counts, unreadTotalCount, unsettledCount: of(null) };
}
