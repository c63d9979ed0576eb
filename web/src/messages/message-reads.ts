import type { AppError } from '@fairway/contract/app-error.ts';
import type { Reply } from '@fairway/contract/endpoint.ts';
import { refusals } from '@fairway/contract/errors.ts';
import type { UnreadCounts } from '@fairway/contract/live.ts';
import {
  countUnreadMessages,
  type InSiteMessage,
  listMessages,
  readMessage,
} from '@fairway/contract/messages.ts';
import { decrementMessageCount, recountMessages } from '@fairway/domain/messages/badge.ts';
import { type InfiniteData, queryOptions } from '@tanstack/react-query';
import { call } from '../wire/api.ts';
import { load } from '../wire/calls.ts';
import { queryClient } from '../wire/query-client.ts';
import { useBadge } from './badge-store.ts';
import { kindOf } from './message-kinds.ts';

/** What shows other things when a message came or went. */
export const messageReads = [listMessages, countUnreadMessages];

export const unreadQuery = load(countUnreadMessages, {});

export function renewMessages(): void {
  for (const { name } of messageReads) void queryClient.invalidateQueries({ queryKey: [name] });
}

/** What was read, taken back or deleted elsewhere shows as such, in the rows and where it is open. */
export function renewShown(): void {
  for (const { name } of [listMessages, readMessage])
    void queryClient.invalidateQueries({ queryKey: [name] });
}

/** The server said how many are unread. */
export function keepCounts(counts: UnreadCounts): void {
  queryClient.setQueryData(unreadQuery.queryKey, {
    unReadMsg: counts.unreadMessageCount,
    unReadNotice: counts.unreadNoticeCount,
    unReadSystemMsg: counts.unreadSystemMessageCount,
    unReadSchedule: counts.unreadScheduleCount,
    unReadNum: counts.unreadTotalCount,
    unsettledNum: counts.unsettledCount,
  });
}

/** Asks the server how many are unread now, for the tabs and the badge. */
export async function renewUnread(): Promise<void> {
  // What cannot be asked now is told by the next greeting.
  const counted = await queryClient.fetchQuery({ ...unreadQuery, staleTime: 0 }).catch(() => undefined);
  if (counted) useBadge.setState((badge) => recountMessages(badge, counted.unReadNum));
}

type Pages = InfiniteData<Reply<typeof listMessages>>;

/** Rows that are on the screen somewhere become other rows, or none. */
export function changeRows(change: (message: InSiteMessage) => InSiteMessage | undefined): void {
  queryClient.setQueriesData<Pages>(
    { queryKey: [listMessages.name] },
    (before) =>
      before && {
        ...before,
        pages: before.pages.map((page) => ({ ...page, list: page.list.flatMap((row) => change(row) ?? []) })),
      },
  );
}

const asRead = (id: string) =>
  changeRows((message) => (message.id === id ? { ...message, isRead: 1 } : message));

/** At once, without waiting for the server: a row that was pressed is read, and one less is unread everywhere. */
export function takeForRead({ id, type, isRead }: InSiteMessage): void {
  if (isRead === 1) return;
  asRead(id);
  useBadge.setState((badge) => decrementMessageCount(badge));
  const { unread } = kindOf(type);
  const less = (count: number) => Math.max(0, count - 1);
  queryClient.setQueryData(
    unreadQuery.queryKey,
    (before) => before && { ...before, unReadNum: less(before.unReadNum), [unread]: less(before[unread]) },
  );
}

/** What was taken for read is not: rows, tabs and badge are as the server has them. */
export function takeBackReading(): void {
  renewMessages();
  void renewUnread();
}

export const isNotFound = ({ code }: AppError) => code === refusals.NOT_FOUND.code;

/** A message, which is read by being asked for. */
export const readQuery = (id: string) =>
  queryOptions({
    ...load(readMessage, { params: { id } }),
    queryFn: async ({ signal }) => {
      try {
        const message = await call(readMessage, { params: { id } }, { signal });
        asRead(id);
        void renewUnread();
        return message;
      } catch (error) {
        takeBackReading();
        throw error;
      }
    },
    meta: { quiet: isNotFound },
  });
