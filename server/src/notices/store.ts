import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '../database/open.ts';
import { containing, readPage } from '../database/page.ts';
import type { NoticeTables } from './tables.ts';

type Notice = NoticeTables['notice'];

export async function insertNotice(db: Db, notice: Insertable<Notice>): Promise<void> {
  await db.insertInto('notice').values(notice).execute();
}

export async function findNotice(db: Db, id: string) {
  return db.selectFrom('notice').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Two who change it at the same time come one after the other. */
export async function takeNotice(db: Db, id: string) {
  return db.selectFrom('notice').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function updateNotice(db: Db, id: string, changes: Updateable<Notice>) {
  return db
    .updateTable('notice')
    .set({ ...changes, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
}

export async function deleteNoticeRow(db: Db, id: string): Promise<void> {
  await db.deleteFrom('notice').where('id', '=', id).execute();
}

interface Wanted {
  state?: number | undefined;
  keyword?: string | undefined;
  currentPage: number;
  pageSize: number;
}

/** Newest first, without their texts. */
export async function listNoticeRows(db: Db, wanted: Wanted) {
  let notices = db
    .selectFrom('notice')
    .select(['id', 'title', 'category', 'state', 'messageId', 'expirationTime'])
    .select(['creatorUserId', 'creatorTime', 'releaseUserId', 'releaseTime'])
    .orderBy('creatorTime', 'desc')
    .orderBy('id');
  if (wanted.state !== undefined) notices = notices.where('state', '=', wanted.state);
  const words = wanted.keyword?.trim();
  if (words) notices = notices.where('title', 'ilike', containing(words));
  return readPage(db, notices, wanted);
}
