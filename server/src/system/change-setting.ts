import type { Db } from '../database/open.ts';
import type { Settings } from './settings.ts';
import { saveSetting } from './store.ts';

/** Changes one setting of the company. */
export async function changeSetting<K extends keyof Settings>(
  db: Db,
  key: K,
  value: Settings[K],
): Promise<void> {
  await saveSetting(db, key, value);
}
