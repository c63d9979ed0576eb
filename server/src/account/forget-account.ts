import type { Db } from '../database/open.ts';
import { deleteAccountRows } from './store.ts';

/** Signatures and preferences go with their person. */
export async function forgetAccount(db: Db, userId: string): Promise<void> {
  await deleteAccountRows(db, userId);
}
