import { AppError } from '@fairway/contract/app-error.ts';
import { type NoticeCategory, noticeState } from '@fairway/contract/notices.ts';
import { newId } from '../database/new-id.ts';
import { showFilesAt } from '../files/show-files-at.ts';
import { cleanHtml } from '../formatted-text/clean-html.ts';
import type { Context } from '../http/context.ts';
import { fieldWords } from '../http/field-words.ts';
import { fieldsInvalid } from '../http/input.ts';
import { mixedIdsOf } from '../people/mixed-ids.ts';
import { filesOf } from './notice-files.ts';
import { noticePlace } from './notice-places.ts';
import { insertNotice, takeNotice, updateNotice } from './store.ts';

interface Written {
  title: string;
  bodyText: string;
  excerpt: string;
  files: string;
  category: NoticeCategory;
  toIds: string[];
  expirationTime: number | null;
}

export async function addNotice(ctx: Context, written: Written): Promise<{ id: string; version: number }> {
  const { db, session, now } = ctx;
  ctx.auditTarget(written.title);
  const { columns, fileIds } = await checked(ctx, written);
  const id = newId(now.getTime());
  const version = 1;
  await insertNotice(db, {
    ...{ ...columns, id, state: noticeState.draft, version, messageId: null },
    ...{ creatorUserId: session.userId, creatorTime: now, releaseUserId: null, releaseTime: null },
  });
  await showFilesAt(db, noticePlace(id), fileIds);
  return { id, version };
}

export async function changeNotice(
  ctx: Context,
  id: string,
  { version, ...written }: Written & { version: number },
): Promise<{ version: number }> {
  const { db } = ctx;
  ctx.auditTarget(written.title);
  const notice = await takeNotice(db, id);
  if (!notice) throw new AppError('NOT_FOUND');
  if (notice.state === noticeState.published) throw new AppError('NOTICE_PUBLISHED');
  if (notice.version !== version) throw new AppError('RECORD_CHANGED');
  const { columns, fileIds } = await checked(ctx, written);
  const saved = await updateNotice(db, id, columns);
  await showFilesAt(db, noticePlace(id), fileIds);
  return saved;
}

/** What was written as it is kept: nothing in it can do anything but be read. */
async function checked(ctx: Context, { expirationTime, ...written }: Written) {
  const wrong = (field: string) => fieldsInvalid({ [field]: fieldWords.wrongForm[ctx.language] });
  const toIds = [...new Set(written.toIds)];
  // An id of no known kind would be left out without a word, and a range of such ids would address nobody.
  if (mixedIdsOf({ ids: toIds }).length !== toIds.length) throw wrong('toIds');
  const expires = expirationTime === null ? null : new Date(expirationTime);
  if (expires && !isWithinCalendar(expires)) throw wrong('expirationTime');
  const bodyText = await cleanHtml(written.bodyText);
  const files = await filesOf(ctx, { files: written.files, bodyText });
  return {
    columns: { ...written, toIds, bodyText, files: files.written, expirationTime: expires },
    fileIds: files.ids,
  };
}

const isWithinCalendar = (moment: Date): boolean =>
  moment.getTime() > 0 && moment.getTime() < Date.UTC(10_000, 0);
