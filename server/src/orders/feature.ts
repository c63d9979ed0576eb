import type { Feature } from '../feature.ts';
import { readWithModule } from '../http/table-readers.ts';
import { ordersHeld } from './holding-store.ts';
import { orderJobs } from './jobs.ts';
import { orderPlaces } from './order-files.ts';
import { orderThread } from './order-thread.ts';
import { ordersCreditUse } from './orders-credit-use.ts';
import { orderRoutes } from './routes.ts';
import { orderChanged } from './tell-order-screens.ts';
import { forgetTemplates } from './templates.ts';

export const orders: Feature = {
  routes: orderRoutes,
  jobs: orderJobs,
  filePlaces: orderPlaces,
  threads: { order: orderThread },
  news: { order: orderChanged },
  demo: [
    { name: 'demoOrders', load: async () => (await import('./demo/load-demo-orders.ts')).loadDemoOrders },
  ],
  tableReaders: { orders: readWithModule('onlineOrder') },
  creditUses: { orders: ordersCreditUse },
  forgetPerson: forgetTemplates,
  holdings: [ordersHeld],
};
