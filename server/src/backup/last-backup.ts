import type { Db } from '../database/open.ts';
import { findLastBackup } from './store.ts';

/** When the company was saved last; undefined: never, as far as anybody said. */
export const lastBackup = (db: Db): Promise<{ at: Date; bytes: number | null } | undefined> =>
  findLastBackup(db);
