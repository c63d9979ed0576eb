import { AppError } from '@fairway/contract/app-error.ts';
import type { Received } from '@fairway/contract/endpoint.ts';
import type { updateQuote as updateQuoteCall } from '@fairway/contract/quotes.ts';
import { linesBelowFloor, rewrittenLines, totalsOfLines } from '@fairway/domain/quotes/quote-lines.ts';
import { refuseUnseenCustomer } from '../customers/refuse-unseen-customer.ts';
import { companyDay } from '../freight/company-day.ts';
import { conversions } from '../freight/convert-prices.ts';
import type { Context } from '../http/context.ts';
import { chargeNamer } from './charge-names.ts';
import { type AskedPrices, priceQuote } from './price-quote.ts';
import { addressed, quoteSearchText } from './quote-row.ts';
import { refuseRateOfOthers } from './refuse-rate-of-others.ts';
import { refuseValidUntil } from './refuse-valid-until.ts';
import { heldDraft, heldQuote, readerOf } from './sight.ts';
import { changeQuote, deleteQuoteRow } from './store.ts';

/** Writes a draft anew: whom it is for, its lines with the prices somebody chose, until when it is valid. */
export async function updateQuote(ctx: Context, id: string, body: Received<typeof updateQuoteCall>['body']) {
  const { db, now } = ctx;
  const { version, lines: written, validUntil, ...head } = body;
  const quote = await heldDraft(ctx, id, version, await readerOf(ctx));
  refuseValidUntil(validUntil, quote.rate.validTo, now);
  if (head.customerId !== null && head.customerId !== quote.customerId) {
    await refuseUnseenCustomer(ctx, head.customerId);
    await refuseRateOfOthers(db, quote.rateId, head.customerId);
  }
  const { customerWords, ...names } = await addressed(ctx, head);
  const lines = rewrittenLines(quote.lines, written, await chargeNamer(db));
  const totals = totalsOfLines(lines);
  const convert = await conversions(db, { currency: quote.currency, today: companyDay(now) }, totals);
  await changeQuote(db, id, {
    ...{ ...names, lines, totals, ...convert({ totals, teu: quote.teu }) },
    ...{ isBelowFloor: linesBelowFloor(lines).length > 0, validUntil: new Date(validUntil) },
    searchText: quoteSearchText(quote.quoteNo, quote.rate, { ...names, customerWords }),
    ...{ version: version + 1, lastModifyTime: now },
  });
  return { id, version: version + 1 };
}

/** Computes a draft anew from its rate as it is today; what somebody changed or added is gone. */
export async function repriceQuote(
  ctx: Context,
  id: string,
  { version, ...asked }: AskedPrices & { version: number },
) {
  const quote = await heldDraft(ctx, id, version, await readerOf(ctx));
  const prices = await priceQuote(ctx, quote.rateId, quote.customerId, asked);
  await changeQuote(ctx.db, id, { ...prices, version: version + 1, lastModifyTime: ctx.now });
  return { id, version: version + 1 };
}

export async function deleteQuote(ctx: Context, id: string): Promise<null> {
  const quote = await heldQuote(ctx, id, await readerOf(ctx));
  if (quote.status !== 'draft') throw new AppError('QUOTE_NOT_DRAFT');
  await deleteQuoteRow(ctx.db, id);
  return null;
}
