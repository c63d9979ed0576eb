import { timingSafeEqual } from 'node:crypto';
import { AppError } from '@fairway/contract/app-error.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { OwnTransactionContext } from '../http/context.ts';
import { countFailure, refuseWhileLocked } from '../session/throttle.ts';
import type { Settings } from '../system/settings.ts';
import { hashOfCode } from './hash-sms-code.ts';
import { takeAnswer, useSmsCode } from './store.ts';

type Ctx = Pick<OwnTransactionContext<'open'>, 'read' | 'now' | 'address' | 'requestId' | 'afterRefusal'>;

/** Wrong ones included; then the code is dead and a new one is needed. */
const mostAnswers = 5;

/** Right or wrong, the answer counts at once: outside the transaction, which a refusal would roll back. */
export async function checkSmsCode(
  ctx: Ctx,
  mobile: string,
  code: string,
  settings: Settings,
): Promise<void> {
  await ctx.read((db) => refuseWhileLocked(db, { address: ctx.address }, settings, ctx.now, 'TRY_LATER'));
  const sent = await ctx.read((db) => takeAnswer(db, mobile, mostAnswers, ctx.now));
  if (!sent) throw new AppError('SMS_CODE_EXPIRED');
  if (!timingSafeEqual(sent.codeHash, hashOfCode(mobile, code))) refuseWrongCode(ctx, settings);
  if (!(await ctx.read((db) => useSmsCode(db, sent.id, ctx.now)))) throw new AppError('SMS_CODE_EXPIRED');
}

export function refuseWrongCode({ afterRefusal, address, now, requestId }: Ctx, settings: Settings): never {
  afterRefusal(async (db) => {
    await countFailure(db, { address }, settings, now);
    await writeAudit(db, { name: 'signInFailed', actor: undefined, at: now, target: '', address, requestId });
  });
  throw new AppError('SMS_CODE_WRONG');
}
