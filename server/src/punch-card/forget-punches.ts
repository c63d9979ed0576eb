import type { Db } from '../database/open.ts';
import { dropFilesAt } from '../files/drop-files-at.ts';
import { punchPlace } from './punch-places.ts';
import { deletePunchesOf } from './store.ts';

/** Who deletes their account takes along where they were, with the photos. */
export async function forgetPunches(db: Db, userId: string): Promise<void> {
  for (const punchId of await deletePunchesOf(db, userId)) await dropFilesAt(db, punchPlace(punchId));
}
