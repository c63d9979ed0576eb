import { AppError } from '@fairway/contract/app-error.ts';
import type { OwnTransactionContext } from '../http/context.ts';
import { refuseForeignAddress } from '../session/complete-sign-in.ts';
import type { Settings } from '../system/settings.ts';
import { checkSmsCode, refuseWrongCode } from './check-sms-code.ts';
import { provenPeopleWith } from './store.ts';

type Ctx = OwnTransactionContext<'open'>;

/** Who can read what came to the phone; the code is used up by asking. */
export async function personWithCode(ctx: Ctx, mobile: string, code: string, settings: Settings) {
  refuseForeignAddress(ctx.address, settings);
  await checkSmsCode(ctx, mobile, code, settings);

  const people = await ctx.read((db) => provenPeopleWith(db, mobile));
  const enabled = people.filter(({ enabledMark }) => enabledMark === 1);
  if (enabled.length > 1) throw new AppError('SMS_SEVERAL_ACCOUNTS');
  const person = enabled[0] ?? people[0];
  // Nobody has proven that the number is theirs, so nobody can be let in with it.
  return person ?? refuseWrongCode(ctx);
}
