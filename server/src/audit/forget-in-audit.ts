import type { Db } from '../database/open.ts';
import { clearTargets, renameActor } from './store.ts';

/** Who did what stays known by the id; the name goes. */
export async function forgetInAudit(db: Db, userId: string): Promise<void> {
  await renameActor(db, userId);
}

/** What these acts were about goes too, where it names the person: it begins so. */
export const forgetTargets = (db: Db, names: readonly string[], start: string): Promise<void> =>
  clearTargets(db, names, start);
