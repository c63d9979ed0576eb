import type { sharedQuotePath } from '@fairway/contract/quotes.ts';

// In a file of its own, and written out: it comes with the login, where every byte counts.
export const sharedQuoteScreen = '/pages/freight/quote/shared' satisfies typeof sharedQuotePath;
