import type { Db } from '../database/open.ts';
import type { News } from '../live/hub.ts';
import { tellOnCommit } from '../live/tell-on-commit.ts';
import { peopleWith } from '../permission/people-with.ts';

declare module '../live/tell-people.ts' {
  interface Changes {
    /** Something of the settings of the company. */
    settings: string;
  }
}

/** Whoever manages settings reads them anew once this is committed. */
export async function tellSettingScreens(db: Db): Promise<void> {
  const userIds = (await peopleWith(db, { modelId: 'setting' })).map((person) => person.id);
  await tellOnCommit(db, [{ userIds, what: 'settings', id: 'all' }]);
}

export const settingsChanged = (_: Db, __: string, userIds: string[]): News =>
  new Map(userIds.map((one) => [one, { method: 'settingsChanged' }]));
