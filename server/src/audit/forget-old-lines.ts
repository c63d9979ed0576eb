import type { Db } from '../database/open.ts';
import { deleteAuditBefore } from './store.ts';

/** A transaction that deletes more would be long. */
const atOnce = 5_000;

/** Deletes some of the lines from before then; true when there may be more. */
export const forgetOldLines = async (db: Db, before: Date): Promise<boolean> =>
  (await deleteAuditBefore(db, before, atOnce)) === atOnce;
