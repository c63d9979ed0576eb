import type { Db } from '../database/open.ts';
import type { Settings } from './settings.ts';
import { deleteSetting, listSettings, type SettingChanger, saveSetting } from './store.ts';

/** Changes one setting of the company. */
export async function changeSetting<K extends keyof Settings>(
  db: Db,
  key: K,
  value: Settings[K],
): Promise<void> {
  await saveSetting(db, key, value);
}

/** Changes several at once, in somebody's name; null goes back to the default. */
export async function changeSettings(
  db: Db,
  changes: Partial<Record<keyof Settings, string | number | null>>,
  by: SettingChanger,
): Promise<void> {
  for (const [key, value] of Object.entries(changes)) {
    if (value === null || value === undefined) await deleteSetting(db, key);
    else await saveSetting(db, key, value, by);
  }
}

/** What the company set itself, with who did. */
export const ownSettings = async (db: Db) =>
  new Map((await listSettings(db)).map((one) => [one.key, one] as const));
