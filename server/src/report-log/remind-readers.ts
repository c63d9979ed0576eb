import { AppError } from '@fairway/contract/app-error.ts';
import type { Context } from '../http/context.ts';
import { ownReport } from './may-read.ts';
import { takeUnreminded } from './store.ts';
import { tellReaders } from './tell.ts';

/** Nobody is reminded of the same report twice within an hour. */
const quietFor = 3_600_000;

/** Reminds those who have not read a report of the caller's. */
export async function remindReportReaders(ctx: Context, id: string): Promise<{ count: number }> {
  const { db, now } = ctx;
  const report = await ownReport(ctx, id);
  ctx.auditTarget(report.title);
  const unread = await takeUnreminded(db, id, new Date(now.getTime() - quietFor), now);
  if (unread.length === 0) throw new AppError('NO_READER_TO_REMIND');
  await tellReaders(ctx, report, 'unread', unread);
  return { count: unread.length };
}
