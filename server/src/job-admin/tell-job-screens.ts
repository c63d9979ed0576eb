import type { Db } from '../database/open.ts';
import type { News } from '../live/hub.ts';
import { tellOnCommit } from '../live/tell-on-commit.ts';
import { peopleWith } from '../permission/people-with.ts';

declare module '../live/tell-people.ts' {
  interface Changes {
    /** Somebody looked after failed jobs. */
    job: string;
  }
}

/** Whoever may have the jobs open reads them anew once this is committed. */
export async function tellJobScreens(db: Db): Promise<void> {
  const userIds = (await peopleWith(db, { modelId: 'job' })).map((person) => person.id);
  await tellOnCommit(db, [{ userIds, what: 'job', id: 'many' }]);
}

export const jobsChanged = (_: Db, __: string, userIds: string[]): News =>
  new Map(userIds.map((one) => [one, { method: 'jobsChanged' }]));
