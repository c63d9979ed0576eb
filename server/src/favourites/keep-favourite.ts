import { AppError } from '@fairway/contract/app-error.ts';
import { mostFavourites } from '@fairway/contract/favourites.ts';
import type { Context } from '../http/context.ts';
import { type ObjectType, openable } from './openable.ts';
import { deleteFavourite, favouriteIds, insertFavourite, lockPerson } from './store.ts';

/** Keeps an entry within reach. What may not be opened any more takes no place of those that may. */
export async function addFavourite(
  ctx: Context,
  { objectType, objectId }: { objectType: ObjectType; objectId: string },
): Promise<null> {
  const { db, session, now } = ctx;
  const entries = await openable(ctx, objectType);
  if (!entries.has(objectId)) throw new AppError('NOT_FOUND');
  await lockPerson(db, session.userId);
  const kept = (await favouriteIds(db, session.userId, objectType)).filter((id) => entries.has(id));
  if (kept.includes(objectId)) return null;
  if (kept.length >= mostFavourites) throw new AppError('TOO_MANY_FAVOURITES');
  await insertFavourite(db, { userId: session.userId, objectType, objectId, creatorTime: now });
  return null;
}

/** What is not there any more is gone already. */
export async function removeFavourite({ db, session }: Context, objectId: string): Promise<null> {
  await deleteFavourite(db, session.userId, objectId);
  return null;
}
