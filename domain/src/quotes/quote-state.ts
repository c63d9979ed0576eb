import type { QuoteState } from '@fairway/contract/quotes.ts';

/** What is written down; that one is over follows from the clock. */
export type StoredQuoteState = Exclude<QuoteState, 'expired'>;

/** What a quote is at a moment. Milliseconds. */
export const quoteStateAt = (
  { status, validUntil }: { status: StoredQuoteState; validUntil: number },
  now: number,
): QuoteState => ((status === 'sent' || status === 'viewed') && validUntil <= now ? 'expired' : status);

/** How a quote can end. */
export type QuoteEnd = 'accepted' | 'lost';

export type EndRefusal = 'QUOTE_NOT_SENT' | 'QUOTE_NOT_OPEN' | 'QUOTE_EXPIRED';

/** Why a quote cannot end so; nothing where it can. One that is over is not accepted any more, but can be given up. */
export function refusalToEnd(state: QuoteState, end: QuoteEnd): EndRefusal | undefined {
  if (state === 'draft') return 'QUOTE_NOT_SENT';
  if (state === 'accepted' || state === 'lost') return 'QUOTE_NOT_OPEN';
  return state === 'expired' && end === 'accepted' ? 'QUOTE_EXPIRED' : undefined;
}
