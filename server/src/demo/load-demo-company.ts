import { loadDemoChats } from '../chat/demo/load-demo-chats.ts';
import type { Db } from '../database/open.ts';
import { loadDemoNotices } from '../notices/demo/load-demo-notices.ts';
import { loadDemoOrganisation } from '../organisation/demo/load-demo-organisation.ts';
import { loadDemoGrants } from '../permission/demo/load-demo-grants.ts';
import { loadDemoForms } from '../records/demo/load-demo-forms.ts';
import { loadDemoPasswords } from '../session/demo/load-demo-passwords.ts';
import { loadDemoFlows } from '../workflow/demo/load-demo-flows.ts';
import { hasAnybody, hasSeed, insertSeed } from './store.ts';

type Load = (db: Db, today: Date) => Promise<void>;

interface Part {
  /** Of the seed that says it was loaded. */
  name: string;
  load: readonly Load[];
}

/** Who is there; without them there is no demo company. */
const people: Part = { name: 'demo', load: [loadDemoOrganisation, loadDemoGrants, loadDemoPasswords] };

/** What the company has beside its people; what a part refers to stands before it. */
const parts: readonly Part[] = [
  { name: 'demoForms', load: [loadDemoForms] },
  { name: 'demoFlows', load: [loadDemoFlows] },
  { name: 'demoChats', load: [loadDemoChats] },
  { name: 'demoNotices', load: [loadDemoNotices] },
];

/** Each part is loaded once: what a company changed in it since is left alone, so it has no other edition. */
const edition = '1';

export const hasDemoCompany = (db: Db): Promise<boolean> => hasSeed(db, people.name);

/** Loads the demo company into a database that has nobody in it; one that was loaded before gets what came since. */
export async function loadDemoCompany(db: Db, today: Date = new Date()): Promise<void> {
  if (!(await hasAnybody(db))) await loadPart(db, today, people);
  if (!(await hasDemoCompany(db))) return;
  for (const part of parts) if (!(await hasSeed(db, part.name))) await loadPart(db, today, part);
}

async function loadPart(db: Db, today: Date, { name, load }: Part): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const one of load) await one(transaction, today);
    await insertSeed(transaction, { name, edition });
  });
}
