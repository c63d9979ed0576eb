import type { Feature } from '../feature.ts';
import { readWithModule } from '../http/table-readers.ts';
import { exceptionsHeld } from './holding-store.ts';
import { trackingJobs } from './jobs.ts';
import { forgetNewsOf } from './news-store.ts';
import { trackingRoutes } from './routes.ts';
import { shipmentChanged } from './tell-screens.ts';

export const tracking: Feature = {
  routes: trackingRoutes,
  jobs: trackingJobs,
  news: { shipment: shipmentChanged },
  forgetPerson: forgetNewsOf,
  demo: [
    {
      name: 'demoTracking',
      load: async () => (await import('./demo/load-demo-tracking.ts')).loadDemoTracking,
    },
  ],
  tableReaders: {
    exceptions: readWithModule('tracking'),
    demurrageTariffs: readWithModule('demurrageTariff'),
  },
  holdings: [exceptionsHeld],
};
