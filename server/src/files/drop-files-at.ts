import type { Db } from '../database/open.ts';
import { deleteFilesAt } from './store.ts';

/** Takes a place its files; those that stand nowhere else are deleted, whoever stored them. */
export const dropFilesAt = (db: Db, place: { kind: string; placeId: string }): Promise<void> =>
  deleteFilesAt(db, place);
