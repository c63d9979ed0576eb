import { AppError } from '@fairway/contract/app-error.ts';
import { recallWithin } from '@fairway/contract/chat.ts';
import { showFilesAt } from '../../../files/show-files-at.ts';
import type { Context } from '../../../http/context.ts';
import { chatPlace } from '../../chat-place.ts';
import { appendToLog } from '../../log.ts';
import { changeOfThread, settleThread } from '../threads/settle-thread.ts';
import { findThread } from '../threads/store.ts';
import type { Threads } from '../threads/threads.ts';
import { myPlace } from './my-place.ts';
import { emptyPlace, lockPlace } from './store.ts';

/** Takes back what the caller said a moment ago, for everybody. Taken back twice it is taken back once. */
export async function recallMessage(
  ctx: Context,
  threads: Threads,
  address: string,
  seq: number,
): Promise<null> {
  const { db, session, now } = ctx;
  const { id: conversationId, leftSeq } = await myPlace(ctx, address, seq);
  const thread = await findThread(db, conversationId);
  const change = thread && (await changeOfThread(db, threads, thread));
  if (change) await settleThread(db, thread, change, now);
  const place = await lockPlace(db, conversationId, seq);
  const isTheirs = place?.senderId === session.userId && place.kind !== 'system' && place.kind !== 'recall';
  if (!place || !isTheirs || leftSeq !== null) throw new AppError('NOT_FOUND');
  if (place.recalledAt) return null;
  if (now.getTime() - place.sendTime.getTime() > recallWithin) throw new AppError('RECALL_TOO_LATE');
  await emptyPlace(db, conversationId, seq, now);
  await showFilesAt(db, chatPlace(conversationId, seq), []);
  await appendToLog(ctx, { conversationId, senderId: session.userId, kind: 'recall', content: { seq }, now });
  return null;
}
