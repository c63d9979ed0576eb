import type { SettingSection } from '@fairway/contract/setting-fields.ts';
import type { Db } from '../database/open.ts';
import { loadVersions } from './store.ts';

/** How often a section was changed. */
export const sectionVersion = async (db: Db, section: SettingSection): Promise<number> =>
  (await loadVersions(db)).get(section) ?? 0;
