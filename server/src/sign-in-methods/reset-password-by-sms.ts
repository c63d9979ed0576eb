import type { Received } from '@fairway/contract/endpoint.ts';
import type { resetPasswordBySms as declared } from '@fairway/contract/sign-in-methods.ts';
import type { OwnTransactionContext } from '../http/context.ts';
import { completeSignIn, refuseClosedAccount } from '../session/complete-sign-in.ts';
import { forgetDevicesOf } from '../session/known-device-store.ts';
import { hashPassword } from '../session/password.ts';
import { refuseUsedBefore } from '../session/refuse-used-before.ts';
import { refuseWeakPassword } from '../session/refuse-weak-password.ts';
import { endSessionsOf, lockPasswordOf, replacePassword, savePassword } from '../session/store.ts';
import { forgetFailures } from '../session/throttle.ts';
import { readSettings } from '../system/settings.ts';
import { personWithCode } from './person-with-code.ts';

type Ctx = OwnTransactionContext<'open'>;

/**
 * A new password for who can read what came to the phone. What the policy says about the password alone is said before the
 * code is used up: nobody should wait for another one because of a missing digit.
 */
export async function resetPasswordBySms(
  ctx: Ctx,
  { account: mobile, code, password }: Received<typeof declared>['body'],
) {
  const settings = await ctx.read(readSettings);
  await refuseWeakPassword(password, settings, [mobile], ctx.language);
  const person = await personWithCode(ctx, mobile, code, settings);
  await ctx.read((db) => refuseUsedBefore(db, person.id, password, settings));
  const hash = await hashPassword(password);
  ctx.auditTarget('');
  return ctx.transact(async (db) => {
    const { account, realName } = await refuseClosedAccount(db, person.id, ctx.config);
    await refuseWeakPassword(password, settings, [account, realName], ctx.language);
    const previous = await lockPasswordOf(db, person.id);
    if (previous === undefined) await savePassword(db, person.id, hash, ctx.now);
    else await replacePassword(db, { userId: person.id, hash, previous, now: ctx.now });
    await endSessionsOf(db, person.id, 'passwordChanged', ctx.now);
    await forgetDevicesOf(db, person.id);
    const entered = await completeSignIn(db, ctx, person.id, settings);
    // Guesses at the old password say nothing about the new one.
    await forgetFailures(db, account);
    return entered;
  });
}
