import { findStillUnread } from '@fairway/contract/messages.ts';
import { call } from '../wire/api.ts';
import { hideOutside, shownOutside } from './notify-outside.ts';

const prefix = 'message ';
export const messageTag = (id: string): string => prefix + id;

/** What was read, settled or taken back elsewhere is not shown by this device any more. */
export async function takeBackNotifications(): Promise<void> {
  const shown = (await shownOutside()).filter((tag) => tag.startsWith(prefix));
  if (shown.length === 0) return;
  const ids = shown.map((tag) => tag.slice(prefix.length));
  // Without an answer they stay: the next one comes with the next change, or with the next connection.
  const unread = await call(findStillUnread, { query: { ids: ids.join(',') } }).catch(() => undefined);
  if (!unread) return;
  const tags = unread.ids.map(messageTag);
  await hideOutside((tag) => shown.includes(tag) && !tags.includes(tag));
}
