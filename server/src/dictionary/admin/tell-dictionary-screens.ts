import type { Db } from '../../database/open.ts';
import type { News } from '../../live/hub.ts';
import { tellOnCommit } from '../../live/tell-on-commit.ts';
import { peopleWith } from '../../permission/people-with.ts';

declare module '../../live/tell-people.ts' {
  interface Changes {
    /** A dictionary. */
    dictionaries: string;
  }
}

/** Whoever manages dictionaries reads them anew once this is committed. */
export async function tellDictionaryScreens(db: Db): Promise<void> {
  const userIds = (await peopleWith(db, { modelId: 'dictionary' })).map((person) => person.id);
  await tellOnCommit(db, [{ userIds, what: 'dictionaries', id: 'all' }]);
}

export const dictionariesChanged = (_: Db, __: string, userIds: string[]): News =>
  new Map(userIds.map((one) => [one, { method: 'dictionariesChanged' }]));
