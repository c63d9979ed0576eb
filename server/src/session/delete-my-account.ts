import { AppError } from '@fairway/contract/app-error.ts';
import type { Db } from '../database/open.ts';
import type { OwnTransactionContext } from '../http/context.ts';
import { deletedAccountOf, deletedPersonName } from '../language/words.ts';
import { forgetPerson } from '../organisation/forget-person.ts';
import { readSettings } from '../system/settings.ts';
import { checkMyPassword } from './check-my-password.ts';
import { endSessionsOf, forgetCredentials, forgetWhereabouts, hasPassword } from './store.ts';
import { forgetFailures } from './throttle.ts';

/** How a feature forgets a person. */
export type ForgetPerson = (db: Db, userId: string, now: Date) => Promise<void>;

/** Deletes the caller's account: nobody can sign in to it again, and what records keep of it is anonymous. */
export async function deleteMyAccount(
  ctx: OwnTransactionContext,
  password: string | undefined,
  forgetElsewhere: ForgetPerson,
): Promise<null> {
  const { session, now } = ctx;
  const { userId, account, isAdministrator } = session;
  if (isAdministrator) throw new AppError('ADMINISTRATOR_STAYS');
  if (!password) throw new AppError('PASSWORD_WRONG');
  const settings = await ctx.read(readSettings);
  const wrong = { refusal: 'PASSWORD_WRONG', field: 'password', audit: 'deleteMyAccountFailed' } as const;
  const hash = await checkMyPassword(ctx, password, settings, wrong);

  ctx.auditActor({ userId, account: deletedAccountOf(userId), realName: deletedPersonName });
  return ctx.transact(async (db) => {
    // It was checked against a password that may be another one by now.
    if (!(await hasPassword(db, userId, hash))) throw new AppError('PASSWORD_WRONG');
    await endSessionsOf(db, userId, 'accountDeleted', now);
    await forgetFailures(db, account);
    await forgetCredentials(db, userId);
    await forgetWhereabouts(db, userId);
    await forgetElsewhere(db, userId, now);
    // Last: features look at who it was.
    await forgetPerson(db, userId, now);
    return null;
  });
}
