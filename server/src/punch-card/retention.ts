import type { Db } from '../database/open.ts';
import { dropFilesAt } from '../files/drop-files-at.ts';
import { readSettings } from '../system/settings.ts';
import { punchPlace } from './punch-places.ts';
import { blankPositions, punchesWithOldPhotos } from './retention-store.ts';
import { notePunch } from './store.ts';

const day = 86_400_000;

/** Takes away what was kept for as long as people were told; false once nothing is left to take. */
export async function removeOldPositions({ db, now }: { db: Db; now: Date }): Promise<boolean> {
  const { punchPositionDays, punchPhotoDays } = await readSettings(db);
  const before = (days: number) => new Date(now.getTime() - days * day);
  const positions = await blankPositions(db, before(punchPositionDays), now);
  const punches = await punchesWithOldPhotos(db, before(punchPhotoDays));
  for (const punchId of punches) {
    await dropFilesAt(db, punchPlace(punchId));
    await notePunch(db, punchId, { photosRemovedAt: now });
  }
  return positions + punches.length > 0;
}
