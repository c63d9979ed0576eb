import { AppError } from '@fairway/contract/app-error.ts';
import { newId } from '../database/new-id.ts';
import type { Context } from '../http/context.ts';
import { readableReport } from './may-read.ts';
import { commentsOn, deleteCommentRow, insertComment, like, unlike } from './social-store.ts';
import { markRead, takeReport } from './store.ts';
import { tellOfComment, tellScreens } from './tell.ts';

/** Whose screens may show the report. */
const concerned = ({ report, receivers }: Awaited<ReturnType<typeof readableReport>>) => [
  report.creatorUserId,
  ...receivers.map(({ userId }) => userId),
];

export async function readReport(ctx: Context, id: string): Promise<null> {
  const { db, session, now } = ctx;
  // Held before it is marked: whoever changes it at this moment has to know that it was read.
  await takeReport(db, id);
  const shown = await readableReport(ctx, id);
  if (await markRead(db, id, session.userId, now))
    await tellScreens(db, id, [shown.report.creatorUserId, session.userId]);
  return null;
}

export async function likeReport(ctx: Context, id: string, isLiked: boolean): Promise<null> {
  const { db, session, now } = ctx;
  const shown = await readableReport(ctx, id);
  if (isLiked) await like(db, id, session.userId, now);
  else await unlike(db, id, session.userId);
  await tellScreens(db, id, concerned(shown));
  return null;
}

interface Said {
  text: string;
  replyToId?: string | undefined;
  mentionIds: readonly string[];
}

export async function commentOnReport(ctx: Context, id: string, said: Said): Promise<{ id: string }> {
  const { db, session, now } = ctx;
  const shown = await readableReport(ctx, id);
  const { report } = shown;
  ctx.auditTarget(report.title);
  const before = await commentsOn(db, id);
  const answered = before.find((one) => one.id === said.replyToId);
  // Somebody may have said something and not be among those who may read it any more.
  const may = new Set(concerned(shown));
  const called = [...new Set(said.mentionIds)];
  if ((said.replyToId !== undefined && !answered) || !called.every((userId) => may.has(userId)))
    throw new AppError('NOT_FOUND');
  const commentId = newId(now.getTime());
  await insertComment(db, {
    ...{ id: commentId, reportId: id, text: said.text, creatorUserId: session.userId, creatorTime: now },
    ...{ replyToId: answered?.id ?? null, mentionIds: called },
  });
  const told = new Set([session.userId]);
  const tell = async (what: Parameters<typeof tellOfComment>[3], userIds: readonly string[]) => {
    const people = [...new Set(userIds)].filter((userId) => may.has(userId) && !told.has(userId));
    for (const userId of people) told.add(userId);
    if (people.length > 0) await tellOfComment(ctx, report, said.text, what, people);
  };
  await tell('called', called);
  await tell('answered', answered ? [answered.creatorUserId] : []);
  await tell('said', [report.creatorUserId, ...before.map(({ creatorUserId }) => creatorUserId)]);
  await tellScreens(db, id, concerned(shown));
  return { id: commentId };
}

export async function deleteReportComment(ctx: Context, id: string, commentId: string): Promise<null> {
  const { db, session } = ctx;
  const shown = await readableReport(ctx, id);
  ctx.auditTarget(shown.report.title);
  if (!(await deleteCommentRow(db, { id: commentId, reportId: id, userId: session.userId })))
    throw new AppError('NOT_FOUND');
  await tellScreens(db, id, concerned(shown));
  return null;
}
