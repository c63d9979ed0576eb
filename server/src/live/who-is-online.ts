import type { Db } from '../database/open.ts';
import { findPresent } from './store.ts';

/** Those of these people who are connected to any process. Ask only about people the caller may know about. */
export async function whoIsOnline(db: Db, userIds: readonly string[]): Promise<ReadonlySet<string>> {
  return new Set(userIds.length === 0 ? [] : await findPresent(db, userIds));
}
