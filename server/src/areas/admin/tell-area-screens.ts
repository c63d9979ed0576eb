import type { Db } from '../../database/open.ts';
import type { News } from '../../live/hub.ts';
import { tellOnCommit } from '../../live/tell-on-commit.ts';
import { peopleWith } from '../../permission/people-with.ts';

declare module '../../live/tell-people.ts' {
  interface Changes {
    /** Some areas. */
    areas: string;
  }
}

/** Whoever manages areas reads them anew once this is committed. */
export async function tellAreaScreens(db: Db): Promise<void> {
  const userIds = (await peopleWith(db, { modelId: 'area' })).map((person) => person.id);
  await tellOnCommit(db, [{ userIds, what: 'areas', id: 'all' }]);
}

export const areasChanged = (_: Db, __: string, userIds: string[]): News =>
  new Map(userIds.map((one) => [one, { method: 'areasChanged' }]));
