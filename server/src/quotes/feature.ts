import type { Feature } from '../feature.ts';
import { readWithModule } from '../http/table-readers.ts';
import { countQuotes } from './count-quotes.ts';
import { quotesHeld } from './holding-store.ts';
import { quoteRoutes } from './routes.ts';

export const quotes: Feature = {
  routes: quoteRoutes,
  demo: [
    { name: 'demoQuotes', load: async () => (await import('./demo/load-demo-quotes.ts')).loadDemoQuotes },
  ],
  tableReaders: { quotes: readWithModule('freight') },
  reportFigures: { quotes: countQuotes },
  holdings: [quotesHeld],
};
