import { AppError } from '@fairway/contract/app-error.ts';
import { forgetAccount } from '../account/forget-account.ts';
import { forgetInAudit } from '../audit/forget-in-audit.ts';
import { forgetInChat } from '../chat/conversations/forget-in-chat.ts';
import type { Db } from '../database/open.ts';
import { forgetFavourites } from '../favourites/forget-favourites.ts';
import { forgetFilesOf } from '../files/forget-files-of.ts';
import type { OwnTransactionContext } from '../http/context.ts';
import { deletedAccountOf, deletedPersonName } from '../language/words.ts';
import { forgetPerson } from '../organisation/forget-person.ts';
import { forgetInRecords } from '../records/forget-in-records.ts';
import { forgetSocials } from '../sign-in-methods/my-socials.ts';
import { readSettings } from '../system/settings.ts';
import { forgetInFlows } from '../workflow/forget-in-flows.ts';
import { forgetInTalk } from '../workflow/talk/forget-in-talk.ts';
import { checkMyPassword } from './check-my-password.ts';
import { clearThrottle, endSessionsOf, forgetCredentials, forgetWhereabouts, hasPassword } from './store.ts';
import { accountSubject } from './throttle.ts';

type Forget = (db: Db, userId: string, now: Date) => Promise<void>;

/** How each feature forgets a person; one that keeps something personal adds its verb here. */
const forgetEverywhere: readonly Forget[] = [
  forgetCredentials,
  forgetWhereabouts,
  forgetSocials,
  forgetAccount,
  forgetFilesOf,
  forgetInAudit,
  forgetInRecords,
  forgetInFlows,
  forgetInTalk,
  forgetFavourites,
  forgetInChat,
  forgetPerson,
];

/** Deletes the caller's account: nobody can sign in to it again, and what records keep of it is anonymous. */
export async function deleteMyAccount(
  ctx: OwnTransactionContext,
  password: string | undefined,
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
    await clearThrottle(db, accountSubject(account));
    for (const forget of forgetEverywhere) await forget(db, userId, now);
    return null;
  });
}
