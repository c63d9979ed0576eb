import { AppError } from '@fairway/contract/app-error.ts';
import { mostGroupMembers } from '@fairway/contract/chat.ts';
import { newId } from '../../../database/new-id.ts';
import type { Context } from '../../../http/context.ts';
import { quickQueryOf } from '../../../organisation/quick-query.ts';
import { newcomers } from './newcomers.ts';
import { insertGroup, putMembers } from './store.ts';
import { tellInLog } from './tell-in-log.ts';

/** Begins a group of the caller's; customers are brought in by colleagues only. */
export async function createGroup(
  ctx: Context,
  { name, userIds }: { name: string; userIds: readonly string[] },
): Promise<{ id: string }> {
  const { db, session, now } = ctx;
  if (session.kind !== 'member') throw new AppError('FORBIDDEN');
  const people = await newcomers(
    db,
    userIds.filter((userId) => userId !== session.userId),
  );
  if (people.length === 0) throw new AppError('NOT_FOUND');
  if (people.length + 1 > mostGroupMembers) throw new AppError('GROUP_TOO_LARGE', { most: mostGroupMembers });

  const id = newId(now.getTime());
  await insertGroup(db, { id, name, quickQuery: await quickQueryOf(name), ownerId: session.userId, now });
  const everybody = [session.userId, ...people.map((person) => person.id)];
  await putMembers(db, id, everybody, { joinedSeq: 0, readSeq: 0, now });
  await tellInLog(ctx, id, 'created', { people, name });
  ctx.auditTarget(name || id);
  return { id };
}
