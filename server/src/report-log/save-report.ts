import { AppError } from '@fairway/contract/app-error.ts';
import type { ReportKind } from '@fairway/contract/report-log.ts';
import { isLate, periodOf } from '@fairway/domain/report-log/report-period.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { workCalendar } from '../calendar/work-calendar.ts';
import { newId } from '../database/new-id.ts';
import type { Context } from '../http/context.ts';
import { fieldWords } from '../http/field-words.ts';
import { fieldsInvalid } from '../http/input.ts';
import { figuresOf, type ReportFigures } from './figures.ts';
import { ownReport } from './may-read.ts';
import { recipientsOf } from './recipients.ts';
import {
  deleteReportRow,
  insertReport,
  keepEarlier,
  receiversOf,
  saveReceivers,
  updateReport,
} from './store.ts';
import { tellReaders, tellScreens } from './tell.ts';

interface Written {
  title: string;
  todayContent: string;
  tomorrowContent: string;
  question: string;
  toUserId: string;
}

type New = Written & { kind: ReportKind; day?: string | undefined; ccUserId: string };

/** Sends a report with what the system counts for its writer. */
export async function addReport(
  ctx: Context,
  counted: ReportFigures,
  { kind, day, toUserId, ccUserId, ...said }: New,
): Promise<{ id: string }> {
  const { db, session, now } = ctx;
  ctx.auditTarget(said.title);
  const today = formatDate(now, 'yyyy-MM-dd');
  const period = periodOf(kind, day ?? today);
  if (period.from > today) throw fieldsInvalid({ day: fieldWords.notOffered[ctx.language] });
  const recipients = await recipientsOf(ctx, { toUserId, ccUserId });
  const id = newId(now.getTime());
  const figures = await figuresOf(db, counted, session.userId, period);
  await insertReport(db, {
    ...{ ...said, id, kind, periodFrom: period.from, periodTo: period.to },
    figures: JSON.stringify(figures),
    isLate: isLate(kind, period, today, await workCalendar(db)),
    ...{ creatorUserId: session.userId, creatorTime: now },
  });
  await saveReceivers(db, id, recipients, now);
  const userIds = recipients.map(({ userId }) => userId);
  await tellReaders(ctx, { id, kind, title: said.title }, 'sent', userIds);
  await tellScreens(db, id, [session.userId, ...userIds]);
  return { id };
}

type Changed = Written & { ccUserId?: string | undefined; version?: number | undefined };

/** Changes a report. What somebody has read already stays with it as it was, and they are told. */
export async function changeReport(
  ctx: Context,
  id: string,
  { toUserId, ccUserId, version, ...said }: Changed,
): Promise<null> {
  const { db, session, now } = ctx;
  const report = await ownReport(ctx, id);
  ctx.auditTarget(said.title);
  if (version !== undefined && version !== report.version) throw new AppError('RECORD_CHANGED');
  const before = await receiversOf(db, id);
  const copies = before.flatMap(({ userId, isCopy }) => (isCopy ? userId : [])).join(',');
  const known = new Set(before.map(({ userId }) => userId));
  const recipients = await recipientsOf(ctx, { toUserId, ccUserId: ccUserId ?? copies }, known);
  const readers = before.flatMap(({ userId, readTime }) => (readTime === null ? [] : userId));
  const { title, todayContent, tomorrowContent, question } = report;
  const earlier = { title, todayContent, tomorrowContent, question };
  const isOther = (Object.keys(earlier) as (keyof typeof earlier)[]).some(
    (one) => earlier[one] !== said[one],
  );
  const isEdited = isOther && readers.length > 0;
  if (isEdited)
    await keepEarlier(db, { ...earlier, reportId: id, version: report.version, replacedTime: now });
  await updateReport(db, id, { ...said, isEdited: report.isEdited || isEdited });
  await saveReceivers(db, id, recipients, now);
  const have = new Set(recipients.map(({ userId }) => userId));
  const told = { id, kind: report.kind, title: said.title };
  const added = [...have].filter((userId) => !known.has(userId));
  await tellReaders(ctx, told, 'sent', added);
  if (isEdited) {
    const still = readers.filter((userId) => have.has(userId));
    await tellReaders(ctx, told, 'changed', still);
  }
  await tellScreens(db, id, [...new Set([session.userId, ...known, ...have])]);
  return null;
}

export async function deleteReport(ctx: Context, id: string): Promise<null> {
  const { db, session } = ctx;
  const report = await ownReport(ctx, id);
  ctx.auditTarget(report.title);
  const receivers = await receiversOf(db, id);
  await deleteReportRow(db, id);
  await tellScreens(db, id, [session.userId, ...receivers.map(({ userId }) => userId)]);
  return null;
}
