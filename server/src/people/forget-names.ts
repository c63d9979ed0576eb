import { forgetTargets } from '../audit/forget-in-audit.ts';
import type { Db } from '../database/open.ts';
import { auditedStart } from '../organisation/audited-person.ts';
import { accountOf } from './store.ts';

/** What somebody was called stands in the lines about them. */
export async function forgetNames(db: Db, userId: string): Promise<void> {
  const acts = ['renamePerson', 'saveBaseInfo', 'unlockAccount'];
  await forgetTargets(db, acts, auditedStart(await accountOf(db, userId)));
}
