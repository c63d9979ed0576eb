import type { Db } from '../../database/open.ts';
import type { News } from '../../live/hub.ts';
import { tellOnCommit } from '../../live/tell-on-commit.ts';
import { peopleWith } from '../../permission/people-with.ts';

declare module '../../live/tell-people.ts' {
  interface Changes {
    /** A way to sign in. */
    signInMethods: string;
  }
}

/** Whoever manages ways to sign in reads them anew once this is committed. */
export async function tellMethodScreens(db: Db): Promise<void> {
  const userIds = (await peopleWith(db, { modelId: 'signInMethod' })).map((person) => person.id);
  await tellOnCommit(db, [{ userIds, what: 'signInMethods', id: 'all' }]);
}

export const signInMethodsChanged = (_: Db, __: string, userIds: string[]): News =>
  new Map(userIds.map((one) => [one, { method: 'signInMethodsChanged' }]));
