import { AppError } from '@fairway/contract/app-error.ts';
import { filledWords } from '@fairway/contract/filled-words.ts';
import type { Context } from '../../http/context.ts';
import { watchWords } from '../../language/freight-words.ts';
import { inBoth } from '../../language/words.ts';
import { notify } from '../../messages/notify.ts';
import { findSeenRates } from '../rate-store.ts';
import { sightsOf } from '../sights.ts';
import { laneNames } from './lane-names.ts';
import { inquiryPath } from './paths.ts';
import { mayAnswer } from './show-inquiries.ts';
import { type Inquiry, takeInquiry, updateInquiry } from './store.ts';

interface Answer {
  version: number;
  text: string;
  rateId: string | null;
}

export async function answerInquiry(ctx: Context, id: string, { version, text, rateId }: Answer) {
  const { db, session, now } = ctx;
  const inquiry = await inquiryToAct(ctx, id, version, await mayAnswer(ctx));
  if (rateId !== null) await refuseUnseen(ctx, inquiry.askerId, rateId);
  const lane = await laneNames(db, inquiry);
  const saved = { version: inquiry.version + 1, status: 'answered' as const };
  await updateInquiry(db, id, {
    ...{ ...saved, answer: text, rateId, answererId: session.userId, answeredAt: now, lastModifyTime: now },
  });
  await notify(ctx, {
    type: 'system',
    title: inBoth((language) =>
      filledWords(watchWords.answered[language], { inquiryNo: inquiry.inquiryNo, lane: lane[language] }),
    ),
    bodyText: text,
    link: inquiryPath(id),
    userIds: [inquiry.askerId].filter((userId) => userId !== session.userId),
    creatorUserId: session.userId,
    now,
  });
  return { id, ...saved };
}

/** Nothing more is asked: by whoever asked, or by who answers. */
export async function closeInquiry(ctx: Context, id: string, version: number) {
  const { db, session, now } = ctx;
  const inquiry = await inquiryToAct(ctx, id, version, await mayAnswer(ctx));
  const saved = { version: inquiry.version + 1, status: 'closed' as const };
  await updateInquiry(db, id, { ...saved, closerId: session.userId, closedAt: now, lastModifyTime: now });
  return { id, ...saved };
}

/** An inquiry of the caller, or any for who answers them, as the caller saw it last. */
async function inquiryToAct(
  ctx: Context,
  id: string,
  version: number,
  isAnswerer: boolean,
): Promise<Inquiry> {
  const inquiry = await takeInquiry(ctx.db, id);
  if (!inquiry || !(isAnswerer || inquiry.askerId === ctx.session.userId)) throw new AppError('NOT_FOUND');
  ctx.auditTarget(inquiry.inquiryNo);
  if (inquiry.status === 'closed') throw new AppError('INQUIRY_CLOSED');
  if (inquiry.version !== version) throw new AppError('RECORD_CHANGED');
  return inquiry;
}

/** A rate that whoever asked cannot open is no answer to them. */
async function refuseUnseen({ db }: Context, askerId: string, rateId: string): Promise<void> {
  const sight = (await sightsOf(db, [askerId])).get(askerId);
  const [rate] = sight ? await findSeenRates(db, [rateId], sight) : [];
  if (rate?.status !== 'published') throw new AppError('INQUIRY_RATE_UNSEEN');
}
