import { newId } from '../database/new-id.ts';
import type { Db } from '../database/open.ts';
import { insertLogRow, publishOnCommit, takeNextSeq } from './store.ts';
import type { ChatTables, LogKind } from './tables.ts';

/** Said on the bus when logs grew: the id of each conversation, and its first new place. */
export const chatTopic = 'chat';
/** Said when somebody read further: the id of the conversation, and theirs. */
export const readTopic = 'chat-read';
/** Behind the two: nothing was read, so it is nobody else's business. */
export const onlyToReader = 'own';

interface Entry {
  conversationId: string;
  senderId: string;
  kind: LogKind;
  content: unknown;
  now: Date;
}

/**
 * Writes one place into a log, in the transaction of what it tells about; open screens hear of it after the commit.
 * The conversation stays locked until then, so that places are seen in their order.
 */
export async function appendToLog({ db }: { db: Db }, entry: Entry): Promise<number> {
  const { conversationId, senderId, kind, content, now } = entry;
  const seq = await takeNextSeq(db, conversationId);
  const id = newId(now.getTime());
  const row: Pick<ChatTables['chat_message'], 'clientId' | 'replyTo' | 'recalledAt'> = {
    clientId: id,
    replyTo: null,
    recalledAt: null,
  };
  await insertLogRow(db, { ...row, conversationId, seq, id, senderId, kind, content, sendTime: now });
  await publishOnCommit(db, { topic: chatTopic, ids: [conversationId, String(seq)] });
  return seq;
}
