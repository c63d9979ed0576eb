import type { ChatMessage } from '@fairway/contract/chat.ts';

/** What a device knows of a conversation: places of its log in their order, each once. Some between may be missing. */
export type Log = readonly ChatMessage[];

/**
 * What is known with what came: pages, live entries and doubles, in whatever order. What was taken back stays so, even
 * when an older copy of it comes later.
 */
export function mergeLog(log: Log, news: readonly ChatMessage[]): Log {
  const places = new Map(log.map((message) => [message.seq, message]));
  for (const message of news) places.set(message.seq, moreFinal(places.get(message.seq), message));
  const inOrder = [...places.values()].sort((a, b) => a.seq - b.seq);
  const recalled = new Set(inOrder.flatMap((one) => (one.contentType === 'recall' ? [one.content.seq] : [])));
  return recalled.size === 0
    ? inOrder
    : inOrder.map((one) => (recalled.has(one.seq) && isWritten(one) ? emptied(one, 'recalled') : one));
}

/** Somebody wrote it, and it is still there: nothing else can be taken back. */
const isWritten = (message: ChatMessage) =>
  message.contentType !== 'recall' && message.contentType !== 'system' && finality(message) === 0;

/** The same log for somebody who deleted this place for themselves. */
export const hidePlace = (log: Log, seq: number): Log =>
  log.map((one) => (one.seq === seq ? emptied(one, 'hidden') : one));

/** The places without a gap around this one; nothing when it is not known. */
export function stretchAt(log: Log, seq: number): Log {
  const at = log.findLastIndex((one) => one.seq === seq);
  if (at < 0) return [];
  let start = at;
  let end = at;
  while (start > 0 && placeAt(log, start - 1) === placeAt(log, start) - 1) start--;
  while (end < log.length - 1 && placeAt(log, end + 1) === placeAt(log, end) + 1) end++;
  return start === 0 && end === log.length - 1 ? log : log.slice(start, end + 1);
}

/** Instructions, and what one deleted or never could see, are places of the log but nothing to look at. */
export const isShown = ({ contentType }: ChatMessage) => contentType !== 'recall' && contentType !== 'hidden';

/** Whether it makes the conversation unread for this person. */
export const countsAsUnread = (message: ChatMessage, me: string) =>
  isShown(message) &&
  message.contentType !== 'system' &&
  message.contentType !== 'recalled' &&
  message.sendUserId !== me;

/** Whether it names this person, alone or with everybody: a muted conversation disturbs for that only. */
export const namesPerson = ({ mentionIds }: ChatMessage, me: string) =>
  mentionIds.includes('all') || mentionIds.includes(me);

/** Whether a new entry adds one to its conversation and to the badge: nothing of one's own, nothing that is read as it comes. */
export const addsToUnread = (message: ChatMessage, me: string, isBeingRead: boolean) =>
  countsAsUnread(message, me) && !isBeingRead;

interface Echo {
  clientId: string;
}

/** Of what was written here, that which the log does not have yet; each once, in the order of writing. */
export function unstored<E extends Echo>(echoes: readonly E[], log: Log, me: string): E[] {
  const known = new Set(log.flatMap((one) => (one.sendUserId === me ? [one.clientId] : [])));
  return echoes.filter(({ clientId }) => !known.has(clientId) && known.add(clientId));
}

const finality = (message: ChatMessage) =>
  message.contentType === 'hidden' ? 2 : message.contentType === 'recalled' ? 1 : 0;

/** Of two copies of a place the one that says less: what was taken away never comes back. */
function moreFinal(known: ChatMessage | undefined, other: ChatMessage): ChatMessage {
  return known && finality(known) >= finality(other) ? known : other;
}

const emptied = (message: ChatMessage, contentType: 'recalled' | 'hidden'): ChatMessage => ({
  ...message,
  replyTo: null,
  mentionIds: [],
  contentType,
  content: '',
});

const placeAt = (log: Log, index: number) => log[index]?.seq ?? 0;
