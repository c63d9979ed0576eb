import type { Received } from '@fairway/contract/endpoint.ts';
import type { listFailedJobs as listCall } from '@fairway/contract/jobs.ts';
import { failureReason } from '@fairway/domain/jobs/failure-reason.ts';
import type { Context } from '../http/context.ts';
import { pageOf } from '../http/page.ts';
import { findFailed } from '../jobs/watch-jobs.ts';
import { jobWords } from '../language/job-words.ts';
import { titleOf } from './title-of.ts';

export async function listFailedJobs(
  { db, language }: Pick<Context, 'db' | 'language'>,
  { filters, ...asked }: Received<typeof listCall>['body'],
) {
  const named = kindsCalled(asked.keyword ?? '');
  const { rows, total } = await findFailed(db, { ...asked, ...filters, named });
  const list = rows.map(({ failedAt, createdAt, nextAt, ...job }) => {
    const isGivenUp = job.attempts >= job.mostAttempts;
    return {
      ...job,
      title: titleOf(job.name, language),
      state: isGivenUp ? ('givenUp' as const) : ('retrying' as const),
      reason: failureReason(job.error),
      failedAt: failedAt.getTime(),
      createdAt: createdAt.getTime(),
      nextAt: isGivenUp ? null : nextAt.getTime(),
    };
  });
  return pageOf(list, asked, total);
}

/** The kinds whose names have these words, in either language. */
function kindsCalled(keyword: string): string[] {
  const sought = keyword.trim().toLowerCase();
  if (sought === '') return [];
  return Object.entries(jobWords)
    .filter(([name, { zh, en }]) => [name, zh, en].some((words) => words.toLowerCase().includes(sought)))
    .map(([name]) => name);
}
