import type { Db } from '../database/open.ts';
import { renameActor } from './store.ts';

/** Who did what stays known by the id; the name goes. */
export async function forgetInAudit(db: Db, userId: string): Promise<void> {
  await renameActor(db, userId);
}
