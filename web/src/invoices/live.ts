import type { FeatureLive } from '../wire/feature.ts';
import { invoiceScreen, invoicesScreen } from './paths.ts';

const refresh = () => void import('./invoice-reads.ts').then((file) => file.refreshInvoices());

export const invoicesLive = {
  handlers: {
    // Who is told of an invoice may have it on the screen, as it was before.
    messagePush({ link = '' }) {
      if (link.startsWith(`${invoiceScreen}?`) || link === invoicesScreen) refresh();
    },
  },
  afterGap: refresh,
} satisfies FeatureLive;
