import { AppError } from '@fairway/contract/app-error.ts';
import { noticeState } from '@fairway/contract/notices.ts';
import { showFilesAt } from '../files/show-files-at.ts';
import type { Context } from '../http/context.ts';
import { noticePlace } from './notice-places.ts';
import { deleteNoticeRow, takeNotice } from './store.ts';

export async function deleteNotice(ctx: Context, id: string): Promise<null> {
  const { db } = ctx;
  const notice = await takeNotice(db, id);
  if (!notice) throw new AppError('NOT_FOUND');
  ctx.auditTarget(notice.title);
  if (notice.state === noticeState.published) throw new AppError('NOTICE_PUBLISHED');
  await showFilesAt(db, noticePlace(id), []);
  await deleteNoticeRow(db, id);
  return null;
}
