import type { ChatMessage } from '@fairway/contract/chat.ts';
import type { SignAddress } from '../files/signed-address.ts';
import { isExternal } from '../organisation/is-external.ts';
import { filedKinds, type LogRow } from './tables.ts';

/** A place of the log as the wire has it for one reader; what was taken back says nothing any more. */
export function showMessage(row: LogRow, sign: SignAddress): ChatMessage {
  const head = headOf(row);
  if (row.recalledAt) return { ...head, replyTo: null, mentionIds: [], contentType: 'recalled', content: '' };
  // The pair was checked when it was stored.
  return { ...head, contentType: row.kind, content: withAddress(row, sign) } as ChatMessage;
}

/** What was sent as a file is read at an address for this reader; what is stored is only its name. */
function withAddress({ kind, content }: LogRow, sign: SignAddress): unknown {
  if (!filedKinds.includes(kind) || typeof content !== 'object' || content === null) return content;
  const { name: fileId } = content as { name: string };
  return { ...content, path: sign({ type: 'IM', fileId }) };
}

/** The same place for somebody who does not see it: the log has no gap for them either. */
export function showHidden(row: LogRow): ChatMessage {
  const head = { ...headOf(row), clientId: '', replyTo: null, mentionIds: [] };
  return {
    ...head,
    sendUserId: '',
    sendUserName: '',
    sendUserHeadIcon: '',
    isExternal: false,
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
  isExternal: isExternal({ kind: row.senderKind }),
  sendTime: row.sendTime.getTime(),
  replyTo: row.replyTo,
  mentionIds: row.mentionIds,
});
