import { AppError } from '@fairway/contract/app-error.ts';
import { wordsOf } from '@fairway/contract/errors.ts';
import { filledWords } from '@fairway/contract/filled-words.ts';
import { unpublishedWords } from '../../language/freight-words.ts';
import { inBoth } from '../../language/words.ts';
import { notify, type Teller } from '../../messages/notify.ts';
import { type StoredRate, takeRate, updateRate } from '../rate-store.ts';
import { moveRate, publishRate, refuseUnfit } from './publish-rate.ts';

interface Report {
  subjectId: string;
  flowId: string;
  status: string;
}

/**
 * What a rate does with what came of the request about it. It may come twice, or late: only the request the rate waits
 * for counts, so nothing is ever half published.
 */
export async function settlePublication(
  teller: Teller & { now: Date },
  { subjectId, flowId, status }: Report,
): Promise<void> {
  const { db, now } = teller;
  const rate = await takeRate(db, subjectId);
  if (!rate) return;
  const by = { db, now, userId: null };
  if (status === 'revoked') {
    if (rate.approvedFlowId === flowId && rate.status === 'published')
      await moveRate(by, rate, { status: 'suspended' });
    return;
  }
  if (status === 'approved') {
    if (rate.flowId === flowId) await publishIfFit(teller, rate, flowId);
    return;
  }
  const isIdle = rate.status === 'draft' && rate.flowId === null;
  // An administrator may bring a request back to life: the rate waits for it again.
  if (status === 'running' && isIdle) await updateRate(db, rate.id, { flowId, version: rate.version + 1 });
  if (status !== 'running' && rate.flowId === flowId)
    await updateRate(db, rate.id, { flowId: null, version: rate.version + 1, lastModifyTime: now });
}

/** Days passed since it was asked for: what does not fit any more stays a draft, and whoever asked is told why. */
async function publishIfFit(teller: Teller & { now: Date }, rate: StoredRate, flowId: string): Promise<void> {
  const { db, now } = teller;
  try {
    await refuseUnfit(db, rate, now);
  } catch (error) {
    if (!(error instanceof AppError) || !error.refusal) throw error;
    const why = error.refusal;
    await updateRate(db, rate.id, { flowId: null, version: rate.version + 1, lastModifyTime: now });
    await notify(teller, {
      type: 'system',
      title: inBoth((language) => filledWords(unpublishedWords.title[language], { rateNo: rate.rateNo })),
      bodyText: `${unpublishedWords.approved.zh}${wordsOf(why, 'zh', error.places)}`,
      userIds: rate.publisherId === null ? [] : [rate.publisherId],
      now,
    });
    return;
  }
  await publishRate({ db, now, userId: rate.publisherId }, rate, flowId);
}
