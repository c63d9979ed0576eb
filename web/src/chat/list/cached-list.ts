import { type Conversation, listConversations } from '@fairway/contract/chat.ts';
import type { Pagination } from '@fairway/contract/envelope.ts';
import { inListOrder } from '@fairway/domain/chat/conversation-list.ts';
import type { InfiniteData } from '@tanstack/react-query';
import { queryClient } from '../../wire/query-client.ts';
import { onOtherSession } from '../../wire/session-changes.ts';

type Pages = InfiniteData<{ list: Conversation[]; pagination: Pagination }>;

const queryKey = [listConversations.name];

/** The rows this device has of the list; undefined while it has none. */
export function cachedConversations(): Conversation[] | undefined {
  const lists = queryClient.getQueriesData<Pages>({ queryKey }).flatMap(([, pages]) => pages ?? []);
  if (lists.length === 0) return undefined;
  const rows = lists.flatMap(({ pages }) => pages.flatMap(({ list }) => list));
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}

/** Changes rows where they are shown; the list keeps its order without being asked for again. */
export function changeConversations(change: (row: Conversation) => Conversation | undefined): void {
  queryClient.setQueriesData<Pages>({ queryKey }, (before) => before && changed(before, change));
}

export function changeConversation(id: string, changes: Partial<Conversation>): void {
  changeConversations((row) => (row.id === id ? { ...row, ...changes } : row));
}

function changed(before: Pages, change: (row: Conversation) => Conversation | undefined): Pages {
  const rows = before.pages.flatMap(({ list }) => list);
  const after = rows.flatMap((row) => change(row) ?? []);
  const isSame = after.length === rows.length && after.every((row, place) => row === rows[place]);
  return isSame ? before : { ...before, pages: filled(before.pages, inListOrder(after)) };
}

/** The same pages with other rows: each as long as it was, what is missing is missing at the end. */
function filled(pages: Pages['pages'], rows: readonly Conversation[]): Pages['pages'] {
  let start = 0;
  return pages.map((page) => {
    const list = rows.slice(start, start + page.list.length);
    start += page.list.length;
    return { ...page, list };
  });
}

/** Several reasons within this time are one question. */
const patience = 200;
let asking: ReturnType<typeof setTimeout> | undefined;

/** The server is asked for the list again, if it is on the screen; else when it is next. */
export function askForListAgain(): void {
  if (asking === undefined) asking = setTimeout(ask, patience);
}

function ask(): void {
  // A first answer that is on its way would be taken for this one, and is older.
  asking = isListOnItsWay() ? setTimeout(ask, patience) : undefined;
  if (asking === undefined) void queryClient.invalidateQueries({ queryKey });
}

/** An answer that is on its way may be older than what was just heard. */
export const isListOnItsWay = () => queryClient.isFetching({ queryKey }) > 0;

// What one person wanted to know is not asked for the next one.
onOtherSession(() => {
  clearTimeout(asking);
  asking = undefined;
});
