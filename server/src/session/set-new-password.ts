import type { Db } from '../database/open.ts';
import type { OwnTransactionContext } from '../http/context.ts';
import { settle } from '../messages/settle.ts';
import type { Settings } from '../system/settings.ts';
import { completeSignIn, refuseClosedAccount } from './complete-sign-in.ts';
import { forgetDevicesOf } from './known-device-store.ts';
import { passwordChanged } from './password-ask.ts';
import { refuseWeakPassword } from './refuse-weak-password.ts';
import { endSessionsOf, lockPasswordOf, replacePassword, savePassword } from './store.ts';
import { forgetFailures } from './throttle.ts';

interface NewPassword {
  userId: string;
  password: string;
  hash: string;
  settings: Settings;
}

/** A new password for somebody who has shown otherwise who they are: everything older is out, and they are in. */
export async function setNewPassword(
  db: Db,
  ctx: OwnTransactionContext<'open'>,
  { userId, password, hash, settings }: NewPassword,
) {
  const { account, realName } = await refuseClosedAccount(db, userId, ctx.config);
  await refuseWeakPassword(password, settings, [account, realName], ctx.language);
  const previous = await lockPasswordOf(db, userId);
  if (previous === undefined) await savePassword(db, userId, hash, ctx.now);
  else await replacePassword(db, { userId, hash, previous, now: ctx.now });
  await settle({ ...ctx, db }, [passwordChanged(userId, ctx.now)]);
  await endSessionsOf(db, userId, 'passwordChanged', ctx.now);
  await forgetDevicesOf(db, userId);
  const entered = await completeSignIn(db, ctx, userId, settings);
  // Guesses at the old password say nothing about the new one.
  await forgetFailures(db, account);
  return entered;
}
