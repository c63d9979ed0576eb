import { AppError } from '@fairway/contract/app-error.ts';
import type { OwnTransactionContext } from '../http/context.ts';
import { readSettings } from '../system/settings.ts';
import { checkMyPassword } from './check-my-password.ts';

interface Typed {
  account?: string | undefined;
  password: string;
}

/** Refuses who does not know the password of the session; the name of another account opens nothing. */
export async function unlockScreen(
  ctx: OwnTransactionContext,
  { account = ctx.session.account, password }: Typed,
): Promise<null> {
  if (account.trim().toLowerCase() !== ctx.session.account.toLowerCase())
    throw new AppError('PASSWORD_WRONG');
  const wrong = { refusal: 'PASSWORD_WRONG', field: 'password', audit: 'unlockScreenFailed' } as const;
  await checkMyPassword(ctx, password, await ctx.read(readSettings), wrong);
  return ctx.transact(async () => null);
}
