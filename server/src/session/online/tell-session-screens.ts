import type { Db } from '../../database/open.ts';
import type { News } from '../../live/hub.ts';
import { tellOnCommit } from '../../live/tell-on-commit.ts';
import { peopleWith } from '../../permission/people-with.ts';

declare module '../../live/tell-people.ts' {
  interface Changes {
    /** Somebody ended sessions of others. */
    onlineSession: string;
  }
}

/** Whoever may have the list of sessions open reads it anew once this is committed. */
export async function tellSessionScreens(db: Db): Promise<void> {
  const userIds = (await peopleWith(db, { modelId: 'onlineSession' })).map((person) => person.id);
  await tellOnCommit(db, [{ userIds, what: 'onlineSession', id: 'many' }]);
}

export const onlineSessionsChanged = (_: Db, __: string, userIds: string[]): News =>
  new Map(userIds.map((one) => [one, { method: 'onlineSessionsChanged' }]));
