import type { Db } from '../database/open.ts';
import type { News } from '../live/hub.ts';
import { tellOnCommit } from '../live/tell-on-commit.ts';
import { peopleWith } from '../permission/people-with.ts';

declare module '../live/tell-people.ts' {
  interface Changes {
    /** How far the company is set up, and what it took from the gallery. */
    firstHour: string;
  }
}

/** Whoever sets the company up sees how far it is once this is committed. */
export async function tellFirstHourScreens(db: Db): Promise<void> {
  const readers = [
    ...(await peopleWith(db, { modelId: 'firstHour' })),
    ...(await peopleWith(db, { modelId: 'gallery' })),
  ];
  await tellOnCommit(db, [{ userIds: readers.map(({ id }) => id), what: 'firstHour', id: 'all' }]);
}

export const firstHourChanged = (_: Db, __: string, userIds: string[]): News =>
  new Map(userIds.map((one) => [one, { method: 'firstHourChanged' }]));
