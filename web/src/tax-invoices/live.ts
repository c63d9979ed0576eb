import type { FeatureLive } from '../wire/feature.ts';
import { taxInvoiceScreen, taxInvoicesScreen } from './paths.ts';

const screens = [taxInvoicesScreen, taxInvoiceScreen];

export const taxInvoicesLive = {
  handlers: {
    // Who applied may look at it while it is decided.
    flowChanged() {
      if (screens.some((screen) => location.pathname.endsWith(screen)))
        void import('./tax-reads.ts').then((file) => file.refreshTaxInvoices());
    },
  },
} satisfies FeatureLive;
