import type { quotePath } from '@fairway/contract/quotes.ts';

const withQuery = (path: string, query: URLSearchParams) => `${path}?${query}`;
const withId = (path: string, id: string) => withQuery(path, new URLSearchParams({ id }));

export const quotesPath = '/pages/freight/quotes';
export const newQuoteScreen = '/pages/freight/quote/new';
export const addChargesScreen = '/pages/freight/quote/charges';
export const quoteEditScreen = '/pages/freight/quote/edit';
// Written out, as the one before the login: it must not load the contract.
export const quoteScreen = '/pages/freight/quote/detail' satisfies typeof quotePath;

/** One quote on its own page. */
export const quotePathOf = (id: string): string => withId(quoteScreen, id);
export const quoteEditPath = (id: string): string => withId(quoteEditScreen, id);

/** Local charges to be put into a draft; `asked` is which, as the address of their search says it. */
export const addChargesPath = (asked: Readonly<Record<string, string>>): string =>
  withQuery(addChargesScreen, new URLSearchParams(asked));

/** A quote to be made from a rate; `asked` is what is to be carried and for whom, as the search has it in the address. */
export function newQuotePath(rateId: string, asked: URLSearchParams = new URLSearchParams()): string {
  const query = new URLSearchParams(asked);
  query.set('rateId', rateId);
  return withQuery(newQuoteScreen, query);
}
