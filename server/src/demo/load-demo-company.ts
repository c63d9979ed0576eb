import { editionOf } from '../database/built-in.ts';
import type { Db } from '../database/open.ts';
import { quickQueryOf } from '../organisation/quick-query.ts';
import { hashPassword } from '../session/password.ts';
import { changeSetting } from '../system/change-setting.ts';
import type { Settings } from '../system/settings.ts';
import { demoPassword } from './accounts.ts';
import { directs } from './chats/directs.ts';
import { groups as chatGroups } from './chats/groups.ts';
import { loadDemoChats } from './chats/load-demo-chats.ts';
import { companyRows } from './company-rows.ts';
import { demoFlows } from './flows/flows.ts';
import { loadDemoFlows } from './flows/load-demo-flows.ts';
import { demoForms } from './forms/forms.ts';
import { loadDemoForms } from './forms/load-demo-forms.ts';
import { groups } from './groups.ts';
import { loadDemoNotices } from './notices/load-demo-notices.ts';
import { demoNotices } from './notices/notices.ts';
import { group } from './organisations.ts';
import { people } from './people.ts';
import { ownRoles } from './positions.ts';
import { hasAnybody, hasSeed, insertCompanyRows, insertSeed } from './store.ts';

const seedName = 'demo';

const settings = {
  sysName: '航道',
  companyName: group.fullName,
  companyCode: 'YUANHANG',
  companyAddress: '上海市虹口区示例路 100 号远航大厦 18 楼',
  companyContacts: '韩雪晴',
  companyTelePhone: '021-00000000',
  companyEmail: 'service@example.com',
  serviceWorkdays: '09:00-18:00',
  serviceHolidays: '10:00-16:00',
  officialAccountQr: 'https://example.com/official-account',
} satisfies Partial<Settings>;

export const hasDemoCompany = (db: Db): Promise<boolean> => hasSeed(db, seedName);

interface Part {
  /** Of the seed that says it was loaded. */
  name: string;
  source: unknown;
  load: (db: Db, today: Date) => Promise<void>;
}

/** What the company has beside its people; what a part refers to stands before it. */
const parts: readonly Part[] = [
  { name: 'demoForms', source: demoForms, load: loadDemoForms },
  { name: 'demoFlows', source: demoFlows, load: loadDemoFlows },
  { name: 'demoChats', source: [directs, chatGroups], load: loadDemoChats },
  { name: 'demoNotices', source: demoNotices, load: loadDemoNotices },
];

/** Loads the demo company into a database that has nobody in it; one that was loaded before gets what came since. */
export async function loadDemoCompany(db: Db, today: Date = new Date()): Promise<void> {
  if (!(await hasAnybody(db))) await loadPeople(db, today);
  if (!(await hasDemoCompany(db))) return;
  for (const { name, source, load } of parts) {
    if (await hasSeed(db, name)) continue;
    await db.transaction().execute(async (transaction) => {
      await load(transaction, today);
      await insertSeed(transaction, { name, edition: editionOf(JSON.stringify(source)) });
    });
  }
}

async function loadPeople(db: Db, today: Date): Promise<void> {
  // One hash for everybody: the password is printed at start anyway, and sixty slow hashes would make it a slow start.
  const passwordHash = await hashPassword(demoPassword);
  const rows = companyRows(today, passwordHash);
  for (const person of rows.people) person.quickQuery = await quickQueryOf(person.realName);
  for (const named of [...rows.organisations, ...rows.positions, ...rows.roles, ...rows.groups]) {
    named.quickQuery = await quickQueryOf(named.fullName);
  }
  await db.transaction().execute(async (transaction) => {
    await insertCompanyRows(transaction, rows);
    for (const [key, value] of Object.entries(settings)) {
      await changeSetting(transaction, key as keyof typeof settings, value);
    }
    await insertSeed(transaction, {
      name: seedName,
      edition: editionOf(JSON.stringify([group, people, groups, ownRoles])),
    });
  });
}
