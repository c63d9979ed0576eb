import type { Db } from '../database/open.ts';
import { isBelow, listColleaguesBelow, managerIdsAbove } from './store.ts';

/** Everybody below a manager, at every level, who works here now. */
export async function idsOfPeopleBelow(db: Db, managerId: string, keyword?: string): Promise<string[]> {
  return (await listColleaguesBelow(db, managerId, keyword)).map(({ id }) => id);
}

/** In a ring of managers everybody is below themselves too, which says nothing. */
export const isPersonBelow = async (db: Db, managerId: string, userId: string): Promise<boolean> =>
  managerId !== userId && (await isBelow(db, managerId, userId));

export async function managerIdOf(db: Db, userId: string): Promise<string | undefined> {
  const [managerId] = await managerIdsAbove(db, userId, 1);
  return managerId === userId ? undefined : managerId;
}
