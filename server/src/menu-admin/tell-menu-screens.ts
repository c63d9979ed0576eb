import type { Db } from '../database/open.ts';
import type { News } from '../live/hub.ts';
import { tellOnCommit } from '../live/tell-on-commit.ts';
import { peopleWith } from '../permission/people-with.ts';
import { takeTurns } from '../permission/turns.ts';
import { peopleSeeing } from './store.ts';

declare module '../live/tell-people.ts' {
  interface Changes {
    /** By how many people are told at once. */
    menus: string;
  }
}

/** Whoever sees these entries or manages the menu reads it anew once this is committed. */
export async function tellMenuScreens(db: Db, menuIds: readonly string[]): Promise<void> {
  const managers = (await peopleWith(db, { modelId: 'menuAdmin' })).map(({ id }) => id);
  const userIds = [...new Set([...managers, ...(await peopleSeeing(db, menuIds))])];
  await tellOnCommit(db, [{ userIds, what: 'menus', id: String(userIds.length) }]);
}

export const menusChanged = (_: Db, people: string, userIds: string[]): News =>
  new Map(
    [...takeTurns(Number(people), userIds)].map(([one, after]) => [one, { method: 'menusChanged', after }]),
  );
