import type { FeatureLive } from '../wire/feature.ts';
import { followNetwork } from './form/follow-network.ts';
import { orderScreen } from './paths.ts';

const refresh = () => void import('./order-reads.ts').then((file) => file.refreshOrders());

export const ordersLive = {
  start: followNetwork,
  handlers: {
    orderChanged: refresh,
    // Who is told of an order may have it on the screen, as it was before.
    messagePush({ link = '' }) {
      if (link.startsWith(`${orderScreen}?`)) refresh();
    },
  },
  afterGap: refresh,
} satisfies FeatureLive;
