import { randomBytes } from 'node:crypto';
import { AppError } from '@fairway/contract/app-error.ts';
import { linkExpiry } from '@fairway/domain/quotes/valid-until.ts';
import type { Context } from '../http/context.ts';
import { hashOf } from '../session/token.ts';
import { heldQuote, readerOf } from './sight.ts';
import { deleteLink, findLinkByToken, findQuote, replaceLink, type StoredQuote } from './store.ts';

/** A link in place of the one before. Its token is told now and never again: only its hash stays. */
export async function makeLink({ db, now, session }: Context, quote: StoredQuote, hours: number | undefined) {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = linkExpiry(now.getTime(), quote.validUntil.getTime(), hours);
  await replaceLink(db, {
    ...{ tokenHash: hashOf(token), quoteId: quote.id, creatorUserId: session.userId },
    ...{ creatorTime: now, expiresAt: new Date(expiresAt) },
  });
  return { token, expiresAt };
}

export async function shareQuote(ctx: Context, id: string, hours: number | undefined) {
  const quote = await heldQuote(ctx, id, await readerOf(ctx));
  if (quote.status === 'draft') throw new AppError('QUOTE_NOT_SENT');
  return makeLink(ctx, quote, hours);
}

export async function revokeQuoteLink(ctx: Context, id: string): Promise<null> {
  await heldQuote(ctx, id, await readerOf(ctx));
  await deleteLink(ctx.db, id);
  return null;
}

/** The quote behind a token; unknown, revoked and over are the same. To change it, it is taken. */
export async function quoteBehind(
  { db, now }: Pick<Context, 'db' | 'now'>,
  token: string,
  find = findQuote,
): Promise<{ quote: StoredQuote; expiresAt: Date }> {
  const link = await findLinkByToken(db, hashOf(token), now);
  const quote = link && (await find(db, link.quoteId, 'all'));
  if (!quote) throw new AppError('QUOTE_LINK_INVALID');
  return { quote, expiresAt: link.expiresAt };
}
