import { sendFrame } from '../wire/socket/send-frame.ts';
import { noteRead, unreadOf } from './unread-store.ts';

/** Everything up to this place was seen here; every device and the other side are told. False when nobody heard it. */
export function readUpTo(conversationId: string, seq: number): boolean {
  const { readSeq, lastSeq, unread } = unreadOf(conversationId);
  if (seq <= readSeq && (unread === 0 || seq < lastSeq)) return true;
  if (!sendFrame({ method: 'UpdateReadMessage', formUserId: conversationId, seq })) return false;
  noteRead(conversationId, seq);
  return true;
}
