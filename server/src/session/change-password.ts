import { AppError } from '@fairway/contract/app-error.ts';
import type { Received } from '@fairway/contract/endpoint.ts';
import type { changePassword as declared } from '@fairway/contract/own-access.ts';
import type { OwnTransactionContext } from '../http/context.ts';
import { settle } from '../messages/settle.ts';
import { readSettings } from '../system/settings.ts';
import { checkMyPassword } from './check-my-password.ts';
import { checkImageCode } from './image-code.ts';
import { forgetDevicesOf } from './known-device-store.ts';
import { hashPassword } from './password.ts';
import { passwordChanged } from './password-ask.ts';
import { refuseUsedBefore } from './refuse-used-before.ts';
import { refuseWeakPassword } from './refuse-weak-password.ts';
import { endSessionsOf, replacePassword } from './store.ts';

/** Changes the caller's password and ends every session of theirs: whoever knew the old one is out. */
export async function changePassword(
  ctx: OwnTransactionContext,
  { oldPassword, password, code, timestamp }: Received<typeof declared>['body'],
): Promise<null> {
  const { session, now } = ctx;
  const settings = await ctx.read(readSettings);
  if (settings.enableVerificationCode === 1) await checkImageCode(ctx, timestamp, code);
  const wrong = {
    refusal: 'OLD_PASSWORD_WRONG',
    field: 'oldPassword',
    audit: 'changePasswordFailed',
  } as const;
  const current = await checkMyPassword(ctx, oldPassword, settings, wrong);
  if (oldPassword === password) throw new AppError('PASSWORD_UNCHANGED');
  await ctx.read((db) => refuseUsedBefore(db, session.userId, password, settings));
  await refuseWeakPassword(password, settings, [session.account, session.realName], ctx.language);

  const hash = await hashPassword(password);
  return ctx.transact(async (db) => {
    // Two changes at once: the second was checked against a password that is no longer the current one.
    if (!(await replacePassword(db, { userId: session.userId, hash, previous: current, now }))) {
      throw new AppError('OLD_PASSWORD_WRONG');
    }
    await settle({ ...ctx, db }, [passwordChanged(session.userId, now)]);
    await endSessionsOf(db, session.userId, 'passwordChanged', now);
    await forgetDevicesOf(db, session.userId);
    return null;
  });
}
