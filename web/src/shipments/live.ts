import type { FeatureLive } from '../wire/feature.ts';
import { shipmentScreen } from './paths.ts';

const reads = () => import('./detail/shipment-reads.ts');
const refresh = () => void reads().then((file) => file.refreshShipment());

/** What was heard of a shipment is shown while it is on the screen. */
export const shipmentsLive = {
  handlers: {
    shipmentChanged: ({ shipmentId }) => void reads().then((file) => file.refreshOne(shipmentId)),
    messagePush({ link = '' }) {
      if (!link.startsWith(`${shipmentScreen}?`)) return;
      const id = new URLSearchParams(link.slice(shipmentScreen.length)).get('id') ?? '';
      void reads().then((file) => file.refreshTold(id));
    },
  },
  afterGap: refresh,
} satisfies FeatureLive;
