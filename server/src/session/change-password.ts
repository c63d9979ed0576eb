import { AppError } from '@fairway/contract/app-error.ts';
import type { Received } from '@fairway/contract/endpoint.ts';
import type { changePassword as declared } from '@fairway/contract/session.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Db } from '../database/open.ts';
import type { OwnTransactionContext } from '../http/context.ts';
import { readSettings, type Settings } from '../system/settings.ts';
import { checkImageCode } from './image-code.ts';
import { hashPassword, isPassword } from './password.ts';
import { refuseWeakPassword } from './refuse-weak-password.ts';
import { endSessionsOf, findByAccount, oldPasswords, replacePassword } from './store.ts';
import { countFailure, refuseWhileLocked } from './throttle.ts';

/** Changes the caller's password and ends every session of theirs: whoever knew the old one is out. */
export async function changePassword(
  ctx: OwnTransactionContext,
  { oldPassword, password, code, timestamp }: Received<typeof declared>['body'],
): Promise<null> {
  const { session, now, address } = ctx;
  const settings = await ctx.read(readSettings);
  if (settings.enableVerificationCode === 1) await checkImageCode(ctx, timestamp, code);
  // A stolen session must not become a place to guess the password.
  const guesser = { account: session.account, address, isAdministrator: session.isAdministrator };
  await ctx.read((db) => refuseWhileLocked(db, guesser, settings, now, 'TRY_LATER'));
  const person = await ctx.read((db) => findByAccount(db, session.account));
  const current = person?.hash ?? undefined;
  if (!(await isPassword(oldPassword, current)) || !current) {
    ctx.afterRefusal(async (db) => {
      await countFailure(db, guesser, settings, now);
      const { requestId } = ctx;
      await writeAudit(db, {
        name: 'changePasswordFailed',
        actor: session,
        at: now,
        target: '',
        address,
        requestId,
      });
    });
    throw new AppError('OLD_PASSWORD_WRONG');
  }
  if (oldPassword === password) throw new AppError('PASSWORD_UNCHANGED');
  refuseWeakPassword(password, settings, ctx.language);
  await ctx.read((db) => refuseUsedBefore(db, session.userId, password, settings));

  const hash = await hashPassword(password);
  return ctx.transact(async (db) => {
    // Two changes at once: the second was checked against a password that is no longer the current one.
    if (!(await replacePassword(db, { userId: session.userId, hash, previous: current, now }))) {
      throw new AppError('OLD_PASSWORD_WRONG');
    }
    await endSessionsOf(db, session.userId, 'passwordChanged', now);
    return null;
  });
}

async function refuseUsedBefore(db: Db, userId: string, password: string, settings: Settings): Promise<void> {
  if (settings.disableOldPassword !== 1) return;
  const count = settings.disableTheNumberOfOldPasswords;
  for (const used of await oldPasswords(db, userId, count)) {
    if (await isPassword(password, used)) throw new AppError('PASSWORD_USED_BEFORE', { count });
  }
}
