import { AppError } from '@fairway/contract/app-error.ts';
import type { ThreadKind } from '@fairway/contract/chat.ts';
import { newId } from '../../../database/new-id.ts';
import type { Db } from '../../../database/open.ts';
import type { Context, Session } from '../../../http/context.ts';
import { putMembers, setName } from '../groups/store.ts';
import { missingIn, takeThread } from './store.ts';

/** What a record is called and who takes part in it; undefined when the caller may not see it. */
export type ThreadOf = (
  db: Db,
  session: Session,
  id: string,
) => Promise<{ name: string; userIds: readonly string[] } | undefined>;
export type Threads = Readonly<Record<ThreadKind, ThreadOf>>;

/**
 * The conversation of a record with everybody who takes part by now. Whoever comes later reads it from its beginning,
 * as they read the record, and nothing in it is unread for them.
 */
export async function openRecordThread(
  ctx: Context,
  threads: Threads,
  { kind, id: recordId }: { kind: ThreadKind; id: string },
): Promise<{ id: string }> {
  const { db, session, now } = ctx;
  const record = await threads[kind](db, session, recordId);
  if (!record) throw new AppError('NOT_FOUND');
  const thread = await takeThread(db, { id: newId(now.getTime()), recordKind: kind, recordId, now });
  if (thread.name !== record.name) await setName(db, thread.id, { name: record.name, quickQuery: '' });
  const newMembers = await missingIn(db, thread.id, [session.userId, ...record.userIds]);
  await putMembers(db, thread.id, newMembers, { joinedSeq: 0, readSeq: thread.lastSeq, now });
  return { id: thread.id };
}
