import type { PlaceReaders } from '../files/access.ts';
import { participantsOf } from './store.ts';

const kind = 'schedule';

export const schedulePlace = (eventId: string) => ({ kind, placeId: eventId });

/** Files of an event are for those who take part. */
export const schedulePlaces: PlaceReaders = {
  [kind]: async ({ db, session }, eventId) =>
    (await participantsOf(db, [eventId], [session.userId])).some(({ answer }) => answer !== 'removed'),
};
