import { AppError } from '@fairway/contract/app-error.ts';
import type { Context } from '../../http/context.ts';
import { pageOf } from '../../http/page.ts';
import { peopleNames } from '../../people/people-by-id.ts';
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
  const names = await peopleNames(db, [...new Set(ids)], { withAccounts: false });
  const nameOf = (id: string) => names.get(id) ?? '';
  const list = rows.map(({ image, file, mentionIds, creatorTime, headIcon, ...comment }) => ({
    ...comment,
    image: JSON.stringify(image),
    file: JSON.stringify(file),
    creatorUser: nameOf(comment.creatorUserId),
    creatorUserHeadIcon: headIcon ?? '',
    creatorTime: creatorTime.getTime(),
    isDel: comment.creatorUserId === session.userId,
    mentions: mentionIds.map((id) => ({ id, fullName: nameOf(id) })),
  }));
  return pageOf(list, wanted, total);
}
