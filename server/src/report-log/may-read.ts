import { AppError } from '@fairway/contract/app-error.ts';
import type { Context } from '../http/context.ts';
import { isPersonBelow } from '../people/people-below.ts';
import { findReport, receiversOf, takeReport } from './store.ts';

/** A report is for its writer, for those it was sent to, and for the managers of its writer. For others it is not there. */
export async function readableReport({ db, session }: Context, id: string) {
  const report = await findReport(db, id);
  if (!report) throw new AppError('NOT_FOUND');
  const receivers = await receiversOf(db, id);
  const { userId } = session;
  const isConcerned = report.creatorUserId === userId || receivers.some((one) => one.userId === userId);
  if (!isConcerned && !(await isPersonBelow(db, userId, report.creatorUserId)))
    throw new AppError('NOT_FOUND');
  return { report, receivers };
}

/** One of the caller's own, until the end of the command nobody else's to change or read. */
export async function ownReport({ db, session }: Context, id: string) {
  const report = await takeReport(db, id);
  if (report?.creatorUserId !== session.userId) throw new AppError('NOT_FOUND');
  return report;
}
