import { randomInt } from 'node:crypto';
import { AppError } from '@fairway/contract/app-error.ts';
import {
  checkSmsCodeLimit,
  smsCodeLifetime,
  smsCodesPerAddress,
  smsCodesPerNumber,
} from '@fairway/domain/sign-in-methods/sms-code-rules.ts';
import { newId } from '../database/new-id.ts';
import type { Db } from '../database/open.ts';
import type { Context } from '../http/context.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { smsWords } from '../language/words.ts';
import { refuseForeignAddress } from '../session/complete-sign-in.ts';
import { readSettings } from '../system/settings.ts';
import { hashOfCode } from './hash-sms-code.ts';
import { sendSms } from './jobs.ts';
import { refuseWithoutGateway } from './sms-sender.ts';
import { askedCodes, insertSmsCode, lockWords } from './store.ts';

/** With the worker's growing pauses the sixth comes while the code is valid; the seventh only puts it away. */
const mostTries = 7;

/** Sends a code. Whether somebody has the number is not even asked here, so nothing can tell. */
export async function sendSmsCode(ctx: Context<'open'>, mobile: string): Promise<null> {
  const { db, address, now, language } = ctx;
  await refuseWithoutGateway(db, ctx.config);
  refuseForeignAddress(address, await readSettings(db));
  await lockWords(db, `sms:${mobile}`, `sms:${address}`);
  await refuseTooMany(db, mobile, address, now);

  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const expiresAt = new Date(now.getTime() + smsCodeLifetime);
  await insertSmsCode(db, {
    id: newId(now.getTime()),
    mobile,
    codeHash: hashOfCode(mobile, code),
    address,
    createdAt: now,
    expiresAt,
    usedAt: null,
  });
  const text = smsWords[language].replace('{code}', code);
  const message = { mobile, code, text, expiresAt: expiresAt.getTime() };
  // A newer code makes an older one worthless: it is not sent any more.
  await enqueue(db, sendSms, message, { key: `sendSms:${mobile}`, maxAttempts: mostTries });
  return null;
}

async function refuseTooMany(db: Db, mobile: string, address: string, now: Date): Promise<void> {
  const since = (rule: { most: number; within: number }) => ({
    after: new Date(now.getTime() - rule.within),
    most: rule.most,
  });
  const times = (dates: Date[]) => dates.map((date) => date.getTime());
  const next = checkSmsCodeLimit(
    {
      byNumber: times(await askedCodes(db, { mobile }, since(smsCodesPerNumber))),
      byAddress: times(await askedCodes(db, { address }, since(smsCodesPerAddress))),
    },
    now.getTime(),
  );
  if (next.may === 'soon') throw new AppError('CODE_TOO_SOON', { seconds: next.seconds });
  if (next.may === 'later') throw new AppError('TRY_LATER', { minutes: next.minutes });
}
