import type { Selectable } from 'kysely';
import type { Db } from '../../database/open.ts';
import { containing, readPage } from '../../database/page.ts';
import type { WorkflowTables } from '../tables.ts';

interface Wanted {
  currentPage: number;
  pageSize: number;
  keyword?: string | undefined;
}

export type CommentRow = Selectable<WorkflowTables['flow_comment']>;

export async function insertComment(
  db: Db,
  { image, file, ...comment }: Omit<CommentRow, 'image' | 'file'> & { image: unknown[]; file: unknown[] },
): Promise<void> {
  await db
    .insertInto('flow_comment')
    .values({ ...comment, image: JSON.stringify(image), file: JSON.stringify(file) })
    .execute();
}

/** The newest first. */
export async function listCommentsOf(db: Db, flowId: string, { keyword, ...page }: Wanted) {
  const comments = db
    .selectFrom('flow_comment')
    .selectAll()
    .where('flow_comment.flowId', '=', flowId)
    .orderBy('flow_comment.id', 'desc');
  return readPage(db, keyword ? comments.where('text', 'ilike', containing(keyword)) : comments, page);
}

export async function findFlowOfComment(db: Db, commentId: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('flow_comment')
    .select('flowId')
    .where('id', '=', commentId)
    .executeTakeFirst();
  return found?.flowId;
}

/** The flow it was about; undefined when this person has no such comment. */
export async function deleteCommentOf(
  db: Db,
  userId: string,
  commentId: string,
): Promise<string | undefined> {
  const gone = await db
    .deleteFrom('flow_comment')
    .where('id', '=', commentId)
    .where('creatorUserId', '=', userId)
    .returning('flowId')
    .executeTakeFirst();
  return gone?.flowId;
}

export async function commentIdsOf(db: Db, flowId: string): Promise<string[]> {
  const rows = await db.selectFrom('flow_comment').select('id').where('flowId', '=', flowId).execute();
  return rows.map(({ id }) => id);
}
