import { AppError } from '@fairway/contract/app-error.ts';
import type { Db } from '../database/open.ts';
import type { Settings } from '../system/settings.ts';
import { isPassword } from './password.ts';
import { oldPasswords } from './store.ts';

/** Refuses one of the person's last passwords where the company does not want them back. */
export async function refuseUsedBefore(
  db: Db,
  userId: string,
  password: string,
  settings: Settings,
): Promise<void> {
  if (settings.disableOldPassword !== 1) return;
  const count = settings.disableTheNumberOfOldPasswords;
  for (const used of await oldPasswords(db, userId, count)) {
    if (await isPassword(password, used)) throw new AppError('PASSWORD_USED_BEFORE', { count });
  }
}
