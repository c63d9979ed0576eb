import type { QuoteLanguage } from '@fairway/contract/quotes.ts';
import { contentDisposition } from '../files/describe-file.ts';
import type { Bytes, Context } from '../http/context.ts';
import { quotePaperWords } from '../language/quote-words.ts';
import { drawQuote } from './draw-quote.ts';
import { quoteBehind } from './links.ts';
import { senderOf } from './show-quotes.ts';
import { readerOf, visibleQuote } from './sight.ts';
import type { StoredQuote } from './store.ts';

/** The same paper for everybody who may see the quote. */
export async function getQuotePdf(
  ctx: Context,
  id: string,
  language: QuoteLanguage | undefined,
): Promise<Bytes> {
  const quote = await visibleQuote(ctx, id, await readerOf(ctx));
  return printed(ctx, quote, language);
}

export async function getSharedQuotePdf(
  ctx: Context<'open'>,
  token: string,
  language: QuoteLanguage | undefined,
): Promise<Bytes> {
  const { quote } = await quoteBehind(ctx, token);
  return printed(ctx, quote, language);
}

async function printed(
  { db, now }: Pick<Context, 'db' | 'now'>,
  quote: StoredQuote,
  wanted: QuoteLanguage | undefined,
): Promise<Bytes> {
  const language = wanted ?? quote.language;
  const body = await drawQuote(quote, await senderOf(db, quote, language), language, now);
  const name = `${quotePaperWords(language).title} ${quote.quoteNo}.pdf`;
  const headers = {
    'content-disposition': contentDisposition('inline', name),
    'cache-control': 'no-store',
  };
  return { contentType: 'application/pdf', body, headers };
}
