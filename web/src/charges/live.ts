import type { FeatureLive } from '../wire/feature.ts';
import { chargeChangeScreen, chargeScreen } from './paths.ts';

const screens = [chargeChangeScreen, chargeScreen];

export const chargesLive = {
  handlers: {
    // What came of a request about a change order shows on its page and beside the charges.
    flowChanged() {
      if (screens.some((screen) => location.pathname.endsWith(screen)))
        void import('./charge-reads.ts').then((file) => file.refreshCharges());
    },
  },
} satisfies FeatureLive;
