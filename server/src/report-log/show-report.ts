import { AppError } from '@fairway/contract/app-error.ts';
import type { Report } from '@fairway/contract/report-log.ts';
import type { Context } from '../http/context.ts';
import { type Face, peopleFaces } from '../people/people-by-id.ts';
import { findListed } from './list-store.ts';
import { readableReport } from './may-read.ts';
import { described } from './show-reports.ts';
import { commentsOn, likersOf } from './social-store.ts';
import { earlierOf } from './store.ts';

/** A report with who read it and what was said about it. */
export async function getReport(ctx: Context, id: string): Promise<Report> {
  const { db, session } = ctx;
  const { report, receivers } = await readableReport(ctx, id);
  const listed = await findListed(db, session.userId, id);
  const [row] = await described(db, listed ? [listed] : []);
  if (!row) throw new AppError('NOT_FOUND');
  const [comments, likers] = [await commentsOn(db, id), await likersOf(db, id)];
  const earlier = await earlierOf(db, id);
  const people = [...receivers, ...likers].map(({ userId }) => userId);
  const faceOf = await peopleFaces(db, [
    ...new Set([
      ...people,
      ...comments.flatMap(({ creatorUserId, mentionIds }) => [creatorUserId, ...mentionIds]),
    ]),
  ]);
  return {
    ...row,
    userIds: receivers.map(({ userId }) => userId).join(','),
    ccUserId: receivers.flatMap(({ userId, isCopy }) => (isCopy ? userId : [])).join(','),
    ...{ figures: report.figures, version: report.version },
    isMine: report.creatorUserId === session.userId,
    isLiked: likers.some(({ userId }) => userId === session.userId),
    readBy: receivers.map(({ userId, isCopy, readTime }) => ({
      ...personOf(userId, faceOf(userId)),
      ...{ isCopy, readTime: readTime?.getTime() ?? null },
    })),
    likedBy: likers.map(({ userId }) => personOf(userId, faceOf(userId))),
    commentList: comments.map((comment) => {
      const { id: commentId, text, creatorUserId, creatorTime, replyToId, mentionIds } = comment;
      const { userName, headIcon, isExternal } = faceOf(creatorUserId);
      return {
        ...{ id: commentId, text, creatorUserId, creatorUser: userName, headIcon, isExternal },
        ...{ creatorTime: creatorTime.getTime(), replyToId },
        mentions: mentionIds.map((one) => ({ id: one, realName: faceOf(one).userName })),
      };
    }),
    earlier: earlier.map(({ title, todayContent, tomorrowContent, question, replacedTime }) => ({
      ...{ title, todayContent, tomorrowContent, question },
      replacedTime: replacedTime.getTime(),
    })),
  };
}

const personOf = (id: string, { userName, headIcon, isExternal }: Face) => ({
  ...{ id, realName: userName, headIcon, isExternal },
});
