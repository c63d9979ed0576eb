import type { Language } from '@fairway/contract/errors.ts';
import type { Db } from '../database/open.ts';
import { readSettings } from '../system/settings.ts';
import { companyEnglishName } from './store.ts';

/** The company as it signs what it sends: in English by its English name, where it has one. */
export async function companyNameIn(db: Db, language: Language): Promise<string> {
  const { companyName } = await readSettings(db);
  return (language === 'en' && (await companyEnglishName(db))) || companyName;
}
