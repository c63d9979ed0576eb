import { AppError } from '@fairway/contract/app-error.ts';
import type { ThreadKind } from '@fairway/contract/chat.ts';
import { newId } from '../../../database/new-id.ts';
import type { Context } from '../../../http/context.ts';
import { setName } from '../groups/store.ts';
import { addToThread } from './settle-thread.ts';
import { missingIn, takeThread } from './store.ts';
import type { Threads } from './threads.ts';

/** The conversation of a record with everybody who takes part by now. */
export async function openRecordThread(
  ctx: Context,
  threads: Threads,
  { kind, id: recordId }: { kind: ThreadKind; id: string },
): Promise<{ id: string }> {
  const { db, session, now } = ctx;
  const record = await threads[kind]?.(db, session, recordId);
  if (!record) throw new AppError('NOT_FOUND');
  const thread = await takeThread(db, { id: newId(now.getTime()), recordKind: kind, recordId, now });
  if (thread.name !== record.name) await setName(db, thread.id, { name: record.name, quickQuery: '' });
  await addToThread(db, thread, await missingIn(db, thread.id, [session.userId, ...record.userIds]), now);
  return { id: thread.id };
}
