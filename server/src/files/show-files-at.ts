import type { Db } from '../database/open.ts';
import { findFilesAt, replaceFilesAt } from './store.ts';

/**
 * Says which files stand at a place, in the transaction that puts them there: whoever may see the place may read them,
 * and those that went may not be read there any more. The caller has checked that the files may be shown.
 */
export const showFilesAt = (
  db: Db,
  place: { kind: string; placeId: string },
  fileIds: readonly string[],
): Promise<void> => replaceFilesAt(db, place, [...new Set(fileIds)]);

export const filesShownAt = async (db: Db, place: { kind: string; placeId: string }): Promise<string[]> =>
  (await findFilesAt(db, place)).map(({ fileId }) => fileId);
