import { timingSafeEqual } from 'node:crypto';
import { AppError } from '@fairway/contract/app-error.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { OwnTransactionContext } from '../http/context.ts';
import { completeSignIn, refuseForeignAddress } from '../session/complete-sign-in.ts';
import { countFailure, refuseWhileLocked } from '../session/throttle.ts';
import { readSettings, type Settings } from '../system/settings.ts';
import { hashOfCode } from './sms-code.ts';
import { peopleWithMobile, takeAnswer, useSmsCode } from './store.ts';

type Ctx = OwnTransactionContext<'open'>;

/** Wrong ones included; then the code is dead and a new one is needed. */
const mostAnswers = 5;

/** Signs in who can read what came to the phone. */
export async function signInBySms(ctx: Ctx, mobile: string, code: string) {
  const settings = await ctx.read(readSettings);
  refuseForeignAddress(ctx.address, settings);
  const guesser = { address: ctx.address };
  await ctx.read((db) => refuseWhileLocked(db, guesser, settings, ctx.now, 'TRY_LATER'));
  await checkSmsCode(ctx, mobile, code, settings);

  const people = await ctx.read((db) => peopleWithMobile(db, mobile));
  const enabled = people.filter(({ enabledMark }) => enabledMark === 1);
  if (enabled.length > 1) throw new AppError('SMS_SEVERAL_ACCOUNTS');
  const person = enabled[0] ?? people[0];
  // Nothing was sent to a number nobody has: it was guessed.
  if (!person) return refuseWrongCode(ctx, settings);
  ctx.auditTarget('');
  return ctx.transact((db) => completeSignIn(db, ctx, person.id, settings));
}

/** Right or wrong, the answer counts at once: outside the transaction, which a refusal would roll back. */
async function checkSmsCode(ctx: Ctx, mobile: string, code: string, settings: Settings): Promise<void> {
  const sent = await ctx.read((db) => takeAnswer(db, mobile, mostAnswers, ctx.now));
  if (!sent) throw new AppError('SMS_CODE_EXPIRED');
  if (!timingSafeEqual(sent.codeHash, hashOfCode(mobile, code))) refuseWrongCode(ctx, settings);
  if (!(await ctx.read((db) => useSmsCode(db, sent.id, ctx.now)))) throw new AppError('SMS_CODE_EXPIRED');
}

function refuseWrongCode({ afterRefusal, address, now, requestId }: Ctx, settings: Settings): never {
  afterRefusal(async (db) => {
    await countFailure(db, { address }, settings, now);
    await writeAudit(db, { name: 'signInFailed', actor: undefined, at: now, target: '', address, requestId });
  });
  throw new AppError('SMS_CODE_WRONG');
}
