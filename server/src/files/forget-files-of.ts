import type { Db } from '../database/open.ts';
import { deleteUnsharedFilesOf } from './store.ts';

/** Deletes what a person who leaves kept for themselves, and their portraits; what was shown to others stays with them. */
export async function forgetFilesOf(db: Db, userId: string): Promise<void> {
  await deleteUnsharedFilesOf(db, userId);
}
