import type { Feature } from '../feature.ts';
import { readWithModule } from '../http/table-readers.ts';
import { customersHeld } from './holding-store.ts';
import { customerRoutes } from './routes.ts';

export const customers: Feature = {
  routes: customerRoutes,
  demo: [
    {
      name: 'demoCustomers',
      load: async () => (await import('./demo/load-demo-customers.ts')).loadDemoCustomers,
    },
  ],
  tableReaders: { customers: readWithModule('customers') },
  holdings: [customersHeld],
};
