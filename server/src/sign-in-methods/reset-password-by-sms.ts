import type { Received } from '@fairway/contract/endpoint.ts';
import type { resetPasswordBySms as declared } from '@fairway/contract/sign-in-methods.ts';
import type { OwnTransactionContext } from '../http/context.ts';
import { hashPassword } from '../session/password.ts';
import { refuseUsedBefore } from '../session/refuse-used-before.ts';
import { refuseWeakPassword } from '../session/refuse-weak-password.ts';
import { setNewPassword } from '../session/set-new-password.ts';
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
  const { id: userId } = await personWithCode(ctx, mobile, code, settings);
  await ctx.read((db) => refuseUsedBefore(db, userId, password, settings));
  const hash = await hashPassword(password);
  ctx.auditTarget('');
  return ctx.transact((db) => setNewPassword(db, ctx, { userId, password, hash, settings }));
}
