import type { PlaceReaders } from '../files/access.ts';
import { seesPunchesOf } from './sight.ts';
import { findPunch } from './store.ts';

const kind = 'punch';

export const punchPlace = (punchId: string) => ({ kind, placeId: punchId });

/** Photos of a punch are for those who see the punch. */
export const punchPlaces: PlaceReaders = {
  [kind]: async (viewer, punchId) => {
    const punch = await findPunch(viewer.db, punchId);
    return punch !== undefined && seesPunchesOf(viewer, punch.userId);
  },
};
