import { entitiesWords } from '../entities/words.ts';
import { freightWords } from '../freight/words.ts';
import { masterDataWords } from '../master-data/words.ts';
import { sharedLinksWords } from '../shared-links/words.ts';
import type { Feature } from '../wire/feature.ts';
import { quotesActs, quotesActsTitle } from './audit-acts.ts';
import {
  addChargesPath,
  addChargesScreen,
  newQuotePath,
  newQuoteScreen,
  quoteEditScreen,
  quoteScreen,
  quotesPath,
} from './paths.ts';
import { quotesWords } from './words.ts';

export const quotesFeature = {
  words: [entitiesWords, masterDataWords, freightWords, sharedLinksWords, quotesWords],
  screens: [
    {
      path: quotesPath,
      isOwn: true,
      page: () => import('./list/quotes-page.tsx').then((page) => page.QuotesPage),
      group: 'apply',
    },
    {
      path: quoteScreen,
      isOwn: true,
      page: () => import('./detail/quote-page.tsx').then((page) => page.QuotePage),
      group: 'apply',
    },
    {
      path: newQuoteScreen,
      isOwn: true,
      page: () => import('./new/new-quote-page.tsx').then((page) => page.NewQuotePage),
      group: 'apply',
    },
    {
      path: quoteEditScreen,
      isOwn: true,
      page: () => import('./edit/quote-edit-page.tsx').then((page) => page.QuoteEditPage),
      group: 'apply',
    },
    {
      path: addChargesScreen,
      isOwn: true,
      page: () => import('./charges/add-charges-page.tsx').then((page) => page.AddChargesPage),
      group: 'apply',
    },
  ],
  auditActs: quotesActs,
  auditTitle: quotesActsTitle,
  links: { newQuote: newQuotePath, addCharges: addChargesPath, quotes: () => quotesPath },
  finders: () => import('./finders.ts').then((file) => file.quotesFinders),
  customerCards: () => import('./customer-quotes.tsx').then((file) => file.quotesCustomerCards),
} satisfies Feature;
