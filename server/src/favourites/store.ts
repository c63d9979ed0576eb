import type { Db } from '../database/open.ts';

type ObjectType = '1' | '2';

/** The row is ours until the transaction ends: two who add at once are counted one after the other. */
export async function lockPerson(db: Db, userId: string): Promise<void> {
  await db.selectFrom('user_account').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}

/** In the order in which they were added. */
export async function favouriteIds(db: Db, userId: string, objectType: ObjectType): Promise<string[]> {
  const rows = await db
    .selectFrom('favourite')
    .select('objectId')
    .where('userId', '=', userId)
    .where('objectType', '=', objectType)
    .orderBy('creatorTime')
    .orderBy('objectId')
    .execute();
  return rows.map(({ objectId }) => objectId);
}

export async function insertFavourite(
  db: Db,
  favourite: { userId: string; objectType: ObjectType; objectId: string; creatorTime: Date },
): Promise<void> {
  await db
    .insertInto('favourite')
    .values(favourite)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteFavourite(db: Db, userId: string, objectId: string): Promise<void> {
  await db.deleteFrom('favourite').where('userId', '=', userId).where('objectId', '=', objectId).execute();
}

export async function deleteFavouritesOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('favourite').where('userId', '=', userId).execute();
}
