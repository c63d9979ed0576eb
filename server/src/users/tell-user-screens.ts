import type { Db } from '../database/open.ts';
import type { News } from '../live/hub.ts';
import { tellOnCommit } from '../live/tell-on-commit.ts';
import { peopleWith } from '../permission/people-with.ts';
import { tellRightsChanged } from '../permission/tell-rights-changed.ts';

declare module '../live/tell-people.ts' {
  interface Changes {
    /** By the id of the account; `many` for a whole sheet of them. */
    user: string;
  }
}

const many = 'many';

/** Whoever manages people and may have these on the screen reads them anew once this is committed. */
export async function tellUserScreens(db: Db, ids: readonly string[]): Promise<void> {
  const userIds = (await peopleWith(db, { modelId: 'user' })).map((person) => person.id);
  const [only] = ids;
  await tellOnCommit(db, [{ userIds, what: 'user', id: ids.length === 1 && only ? only : many }]);
  // Their roles, where they work, whether they administer: any of it may be what changed.
  await tellRightsChanged(db, ids);
}

/** That there is something new; what it is they ask for, as far as they may see it. */
export const userChanged = (_: Db, id: string, userIds: string[]): News =>
  new Map(userIds.map((one) => [one, { method: 'userChanged', userId: id === many ? '' : id }]));
