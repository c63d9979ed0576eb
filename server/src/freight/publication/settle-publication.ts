import { wordsOf } from '@fairway/contract/errors.ts';
import { filledWords } from '@fairway/contract/filled-words.ts';
import { batchWords, unpublishedWords } from '../../language/freight-words.ts';
import { inBoth } from '../../language/words.ts';
import { notify, type Teller } from '../../messages/notify.ts';
import { type StoredRate, takeRate, takeRates, updateRate } from '../rate-store.ts';
import { membersOf } from './batch-store.ts';
import { moveRate, publishRate, type Unfit, whyUnfit } from './publish-rate.ts';

interface Report {
  subjectId: string;
  flowId: string;
  status: string;
}

type Settler = Teller & { now: Date };

/** What a rate does with what came of the request about it. */
export async function settlePublication(
  teller: Settler,
  { subjectId, flowId, status }: Report,
): Promise<void> {
  const rate = await takeRate(teller.db, subjectId);
  const why = rate && (await settleRate(teller, rate, { flowId, status }));
  if (!rate || !why) return;
  await notify(teller, {
    type: 'system',
    title: inBoth((language) => filledWords(unpublishedWords.title[language], { rateNo: rate.rateNo })),
    bodyText: inBoth(
      (language) => `${unpublishedWords.approved[language]}${wordsOf(why.refusal, language, why.places)}`,
    ),
    userIds: rate.publisherId === null ? [] : [rate.publisherId],
    now: teller.now,
  });
}

/** So many are named in the message about those that could not be published. */
const mostNamed = 20;

const keepingPath = (flowId: string): string => `/pages/freight/rates?flow=${encodeURIComponent(flowId)}`;

/** The same for the rates of one request: each is published or stays a draft, and one message names the latter. */
export async function settleBatch(teller: Settler, { flowId, status }: Report): Promise<void> {
  const rates = await takeRates(teller.db, await membersOf(teller.db, flowId));
  const unfit: { rate: StoredRate; why: Unfit }[] = [];
  // A version before its successor: what begins earlier comes first.
  for (const rate of rates.toSorted((one, other) => (one.validFrom < other.validFrom ? -1 : 1))) {
    const why = await settleRate(teller, rate, { flowId, status });
    if (why) unfit.push({ rate, why });
  }
  const [first] = unfit;
  if (!first) return;
  const named = unfit.slice(0, mostNamed);
  const left = unfit.length - named.length;
  await notify(teller, {
    type: 'system',
    title: inBoth((language) => filledWords(batchWords.unpublished[language], { n: unfit.length })),
    bodyText: inBoth((language) =>
      [
        unpublishedWords.approved[language],
        ...named.map(({ rate, why }) =>
          filledWords(batchWords.whyUnpublished[language], {
            ...{ rateNo: rate.rateNo, why: wordsOf(why.refusal, language, why.places) },
          }),
        ),
        ...(left > 0 ? [filledWords(batchWords.moreUnpublished[language], { n: left })] : []),
      ].join('\n'),
    ),
    link: keepingPath(flowId),
    userIds: first.rate.publisherId === null ? [] : [first.rate.publisherId],
    now: teller.now,
  });
}

/**
 * It may be told twice, or late: only the request the rate waits for counts, so nothing is ever half published. Days
 * passed since it was asked for: what does not fit any more stays a draft, and why is returned.
 */
async function settleRate(
  { db, now }: Settler,
  rate: StoredRate,
  { flowId, status }: Omit<Report, 'subjectId'>,
): Promise<Unfit | undefined> {
  const isWaiting = rate.flowId === flowId;
  const release = () =>
    updateRate(db, rate.id, { flowId: null, version: rate.version + 1, lastModifyTime: now });
  if (status === 'revoked') {
    if (rate.approvedFlowId === flowId && rate.status === 'published')
      await moveRate({ db, now, userId: null }, rate, { status: 'suspended' });
  } else if (status === 'approved' && isWaiting) {
    const why = await whyUnfit(db, rate, now);
    if (!why) await publishRate({ db, now, userId: rate.publisherId }, rate, flowId);
    else await release();
    return why;
  } else if (status === 'running') {
    // An administrator may bring a request back to life: the rate waits for it again.
    if (rate.status === 'draft' && rate.flowId === null)
      await updateRate(db, rate.id, { flowId, version: rate.version + 1 });
  } else if (isWaiting) await release();
  return undefined;
}
