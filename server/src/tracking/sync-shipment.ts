import { AppError } from '@fairway/contract/app-error.ts';
import type { Answer } from '@fairway/contract/endpoint.ts';
import type { syncShipmentTracking } from '@fairway/contract/tracking-feeds.ts';
import type { OwnTransactionContext } from '../http/context.ts';
import { carrierNumbers } from '../shipments/carrier-numbers.ts';
import { askFeed, feedProblem } from './ask-feed.ts';
import { countCall, type FeedRow, findAskedFeeds } from './feed-store.ts';
import { takePage } from './pull-feed.ts';

const mostFeeds = 20;
const mostBoxes = 10;
const mostPages = 5;

/** What of a shipment a feed is asked for, by one parameter of DCSA Track & Trace; together they would narrow. */
type Question = ['carrierBookingReference' | 'transportDocumentReference' | 'equipmentReference', string];

/** Asks every feed for one shipment: by its booking, otherwise its bill, otherwise its boxes. */
export async function syncShipment(
  ctx: OwnTransactionContext,
  id: string,
): Promise<Answer<typeof syncShipmentTracking>> {
  const { questions, feeds } = await ctx.read(async (db) => {
    const { soNo, mblNo, containerNos } = await carrierNumbers({ ...ctx, db }, id);
    const asked: Question[] = [
      ...(soNo ? [['carrierBookingReference', soNo] as Question] : []),
      ...(mblNo ? [['transportDocumentReference', mblNo] as Question] : []),
      ...containerNos.slice(0, mostBoxes).map((containerNo): Question => ['equipmentReference', containerNo]),
    ];
    return { questions: asked, feeds: await findAskedFeeds(db, mostFeeds) };
  });
  if (questions.length === 0) throw new AppError('SHIPMENT_WITHOUT_NUMBERS');
  const answers = await Promise.all(feeds.map((feed) => askAll(ctx, feed, questions)));
  if (feeds.length > 0 && answers.every(({ problem }) => problem === 'tooOften'))
    throw new AppError('FEED_ASKED_TOO_OFTEN');
  return {
    feeds: feeds.length,
    taken: answers.reduce((sum, { taken }) => sum + taken, 0),
    failed: answers.filter(({ problem }) => problem !== undefined).length,
  };
}

interface Answered {
  taken: number;
  problem?: 'tooOften' | 'failed';
}

/** The questions after one that has an answer are not asked any more, except that boxes are one question together. */
async function askAll(
  ctx: OwnTransactionContext,
  feed: FeedRow,
  questions: readonly Question[],
): Promise<Answered> {
  let taken = 0;
  let answered: Question[0] | undefined;
  for (const [parameter, value] of questions) {
    if (answered !== undefined && (answered !== parameter || parameter !== 'equipmentReference')) break;
    let url: URL | undefined = new URL(feed.url);
    url.searchParams.set(parameter, value);
    for (let pages = 0; url !== undefined && pages < mostPages; pages += 1) {
      if (!(await ctx.commitNow((db) => countCall(db, feed.id, ctx.now))))
        return { taken, problem: 'tooOften' };
      try {
        const page = await askFeed(ctx.config, feed, url);
        if (page && page.sent.length > 0) answered = parameter;
        taken += page ? await takePage(ctx, feed, page) : 0;
        url = page?.next;
      } catch (error) {
        ctx.log.warn(
          { feedId: feed.id, problem: feedProblem(error) },
          'a feed was asked for a shipment in vain',
        );
        return { taken, problem: 'failed' };
      }
    }
  }
  return { taken };
}
