import { forgetTargets } from '../audit/forget-in-audit.ts';
import type { Db } from '../database/open.ts';
import { renamedStart } from '../organisation/renamed.ts';
import { accountOf } from './store.ts';

/** What somebody was called stands in the lines about their names. */
export async function forgetNames(db: Db, userId: string): Promise<void> {
  await forgetTargets(db, ['renamePerson', 'saveBaseInfo'], renamedStart(await accountOf(db, userId)));
}
