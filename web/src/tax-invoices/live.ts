import type { FeatureLive } from '../wire/feature.ts';
import { taxInvoiceScreen, taxInvoicesScreen } from './paths.ts';

const screens = [taxInvoicesScreen, taxInvoiceScreen];

const refresh = () => void import('./tax-reads.ts').then((file) => file.refreshTaxInvoices());

export const taxInvoicesLive = {
  handlers: {
    // Who applied may look at it while it is decided.
    flowChanged() {
      if (screens.some((screen) => location.pathname.endsWith(screen))) refresh();
    },
    // Who is told of a tax invoice may have it on the screen, as it was before.
    messagePush({ link = '' }) {
      if (link.startsWith(`${taxInvoiceScreen}?`)) refresh();
    },
  },
  afterGap: refresh,
} satisfies FeatureLive;
