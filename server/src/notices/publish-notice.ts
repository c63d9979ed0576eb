import { AppError } from '@fairway/contract/app-error.ts';
import { noticeState } from '@fairway/contract/notices.ts';
import { hasPicture, wordsOf } from '@fairway/domain/text/formatted-text.ts';
import type { Context } from '../http/context.ts';
import { announce, takeBackAnnouncement } from '../messages/announce.ts';
import { expandMixedIds } from '../people/expand-mixed-ids.ts';
import { takeNotice, updateNotice } from './store.ts';

/** What lists show of a text when its writer said nothing shorter. */
const excerptLength = 100;

/** Sends an announcement, as its publisher saw it, to everybody who is in its range now. */
export async function publishNotice(ctx: Context, id: string, version: number): Promise<null> {
  const { db, session, now } = ctx;
  const notice = await takeNotice(db, id);
  if (!notice) throw new AppError('NOT_FOUND');
  ctx.auditTarget(notice.title);
  if (notice.state === noticeState.published) throw new AppError('NOTICE_PUBLISHED');
  if (notice.version !== version) throw new AppError('RECORD_CHANGED');
  const { title, bodyText, files, category, expirationTime } = notice;
  const words = wordsOf(bodyText);
  if (words === '' && !hasPicture(bodyText) && files === '') throw new AppError('NOTICE_EMPTY');
  if (expirationTime && expirationTime <= now) throw new AppError('NOTICE_EXPIRED');
  const userIds = await expandMixedIds(db, session.organisationStamp, notice.toIds);
  if (userIds.length === 0) throw new AppError('NOTICE_WITHOUT_READERS');

  const messageId = await announce(ctx, {
    ...{ title, bodyText, files, category, expirationTime, userIds, now },
    excerpt: notice.excerpt || [...words].slice(0, excerptLength).join(''),
    creatorUserId: session.userId,
  });
  await updateNotice(db, id, {
    ...{ state: noticeState.published, messageId },
    ...{ releaseUserId: session.userId, releaseTime: now },
  });
  return null;
}

/** Taking back what was taken back is no mistake: two people may have had the same thought. */
export async function withdrawNotice(ctx: Context, id: string): Promise<null> {
  const { db } = ctx;
  const notice = await takeNotice(db, id);
  if (!notice || notice.state === noticeState.draft) throw new AppError('NOT_FOUND');
  ctx.auditTarget(notice.title);
  if (notice.messageId === null) return null;
  await updateNotice(db, id, { state: noticeState.withdrawn, messageId: null });
  await takeBackAnnouncement(ctx, notice.messageId);
  return null;
}
