import type { ChatMessage } from '@fairway/contract/chat.ts';
import type { LogRow } from './tables.ts';

/** A place of the log as the wire has it; what was taken back says nothing any more. */
export function showMessage(row: LogRow): ChatMessage {
  const head = headOf(row);
  if (row.recalledAt) return { ...head, replyTo: null, mentionIds: [], contentType: 'recalled', content: '' };
  // The pair was checked when it was stored.
  return { ...head, contentType: row.kind, content: row.content } as ChatMessage;
}

/** The same place for somebody who does not see it: the log has no gap for them either. */
export function showHidden(row: LogRow): ChatMessage {
  const head = { ...headOf(row), clientId: '', replyTo: null, mentionIds: [] };
  return {
    ...head,
    sendUserId: '',
    sendUserName: '',
    sendUserHeadIcon: '',
    contentType: 'hidden',
    content: '',
  };
}

const headOf = (row: LogRow) => ({
  conversationId: row.conversationId,
  seq: row.seq,
  id: row.id,
  clientId: row.clientId,
  sendUserId: row.senderId,
  sendUserName: row.senderName,
  sendUserHeadIcon: row.senderHeadIcon,
  sendTime: row.sendTime.getTime(),
  replyTo: row.replyTo,
  mentionIds: row.mentionIds,
});
