import type { Db } from '../../../database/open.ts';
import { onlyToReader, readTopic } from '../../log.ts';
import { publishOnCommit } from '../../store.ts';

const myRow = (db: Db, userId: string, conversationId: string) =>
  db
    .updateTable('conversation_member')
    .where('userId', '=', userId)
    .where('conversationId', '=', conversationId);

interface Settings {
  pinnedAt?: Date | null;
  isMuted?: boolean;
  hiddenSeq?: null;
}

export async function setMine(
  db: Db,
  userId: string,
  conversationId: string,
  settings: Settings,
): Promise<void> {
  await myRow(db, userId, conversationId).set(settings).execute();
}

/** Off the list until the log goes past this place; what nobody sees on it is not counted as unread either. */
export async function hide(db: Db, userId: string, conversationId: string, seq: number): Promise<void> {
  await myRow(db, userId, conversationId).set({ hiddenSeq: seq }).execute();
}

/** Nothing up to this place is there any more for this person. */
export async function clear(db: Db, userId: string, conversationId: string, seq: number): Promise<void> {
  await myRow(db, userId, conversationId)
    .set((e) => ({ clearedSeq: e.fn<number>('greatest', ['clearedSeq', e.val(seq)]) }))
    .execute();
}

/** What is unread of it changed although nobody read anything: this person's devices correct their numbers. */
export const tellMyUnread = (db: Db, userId: string, conversationId: string): Promise<void> =>
  publishOnCommit(db, { topic: readTopic, ids: [conversationId, userId, onlyToReader] });
