import type { Feature } from '../feature.ts';
import { readWithModule } from '../http/table-readers.ts';
import { linesHeld } from './holding-store.ts';
import { masterDataSeed } from './master-data-seed.ts';
import { masterDataRoutes } from './routes.ts';

export const masterData: Feature = {
  routes: masterDataRoutes,
  builtIn: [masterDataSeed],
  demo: [
    {
      name: 'demoSailings',
      load: async () => (await import('./demo/load-demo-sailings.ts')).loadDemoSailings,
    },
    {
      name: 'demoExchangeRates',
      load: async () => (await import('./demo/load-demo-exchange-rates.ts')).loadDemoExchangeRates,
    },
  ],
  tableReaders: {
    masterData: readWithModule('masterData'),
    sailings: readWithModule('sailings'),
    exchangeRates: readWithModule('exchangeRates'),
  },
  holdings: [linesHeld],
};
