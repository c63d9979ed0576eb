import type { Db } from '../../database/open.ts';
import { demoPassword } from '../../organisation/demo/accounts.ts';
import { hashPassword } from '../password.ts';
import { givePasswordToEverybody } from './store.ts';

/** Lets everybody of the demo company sign in. */
export async function loadDemoPasswords(db: Db, today: Date): Promise<void> {
  const midnight = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate()));
  // One hash for everybody: the password is printed at start anyway, and sixty slow hashes would make it a slow start.
  await givePasswordToEverybody(db, await hashPassword(demoPassword), midnight);
}
