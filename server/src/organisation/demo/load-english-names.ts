import type { Db } from '../../database/open.ts';
import { companyRows } from './company-rows.ts';
import { nameInEnglish } from './store.ts';

/** Gives a demo company that was loaded before its names had English beside them the English ones. */
export async function loadEnglishNames(db: Db, today: Date): Promise<void> {
  const { organisations, positions, roles, groups } = companyRows(today);
  await nameInEnglish(db, 'organisation', organisations);
  await nameInEnglish(db, 'position', positions);
  await nameInEnglish(db, 'role', roles);
  await nameInEnglish(db, 'user_group', groups);
}
