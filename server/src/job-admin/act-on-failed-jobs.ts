import { AppError } from '@fairway/contract/app-error.ts';
import type { Db } from '../database/open.ts';
import type { Context } from '../http/context.ts';
import { discard, failedAmong, failedOfKinds, reschedule } from '../jobs/watch-jobs.ts';
import { tellJobScreens } from './tell-job-screens.ts';
import { titleOf } from './title-of.ts';

/** Tries failed jobs again at once. */
export const runJobsAgain = async (ctx: Context, ids: readonly string[]) =>
  act(ctx, await failedAmong(ctx.db, ids), reschedule);

/** The same for every failed job of some kinds. */
export const runJobKindsAgain = async (ctx: Context, names: readonly string[]) =>
  act(ctx, await failedOfKinds(ctx.db, names), reschedule);

/** Gives failed jobs up for good. */
export const dropJobs = async (ctx: Context, ids: readonly string[]) =>
  act(ctx, await failedAmong(ctx.db, ids), discard);

async function act(
  { db, language, auditTarget }: Context,
  failed: readonly { id: string; name: string }[],
  change: (db: Db, ids: readonly string[]) => Promise<string[]>,
): Promise<{ count: number }> {
  const changed = new Set(
    await change(
      db,
      failed.map(({ id }) => id),
    ),
  );
  // A worker may have taken them, or somebody else looked after them, since they were shown.
  if (changed.size === 0) throw new AppError('JOBS_GONE');
  const kinds = Map.groupBy(
    failed.filter(({ id }) => changed.has(id)),
    ({ name }) => name,
  );
  auditTarget([...kinds].map(([name, jobs]) => `${titleOf(name, language)} × ${jobs.length}`).join('、'));
  await tellJobScreens(db);
  return { count: changed.size };
}
