import type { Db } from '../database/open.ts';
import type { News } from '../live/hub.ts';
import { tellOnCommit } from '../live/tell-on-commit.ts';
import { peopleGivenRole } from './rights-store.ts';
import { takeTurns } from './turns.ts';

declare module '../live/tell-people.ts' {
  interface Changes {
    /** By how many people are told at once. */
    rights: string;
  }
}

/** What these people may do is another from this commit on; their open screens follow. */
export const tellRightsChanged = (db: Db, userIds: readonly string[]): Promise<void> =>
  tellOnCommit(db, [{ userIds, what: 'rights', id: String(userIds.length) }]);

/** The same for everybody who was given a role. */
export const tellRoleChanged = async (db: Db, roleId: string): Promise<void> =>
  tellRightsChanged(db, await peopleGivenRole(db, roleId));

export const rightsChanged = (_: Db, people: string, userIds: string[]): News =>
  new Map(
    [...takeTurns(Number(people), userIds)].map(([one, after]) => [one, { method: 'rightsChanged', after }]),
  );
