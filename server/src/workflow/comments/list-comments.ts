import { AppError } from '@fairway/contract/app-error.ts';
import type { Context } from '../../http/context.ts';
import { pageOf } from '../../http/page.ts';
import { peopleFaces } from '../../people/people-by-id.ts';
import { mayReadFlow } from '../access.ts';
import { listCommentsOf } from './store.ts';

interface Wanted {
  flowId: string;
  currentPage: number;
  pageSize: number;
  keyword?: string | undefined;
}

/** What people said about a flow, for those who may read it. */
export async function listComments({ db, session }: Context, { flowId, ...wanted }: Wanted) {
  if (!(await mayReadFlow(db, session, flowId))) throw new AppError('NOT_FOUND');
  const { rows, total } = await listCommentsOf(db, flowId, wanted);
  const ids = rows.flatMap(({ creatorUserId, mentionIds }) => [creatorUserId, ...mentionIds]);
  const faceOf = await peopleFaces(db, [...new Set(ids)]);
  const list = rows.map(({ image, file, mentionIds, creatorTime, ...comment }) => ({
    ...comment,
    image: JSON.stringify(image),
    file: JSON.stringify(file),
    creatorUser: faceOf(comment.creatorUserId).userName,
    creatorUserHeadIcon: faceOf(comment.creatorUserId).headIcon,
    isExternal: faceOf(comment.creatorUserId).isExternal,
    creatorTime: creatorTime.getTime(),
    isDel: comment.creatorUserId === session.userId,
    mentions: mentionIds.map((id) => ({
      id,
      fullName: faceOf(id).userName,
      isExternal: faceOf(id).isExternal,
    })),
  }));
  return pageOf(list, wanted, total);
}
