import type { FeatureLive } from '../wire/feature.ts';
import { requestScreen, requestsScreen } from './paths.ts';

const screens = [requestsScreen, requestScreen];

export const paymentRequestsLive = {
  handlers: {
    // Who asked may look at the request while it is decided.
    flowChanged() {
      if (screens.some((screen) => location.pathname.endsWith(screen)))
        void import('./request-reads.ts').then((file) => file.refreshRequests());
    },
  },
} satisfies FeatureLive;
