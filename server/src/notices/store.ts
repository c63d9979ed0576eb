import { noticeCategories, type noticeColumns } from '@fairway/contract/notices.ts';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '../database/open.ts';
import { containing, inOrder, type Order, readPage } from '../database/page.ts';
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

export type NoticeOrder = Order<(typeof noticeColumns)[number]>;

interface Wanted extends NoticeOrder {
  state?: number | undefined;
  keyword?: string | undefined;
  currentPage: number;
  pageSize: number;
}

const columns = {
  title: sql`lower(notice.title)`,
  state: sql`notice.state`,
  category: sql`array_position(${[...noticeCategories]}::text[], notice.category)`,
  creatorUser: sql`(select lower(u."realName") from user_account u where u.id = notice."creatorUserId")`,
  // What is not out yet comes after everything that is, and what never expires expires last.
  releaseTime: sql`coalesce(notice."releaseTime", 'infinity')`,
  expirationTime: sql`coalesce(notice."expirationTime", 'infinity')`,
  id: sql`notice.id`,
};

/** Newest first unless its reader sorts by a column, without their texts. */
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
  return readPage(db, inOrder(notices, wanted, columns), wanted);
}
