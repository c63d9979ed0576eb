import type { Db } from '../database/open.ts';
import type { News } from '../live/hub.ts';
import { tellOnCommit } from '../live/tell-on-commit.ts';
import { peopleWith } from '../permission/people-with.ts';

declare module '../live/tell-people.ts' {
  interface Changes {
    /** Something of the companies, departments, positions, roles and groups. */
    units: string;
  }
}

/** Whoever manages units reads them anew once this is committed. */
export async function tellUnitScreens(db: Db): Promise<void> {
  const userIds = (await peopleWith(db, { modelId: 'organisation' })).map((person) => person.id);
  await tellOnCommit(db, [{ userIds, what: 'units', id: 'all' }]);
}

export const unitsChanged = (_: Db, __: string, userIds: string[]): News =>
  new Map(userIds.map((one) => [one, { method: 'unitsChanged' }]));
