import { AppError } from '@fairway/contract/app-error.ts';
import { mostRecentPlaces, mostSavedPlaces, type NamedPlace, placeDatum } from '@fairway/contract/places.ts';
import { roundedSpot } from '@fairway/domain/places/spot.ts';
import { newId } from '../database/new-id.ts';
import type { Context } from '../http/context.ts';
import { countSaved, deletePlace, dropOldest, findPlace, keepPlace, lockPerson } from './store.ts';

const placeOf = ({ session, now }: Context, place: NamedPlace, isSaved: boolean) => ({
  ...{ id: newId(now.getTime()), userId: session.userId, isSaved, usedAt: now },
  ...{ ...place, ...roundedSpot(place), datum: placeDatum },
});

/** Saves a place for oneself; one that was chosen before becomes a saved one. */
export async function savePlace(ctx: Context, named: NamedPlace): Promise<{ id: string }> {
  const { db, session } = ctx;
  const place = placeOf(ctx, named, true);
  await lockPerson(db, session.userId);
  const known = await findPlace(db, place);
  if (!known?.isSaved && (await countSaved(db, session.userId)) >= mostSavedPlaces)
    throw new AppError('TOO_MANY_PLACES', { most: mostSavedPlaces });
  return { id: await keepPlace(db, place) };
}

/** Remembers what was chosen; the oldest gives way. */
export async function notePlace(ctx: Context, named: NamedPlace): Promise<{ id: string }> {
  const { db, session } = ctx;
  await lockPerson(db, session.userId);
  const id = await keepPlace(db, placeOf(ctx, named, false));
  await dropOldest(db, session.userId, mostRecentPlaces);
  return { id };
}

export async function removePlace({ db, session }: Context, id: string): Promise<null> {
  if (!(await deletePlace(db, session.userId, id))) throw new AppError('NOT_FOUND');
  return null;
}
