import { AppError } from '@fairway/contract/app-error.ts';
import type { LostReason } from '@fairway/contract/quotes.ts';
import { type QuoteEnd, quoteStateAt, refusalToEnd } from '@fairway/domain/quotes/quote-state.ts';
import type { Context } from '../http/context.ts';
import { quoteStateWords } from '../language/quote-words.ts';
import { quoteBehind } from './links.ts';
import { heldQuote, readerOf } from './sight.ts';
import { changeQuote, type StoredQuote, takeQuote } from './store.ts';
import { tellAboutQuote } from './tell-about-quote.ts';

/** The customer accepts in their own name, who made it in that of whoever told them so. */
export async function acceptQuote(ctx: Context, id: string, name: string) {
  const reader = await readerOf(ctx);
  const quote = await heldQuote(ctx, id, reader);
  if (reader.isStaff && !reader.mayQuote) throw new AppError('FORBIDDEN');
  const { realName, userId } = ctx.session;
  const acceptedName = reader.isStaff ? name || quote.customerNameZh || quote.addressee : realName;
  await accept(ctx, quote, { acceptedName, acceptedBy: userId });
  return { id, version: quote.version, status: 'accepted' as const };
}

/** Behind the link it is accepted in a name that was typed. */
export async function acceptSharedQuote(ctx: Context<'open'>, token: string, acceptedName: string) {
  const { quote } = await quoteBehind(ctx, token, takeQuote);
  ctx.auditTarget(`${quote.quoteNo} ${acceptedName}`);
  // Without a session no reply is kept: the same name once more is a retry.
  if (quote.status === 'accepted' && quote.acceptedBy === null && quote.acceptedName === acceptedName)
    return { status: 'accepted' as const, acceptedAt: quote.acceptedAt?.getTime() ?? ctx.now.getTime() };
  await accept(ctx, quote, { acceptedName, acceptedBy: null });
  return { status: 'accepted' as const, acceptedAt: ctx.now.getTime() };
}

export async function loseQuote(
  ctx: Context,
  id: string,
  { reason, remark }: { reason: LostReason; remark: string },
) {
  const quote = await heldQuote(ctx, id, await readerOf(ctx));
  refuseEnd(ctx, quote, 'lost');
  await changeQuote(ctx.db, id, {
    ...{ status: 'lost', lostAt: ctx.now, lostReason: reason, lostRemark: remark },
    lastModifyTime: ctx.now,
  });
  return { id, version: quote.version, status: 'lost' as const };
}

async function accept(
  ctx: Pick<Context, 'db' | 'bus' | 'afterCommit' | 'now' | 'language'>,
  quote: StoredQuote,
  by: Pick<StoredQuote, 'acceptedName' | 'acceptedBy'>,
): Promise<void> {
  const { db, now } = ctx;
  refuseEnd(ctx, quote, 'accepted');
  await changeQuote(db, quote.id, { ...by, status: 'accepted', acceptedAt: now, lastModifyTime: now });
  // Nobody is told of what they did themselves.
  const userIds = by.acceptedBy === quote.ownerId ? [] : [quote.ownerId];
  const creatorUserId = by.acceptedBy ?? undefined;
  await tellAboutQuote(ctx, quote, { what: 'accepted', userIds, name: by.acceptedName, creatorUserId, now });
}

function refuseEnd(
  { now, language }: Pick<Context, 'now' | 'language'>,
  { status, validUntil }: StoredQuote,
  end: QuoteEnd,
): void {
  const state = quoteStateAt({ status, validUntil: validUntil.getTime() }, now.getTime());
  const refusal = refusalToEnd(state, end);
  const words = quoteStateWords[state][language];
  if (refusal) throw new AppError(refusal, { state: language === 'en' ? words.toLowerCase() : words });
}
