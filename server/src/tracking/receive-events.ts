import { createHmac, timingSafeEqual } from 'node:crypto';
import { AppError } from '@fairway/contract/app-error.ts';
import type { Answer } from '@fairway/contract/endpoint.ts';
import type { EventSource } from '@fairway/contract/tracking.ts';
import { type receiveTrackingEvents, webhookHeaders } from '@fairway/contract/tracking-feeds.ts';
import type { OwnTransactionContext } from '../http/context.ts';
import { findFeed, insertDelivery, updateFeed } from './feed-store.ts';
import { eventsIn, readEvent } from './read-events.ts';
import { countOf, takeIn } from './take-in.ts';

const clockSkew = 5 * 60_000;

/** What is signed: the moment, the name of the delivery and the body as it came. */
export const signatureOf = (secret: string, timestamp: string, delivery: string, body: string): string =>
  `sha256=${createHmac('sha256', secret).update(`${timestamp}.${delivery}.${body}`).digest('hex')}`;

function isSigned(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Takes what a source sends: signed, fresh and once. */
export async function receiveEvents(
  ctx: OwnTransactionContext<'open'>,
  feedId: string,
): Promise<Answer<typeof receiveTrackingEvents>> {
  const { request, now } = ctx;
  const header = (name: string): string => String(request.headers[name] ?? '');
  const [timestamp, delivery, signature] = [
    header(webhookHeaders.timestamp),
    header(webhookHeaders.delivery),
    header(webhookHeaders.signature),
  ];
  const feed = await ctx.read((db) => findFeed(db, feedId));
  const body = request.bodyText ?? '';
  // Whoever does not know the secret learns nothing: neither which feeds there are nor how our clock goes.
  const isKnown = feed?.kind === 'webhook' && feed.isEnabled;
  const expected = signatureOf(isKnown ? feed.secret : 'no feed', timestamp, delivery, body);
  if (!isSigned(expected, signature) || !isKnown || !/^[\w.:-]{1,100}$/.test(delivery))
    throw new AppError('WEBHOOK_SIGNATURE_WRONG');
  const sentAt = /^\d{1,12}$/.test(timestamp) ? Number(timestamp) * 1000 : Number.NaN;
  if (!(Math.abs(now.getTime() - sentAt) <= clockSkew)) throw new AppError('WEBHOOK_CLOCK_WRONG');
  const read = (eventsIn(JSON.parse(body)) ?? []).map(readEvent);
  return ctx.transact(async (db) => {
    if (!(await insertDelivery(db, feedId, delivery, now))) throw new AppError('WEBHOOK_REPLAYED');
    const origin = { source: feed.source as EventSource, feedId };
    const { results } = await takeIn(db, read, origin, now);
    const taken = countOf(results, 'taken');
    await updateFeed(db, feedId, { lastSyncAt: now, ...(taken > 0 && { lastReportAt: now }) });
    return {
      ...{ taken, duplicates: countOf(results, 'duplicate'), retracted: countOf(results, 'retracted') },
      refused: countOf(results, 'refused'),
      results: results.map((result, index) => ({ index, ...result })),
    };
  });
}
