import type { Db } from '../../database/open.ts';
import { changeSetting } from '../../system/change-setting.ts';
import { quickQueryOf } from '../quick-query.ts';
import { companyRows } from './company-rows.ts';
import settings from './settings.json' with { type: 'json' };
import { insertCompanyRows } from './store.ts';

/** Gives the demo company its organisations, positions, roles, people and groups, and what it is called. */
export async function loadDemoOrganisation(db: Db, today: Date): Promise<void> {
  const rows = companyRows(today);
  for (const person of rows.people) person.quickQuery = await quickQueryOf(person.realName);
  for (const named of [...rows.organisations, ...rows.positions, ...rows.roles, ...rows.groups]) {
    named.quickQuery = await quickQueryOf(named.fullName);
  }
  await insertCompanyRows(db, rows);
  for (const [key, value] of Object.entries(settings)) {
    await changeSetting(db, key as keyof typeof settings, value);
  }
}
