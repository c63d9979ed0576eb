import { entitiesWords } from '../entities/words.ts';
import { freightWords } from '../freight/words.ts';
import { invoicesWords } from '../invoices/words.ts';
import { masterDataWords } from '../master-data/words.ts';
import type { Feature } from '../wire/feature.ts';
import { paymentRequestsActs, paymentRequestsActsTitle } from './audit-acts.ts';
import { paymentRequestsLive } from './live.ts';
import {
  makeRequestPathOf,
  makeRequestScreen,
  requestPathOf,
  requestScreen,
  requestsScreen,
} from './paths.ts';
import { paymentRequestsWords } from './words.ts';

export const paymentRequestsFeature = {
  words: [entitiesWords, masterDataWords, freightWords, invoicesWords, paymentRequestsWords],
  screens: [
    {
      path: requestsScreen,
      isOwn: true,
      page: () => import('./list/requests-page.tsx').then((page) => page.RequestsPage),
      group: 'apply',
    },
    {
      path: requestScreen,
      isOwn: true,
      page: () => import('./detail/request-page.tsx').then((page) => page.RequestPage),
      group: 'apply',
    },
    {
      path: makeRequestScreen,
      isOwn: true,
      page: () => import('./making/make-request-page.tsx').then((page) => page.MakeRequestPage),
      group: 'apply',
    },
  ],
  live: paymentRequestsLive,
  auditActs: paymentRequestsActs,
  auditTitle: paymentRequestsActsTitle,
  links: {
    paymentRequest: requestPathOf,
    payInvoices: makeRequestPathOf,
    paymentRequests: () => requestsScreen,
  },
} satisfies Feature;
