import type { Received } from '@fairway/contract/endpoint.ts';
import type { createQuote as createQuoteCall } from '@fairway/contract/quotes.ts';
import { usualValidUntil } from '@fairway/domain/quotes/valid-until.ts';
import { defaultZone } from '@fairway/domain/time/format-date.ts';
import { takeBillNumber } from '../bill/take-bill-number.ts';
import { refuseUnseenCustomer } from '../customers/refuse-unseen-customer.ts';
import { newId } from '../database/new-id.ts';
import type { Context } from '../http/context.ts';
import { priceQuote } from './price-quote.ts';
import { addressed, quoteSearchText, untouched } from './quote-row.ts';
import { refuseValidUntil } from './refuse-valid-until.ts';
import { readerOf, visibleQuote } from './sight.ts';
import { insertQuotes, type StoredQuote } from './store.ts';

/** A draft with the prices that the rate has for this customer now. */
export async function createQuote(ctx: Context, body: Received<typeof createQuoteCall>['body']) {
  const { rateId, validUntil, ...written } = body;
  await refuseUnseenCustomer(ctx, written.customerId);
  const prices = await priceQuote(ctx, rateId, written.customerId, written);
  const until = validUntil ?? usualValidUntil(ctx.now.getTime(), prices.rate.validTo, defaultZone);
  refuseValidUntil(until, prices.rate.validTo, ctx.now);
  return addDraft(ctx, { ...written, ...prices, validUntil: new Date(until) });
}

/** A draft with the same lines and prices, by whoever copies it. */
export async function copyQuote(ctx: Context, id: string) {
  const quote = await visibleQuote(ctx, id, await readerOf(ctx));
  const until = usualValidUntil(ctx.now.getTime(), quote.rate.validTo, defaultZone);
  return addDraft(ctx, { ...quote, validUntil: new Date(until) });
}

type Draft = Omit<
  StoredQuote,
  | keyof typeof untouched
  | 'id'
  | 'quoteNo'
  | 'searchText'
  | 'ownerId'
  | 'customerNameZh'
  | 'customerNameEn'
  | 'creatorTime'
  | 'lastModifyTime'
>;

async function addDraft(ctx: Context, draft: Draft) {
  const { db, now, session } = ctx;
  const head = await addressed(ctx, draft);
  const { customerWords: _, ...names } = head;
  const { rateId, mode, rate, sailing, asked, cargo, lines, excluded, totals, teu, currency } = draft;
  const { converted, missingRate, isBelowFloor, validUntil } = draft;
  const quoteNo = await takeBillNumber(db, 'QuoteNumber', session.userId, now);
  ctx.auditTarget(quoteNo);
  const id = newId(now.getTime());
  await insertQuotes(db, [
    {
      ...{ id, quoteNo, ...untouched, ...names, searchText: quoteSearchText(quoteNo, rate, head) },
      ...{ rateId, mode, rate, sailing, asked, cargo, lines, excluded, totals, teu, currency },
      ...{ converted, missingRate, isBelowFloor, validUntil },
      ...{ ownerId: session.userId, creatorTime: now, lastModifyTime: now },
    },
  ]);
  return { id, version: untouched.version, quoteNo };
}
