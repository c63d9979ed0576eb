import type { Insertable } from 'kysely';
import type { Db } from '../database/open.ts';
import type { ReportLogTables } from './tables.ts';

export async function insertComment(
  db: Db,
  comment: Insertable<ReportLogTables['report_log_comment']>,
): Promise<void> {
  await db.insertInto('report_log_comment').values(comment).execute();
}

/** The newest ones, which is what is read; the earliest of them first. */
const mostComments = 200;

export async function commentsOn(db: Db, reportId: string) {
  const newest = await db
    .selectFrom('report_log_comment')
    .selectAll()
    .where('reportId', '=', reportId)
    .orderBy('id', 'desc')
    .limit(mostComments)
    .execute();
  return newest.reverse();
}

export async function deleteCommentRow(
  db: Db,
  { id, reportId, userId }: { id: string; reportId: string; userId: string },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('report_log_comment')
    .where('id', '=', id)
    .where('reportId', '=', reportId)
    .where('creatorUserId', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function like(db: Db, reportId: string, userId: string, at: Date): Promise<void> {
  await db
    .insertInto('report_log_like')
    .values({ reportId, userId, at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function unlike(db: Db, reportId: string, userId: string): Promise<void> {
  await db
    .deleteFrom('report_log_like')
    .where('reportId', '=', reportId)
    .where('userId', '=', userId)
    .execute();
}

export const likersOf = (db: Db, reportId: string) =>
  db.selectFrom('report_log_like').select('userId').where('reportId', '=', reportId).orderBy('at').execute();
