import type { Db } from '../database/open.ts';
import { forgetDevicesOf } from './known-device-store.ts';
import { endSessionsOf, savePassword } from './store.ts';
import { forgetFailures } from './throttle.ts';

/** A password that somebody else chose: everything older is out, and whoever gets it is asked to change it. */
export async function givePassword(
  db: Db,
  { userId, account, hash, now }: { userId: string; account: string; hash: string; now: Date },
): Promise<void> {
  // Nobody chose it themselves yet: there is no day it was changed.
  await savePassword(db, userId, hash, null);
  await endSessionsOf(db, userId, 'passwordChanged', now);
  await forgetDevicesOf(db, userId);
  await forgetFailures(db, account);
}
