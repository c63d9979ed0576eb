import type { InitMessage } from '@fairway/contract/live.ts';
import { changeDetails } from './details.ts';
import { keepListFresh } from './list/keep-list-fresh.ts';
import { setChatUnread } from './unread-store.ts';

/** What the greeting says of chats; returns how much is unread in all of them. */
export function hearGreeting(greeting: InitMessage): number {
  const online = new Set(greeting.onlineUsers);
  changeDetails((detail) => ({ ...detail, isOnline: online.has(detail.peerId) }));
  keepListFresh(greeting);
  return setChatUnread(greeting.unreadNums);
}
