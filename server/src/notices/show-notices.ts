import { AppError } from '@fairway/contract/app-error.ts';
import type { Notice, NoticeRow } from '@fairway/contract/notices.ts';
import type { Db } from '../database/open.ts';
import type { Context } from '../http/context.ts';
import { pageOf } from '../http/page.ts';
import { readersOf } from '../messages/announce.ts';
import { listReaders } from '../messages/list-readers.ts';
import { peopleFaces } from '../people/people-by-id.ts';
import { findNotice, listNoticeRows, type NoticeOrder } from './store.ts';

interface Paging {
  currentPage: number;
  pageSize: number;
  keyword?: string | undefined;
}

export async function listNotices(
  { db }: Context,
  { state, ...paging }: Paging & NoticeOrder & { state?: string | undefined },
) {
  const { rows, total } = await listNoticeRows(db, { ...paging, state: state ? Number(state) : undefined });
  return pageOf(await described(db, rows), paging, total);
}

export async function getNotice({ db }: Context, id: string): Promise<Notice> {
  const notice = await findNotice(db, id);
  if (!notice) throw new AppError('NOT_FOUND');
  const [row] = await described(db, [notice]);
  if (!row) throw new AppError('NOT_FOUND');
  const { bodyText, excerpt, files, toIds, version } = notice;
  return { ...row, bodyText, excerpt, files, toIds, version };
}

export async function listNoticeReaders(
  ctx: Context,
  id: string,
  { isRead, ...paging }: Paging & { isRead?: string | undefined },
) {
  const notice = await findNotice(ctx.db, id);
  if (!notice) throw new AppError('NOT_FOUND');
  if (notice.messageId === null) return pageOf([], paging, 0);
  return listReaders(ctx, notice.messageId, { ...paging, isRead: isRead ? Number(isRead) : undefined });
}

type Row = Awaited<ReturnType<typeof listNoticeRows>>['rows'][number];

/** With the names of who wrote and sent them, and how many read them. */
async function described(db: Db, rows: readonly Row[]): Promise<NoticeRow[]> {
  const counts = await readersOf(
    db,
    rows.flatMap(({ messageId }) => messageId ?? []),
  );
  const people = rows.flatMap(({ creatorUserId, releaseUserId }) => [creatorUserId, releaseUserId ?? '']);
  const faceOf = await peopleFaces(db, [...new Set(people)]);
  return rows.map(({ id, title, category, state, ...row }) => ({
    ...{ id, title, category, state },
    creatorUser: faceOf(row.creatorUserId).userName,
    isExternal: faceOf(row.creatorUserId).isExternal,
    creatorTime: row.creatorTime.getTime(),
    releaseUser: faceOf(row.releaseUserId).userName,
    releaseIsExternal: faceOf(row.releaseUserId).isExternal,
    releaseTime: row.releaseTime?.getTime() ?? null,
    expirationTime: row.expirationTime?.getTime() ?? null,
    ...(counts.get(row.messageId ?? '') ?? { receivers: 0, readers: 0 }),
  }));
}
