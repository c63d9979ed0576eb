import type { Context } from '../http/context.ts';
import { countJobs, listFigures } from '../jobs/watch-jobs.ts';
import { jobWords } from '../language/job-words.ts';
import { titleOf } from './title-of.ts';

const none = { waiting: 0, later: 0, running: 0, retrying: 0, givenUp: 0 };

/** Every kind of job, those that need somebody first. */
export async function listJobKinds({ db, language }: Pick<Context, 'db' | 'language'>) {
  const counts = new Map((await countJobs(db)).map(({ oldestDueAt, ...one }) => [one.name, one]));
  const figures = new Map((await listFigures(db)).map((one) => [one.name, one]));
  const names = new Set([...Object.keys(jobWords), ...counts.keys(), ...figures.keys()]);
  const list = [...names].map((name) => {
    const known = figures.get(name);
    const done = known?.done ?? 0;
    return {
      ...{ title: titleOf(name, language), ...none, ...counts.get(name), name, done },
      lastDoneAt: known?.lastDoneAt?.getTime() ?? null,
      lastFailedAt: known?.lastFailedAt?.getTime() ?? null,
      tookLast: known?.tookLast ?? null,
      tookUsually: known && done > 0 ? known.tookAll / done : null,
      tookLongest: known?.tookLongest ?? null,
    };
  });
  const trouble = (kind: (typeof list)[number]) => kind.givenUp * 1_000_000 + kind.retrying;
  return { list: list.toSorted((a, b) => trouble(b) - trouble(a)) };
}
