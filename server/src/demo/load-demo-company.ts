import type { Db } from '../database/open.ts';
import { features } from '../features.ts';
import { hasAnybody, hasSeed, insertSeed } from './store.ts';

/** Who is there: every feature that has something of people hands in a part of this name. */
const people = 'demo';

/** Each part is loaded once: what a company changed in it since is left alone, so it has no other edition. */
const edition = '1';

export const hasDemoCompany = (db: Db): Promise<boolean> => hasSeed(db, people);

/** Loads the demo company into a database that has nobody in it; one that was loaded before gets what came since. */
export async function loadDemoCompany(db: Db, today: Date = new Date()): Promise<void> {
  if (!(await hasAnybody(db))) await loadPart(db, today, people);
  if (!(await hasDemoCompany(db))) return;
  for (const name of new Set(parts.map((part) => part.name)))
    if (!(await hasSeed(db, name))) await loadPart(db, today, name);
}

/** What a part refers to is handed in by a feature that stands before its own. */
const parts = features.flatMap(({ demo }) => demo ?? []);

/** All that is handed in under a name, in one transaction. */
async function loadPart(db: Db, today: Date, name: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const part of parts.filter((one) => one.name === name)) {
      const load = await part.load();
      await load(transaction, today);
    }
    await insertSeed(transaction, { name, edition });
  });
}
