import { AppError } from '@fairway/contract/app-error.ts';
import type { OwnTransactionContext } from '../http/context.ts';
import { completeSignIn, refuseForeignAddress } from '../session/complete-sign-in.ts';
import { readSettings } from '../system/settings.ts';
import { checkSmsCode, refuseWrongCode } from './check-sms-code.ts';
import { provenPeopleWith } from './store.ts';

type Ctx = OwnTransactionContext<'open'>;

/** Signs in who can read what came to the phone. */
export async function signInBySms(ctx: Ctx, mobile: string, code: string) {
  const settings = await ctx.read(readSettings);
  refuseForeignAddress(ctx.address, settings);
  await checkSmsCode(ctx, mobile, code, settings);

  const people = await ctx.read((db) => provenPeopleWith(db, mobile));
  const enabled = people.filter(({ enabledMark }) => enabledMark === 1);
  if (enabled.length > 1) throw new AppError('SMS_SEVERAL_ACCOUNTS');
  const person = enabled[0] ?? people[0];
  // Nobody has proven that the number is theirs, so nobody can be let in with it.
  if (!person) return refuseWrongCode(ctx);
  ctx.auditTarget('');
  return ctx.transact((db) => completeSignIn(db, ctx, person.id, settings));
}
