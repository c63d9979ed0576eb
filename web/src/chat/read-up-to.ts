import { say } from '../app/live/say.ts';
import { setUnread, unreadOf } from './unread-store.ts';

/** Everything up to this place was seen here; every device and the other side are told. False when nobody heard it. */
export function readUpTo(conversationId: string, seq: number): boolean {
  const { readSeq, unread } = unreadOf(conversationId);
  if (seq <= readSeq && unread === 0) return true;
  if (!say({ method: 'UpdateReadMessage', formUserId: conversationId, seq })) return false;
  setUnread(conversationId, 0, seq);
  return true;
}
