import { AppError } from '@fairway/contract/app-error.ts';
import { showFilesAt } from '../../files/show-files-at.ts';
import type { Context } from '../../http/context.ts';
import { tellPeople } from '../../live/tell-people.ts';
import { participantsOf } from '../access.ts';
import { readFlow } from '../open-flow.ts';
import { commentPlace } from './comment-places.ts';
import { deleteCommentOf } from './store.ts';

/** Takes back what one said, with its files. */
export async function deleteComment(ctx: Context, commentId: string): Promise<null> {
  const { db, session } = ctx;
  const flowId = await deleteCommentOf(db, session.userId, commentId);
  if (flowId === undefined) throw new AppError('NOT_FOUND');
  await showFilesAt(db, commentPlace(commentId), []);
  const open = await readFlow(db, flowId);
  if (!open) return null;
  ctx.auditTarget(open.row.fullName);
  const audience = [...participantsOf(open.state)].filter((userId) => userId !== session.userId);
  ctx.afterCommit(() => tellPeople(ctx, { userIds: audience, what: 'flow', id: flowId }));
  return null;
}
