import { AppError } from '@fairway/contract/app-error.ts';
import type { OwnTransactionContext } from '../http/context.ts';
import { readSettings } from '../system/settings.ts';
import { checkSmsCode } from './check-sms-code.ts';
import { findMobileOf, proveMobile } from './store.ts';

/** Who reads what came to a number has it; whoever had proven it before has it no longer: numbers are given again. */
export async function verifyMobile(ctx: OwnTransactionContext, code: string): Promise<null> {
  const { userId } = ctx.session;
  const settings = await ctx.read(readSettings);
  const mobile = await ctx.read((db) => findMobileOf(db, userId));
  if (!mobile) throw new AppError('SMS_CODE_EXPIRED');
  await checkSmsCode(ctx, mobile, code, settings);
  return ctx.transact(async (db) => {
    await proveMobile(db, userId, mobile);
    return null;
  });
}
