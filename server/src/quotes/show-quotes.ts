import type { QuoteLanguage, quoteColumns } from '@fairway/contract/quotes.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Db } from '../database/open.ts';
import type { Order } from '../database/page.ts';
import { companyDay } from '../freight/company-day.ts';
import { isRateInForce } from '../freight/rate-in-force.ts';
import type { Context } from '../http/context.ts';
import { pageOf } from '../http/page.ts';
import { companyNameIn } from '../organisation/company-name.ts';
import { contactOf } from '../people/contact-of.ts';
import { peopleNames } from '../people/people-by-id.ts';
import { quoteBehind } from './links.ts';
import { addresseeOf, type Sender, shownDetail, shownHead, shownToStranger } from './shown-quote.ts';
import { readerOf, visibleQuote } from './sight.ts';
import { findLink, listQuoteRows, markViewed, type QuoteFilters, type StoredQuote } from './store.ts';
import { tellAboutQuote } from './tell-about-quote.ts';

interface Paging extends Order<(typeof quoteColumns)[number]> {
  currentPage: number;
  pageSize: number;
  keyword?: string | undefined;
}

export async function listQuotes(ctx: Context, { filters, ...paging }: Paging & { filters: QuoteFilters }) {
  const { db, now, language } = ctx;
  const reader = await readerOf(ctx);
  const { rows, total } = await listQuoteRows(db, reader.sight, filters, { ...paging, now });
  const owners = await peopleNames(db, [...new Set(rows.map(({ ownerId }) => ownerId))], {
    withAccounts: false,
  });
  const list = rows.map((quote) =>
    shownHead(quote, reader, { language, now, ownerName: owners.get(quote.ownerId) ?? '' }),
  );
  return pageOf(list, paging, total);
}

export async function getQuote(ctx: Context, id: string) {
  const { db, now, language, session } = ctx;
  const reader = await readerOf(ctx);
  const found = await visibleQuote(ctx, id, reader);
  const quote = reader.isStaff ? found : await viewed(ctx, found, session);
  const [sender, link, isInForce] = await Promise.all([
    senderOf(db, quote, language),
    reader.isStaff ? findLink(db, id, now) : undefined,
    reader.isStaff && isRateInForce(db, quote.rateId, companyDay(now)),
  ]);
  return shownDetail(quote, reader, {
    ...{ language, now, sender, isRateChanged: !isInForce },
    link: link ? { createdAt: link.creatorTime.getTime(), expiresAt: link.expiresAt.getTime() } : null,
  });
}

/** What the link opens. A look of staff at it does not count. */
export async function openSharedQuote(ctx: Context<'open'>, token: string, isPreview: boolean) {
  const { quote: found, expiresAt } = await quoteBehind(ctx, token);
  const quote = isPreview ? found : await viewed(ctx, found, undefined);
  return shownToStranger(quote, {
    now: ctx.now,
    sender: await senderOf(ctx.db, quote, ctx.language),
    expiresAt,
  });
}

/** The first look of whoever it is for is noted, and its owner told. */
async function viewed(
  ctx: Pick<Context, 'db' | 'bus' | 'afterCommit' | 'now' | 'address' | 'requestId' | 'language'>,
  quote: StoredQuote,
  by: Context['session'] | undefined,
): Promise<StoredQuote> {
  const { db, now, address, requestId } = ctx;
  if (quote.status !== 'sent' || !(await markViewed(db, quote.id, now))) return quote;
  await writeAudit(db, {
    ...{ name: 'viewQuote', actor: by, at: now, target: quote.quoteNo, address, requestId },
  });
  await tellAboutQuote(ctx, quote, {
    ...{ what: 'viewed', userIds: [quote.ownerId], name: by?.realName ?? addresseeOf(quote, 'zh') },
    ...{ creatorUserId: by?.userId, now },
  });
  return { ...quote, status: 'viewed', viewedAt: now };
}

export async function senderOf(db: Db, { ownerId }: StoredQuote, language: QuoteLanguage): Promise<Sender> {
  const [companyName, { name, phone, email }] = await Promise.all([
    companyNameIn(db, language),
    contactOf(db, ownerId),
  ]);
  return { companyName, ownerName: name, ownerPhone: phone, ownerEmail: email };
}
