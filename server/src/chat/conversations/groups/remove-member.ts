import { AppError } from '@fairway/contract/app-error.ts';
import type { Context } from '../../../http/context.ts';
import { hide } from '../mine/store.ts';
import { handOver } from './hand-over.ts';
import { myGroup } from './my-group.ts';
import { removeMembers } from './store.ts';
import { tellInLog } from './tell-in-log.ts';

/** The caller leaves a group, or its owner takes somebody out. */
export async function removeGroupMember(ctx: Context, address: string, userId: string): Promise<null> {
  const { db, session } = ctx;
  const { group, members, isOwner } = await myGroup(ctx, address);
  const isLeaving = userId === session.userId;
  if (!isLeaving && !isOwner) throw new AppError('FORBIDDEN');
  const gone = members.filter((member) => member.id === userId);
  if (gone.length === 0) throw new AppError('NOT_FOUND');

  const seq = await tellInLog(ctx, group.id, isLeaving ? 'left' : 'removed', { people: gone });
  await removeMembers(db, group.id, [userId], seq);
  if (isLeaving) await hide(db, session.userId, group.id, seq);
  if (group.ownerId === userId)
    await handOver(
      ctx,
      group.id,
      members.filter(({ id }) => id !== userId),
    );
  return null;
}
