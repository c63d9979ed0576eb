import { timingSafeEqual } from 'node:crypto';
import { AppError } from '@fairway/contract/app-error.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { OwnTransactionContext } from '../http/context.ts';
import { isDeviceOfMobile } from '../session/known-device.ts';
import { compareCounted } from '../session/throttle.ts';
import type { Settings } from '../system/settings.ts';
import { hashOfCode } from './hash-sms-code.ts';
import { refuseWithoutGateway } from './sms-sender.ts';
import { takeAnswer, useSmsCode } from './store.ts';

type Ctx = Pick<
  OwnTransactionContext<'open'>,
  'read' | 'commitNow' | 'now' | 'address' | 'requestId' | 'request' | 'config' | 'afterRefusal'
>;

/** Wrong ones included; then the code is dead and a new one is needed. */
const mostAnswers = 5;

/** Right or wrong, the answer counts at once: outside the transaction, which a refusal would roll back. */
export async function checkSmsCode(
  ctx: Ctx,
  mobile: string,
  code: string,
  settings: Settings,
): Promise<void> {
  const { address, now } = ctx;
  await ctx.read((db) => refuseWithoutGateway(db, ctx.config));
  // A device that its owner used before is bound by the answers of a code alone: strangers must not lock it out.
  const isKnown = await ctx.read((db) => isDeviceOfMobile(db, ctx.request, mobile));
  let sent: Awaited<ReturnType<typeof takeAnswer>>;
  const compare = async () => {
    sent = await ctx.read((db) => takeAnswer(db, mobile, mostAnswers, now));
    // Where no code was sent there was nothing to guess.
    return !sent || timingSafeEqual(sent.codeHash, hashOfCode(mobile, code));
  };
  const isRight = isKnown
    ? await compare()
    : await compareCounted(ctx, { address }, settings, 'TRY_LATER', compare);
  if (!isRight) refuseWrongCode(ctx);
  const id = sent?.id;
  if (!id || !(await ctx.read((db) => useSmsCode(db, id, now)))) throw new AppError('SMS_CODE_EXPIRED');
}

export function refuseWrongCode({ afterRefusal, address, now, requestId }: Ctx): never {
  afterRefusal((db) =>
    writeAudit(db, { name: 'signInFailed', actor: undefined, at: now, target: '', address, requestId }),
  );
  throw new AppError('SMS_CODE_WRONG');
}
