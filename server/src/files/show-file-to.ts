import type { Db } from '../database/open.ts';
import { readableFile, type Viewer } from './access.ts';
import { insertReaders } from './store.ts';

/**
 * Lets others read a file, in the transaction of the record or message that shows it to them.
 * Nobody can show what they may not read themselves, so a guessed id opens nothing.
 */
export async function showFileTo(
  db: Db,
  by: Viewer,
  fileId: string,
  userIds: readonly string[],
): Promise<void> {
  await readableFile(db, by, fileId);
  await insertReaders(db, fileId, userIds);
}
