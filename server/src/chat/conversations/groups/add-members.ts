import { AppError } from '@fairway/contract/app-error.ts';
import { mostGroupMembers } from '@fairway/contract/chat.ts';
import type { Context } from '../../../http/context.ts';
import { myGroup } from './my-group.ts';
import { newcomers } from './newcomers.ts';
import { putMembers } from './store.ts';
import { tellInLog } from './tell-in-log.ts';

/** A colleague brings people into a group; those who are in it already stay as they are. */
export async function addGroupMembers(
  ctx: Context,
  address: string,
  userIds: readonly string[],
): Promise<null> {
  const { db, session, now } = ctx;
  const { group, members } = await myGroup(ctx, address);
  if (session.kind !== 'member') throw new AppError('FORBIDDEN');
  const present = new Set(members.map(({ id }) => id));
  const people = await newcomers(
    db,
    userIds.filter((userId) => !present.has(userId)),
  );
  if (people.length === 0) return null;
  if (present.size + people.length > mostGroupMembers)
    throw new AppError('GROUP_TOO_LARGE', { most: mostGroupMembers });
  const seq = await tellInLog(ctx, group.id, 'joined', { people });
  const ids = people.map(({ id }) => id);
  // From the place that says they came.
  await putMembers(db, group.id, ids, { joinedSeq: seq - 1, readSeq: seq - 1, now });
  return null;
}
