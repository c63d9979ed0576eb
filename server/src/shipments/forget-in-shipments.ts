import type { Db } from '../database/open.ts';
import { writeViewers } from './keep-store.ts';
import { deleteMemberEverywhere } from './part-store.ts';

/** Who leaves looks after nothing any more; what they did stays, without their name. */
export async function forgetInShipments(db: Db, userId: string): Promise<void> {
  await writeViewers(db, await deleteMemberEverywhere(db, userId));
}
