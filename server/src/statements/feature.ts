import type { Feature } from '../feature.ts';
import { readWithModule } from '../http/table-readers.ts';
import { statementRoutes } from './routes.ts';

export const statements: Feature = {
  routes: statementRoutes,
  demo: [
    {
      name: 'demoPapers',
      load: async () => (await import('./demo/load-demo-statements.ts')).loadDemoStatements,
    },
  ],
  tableReaders: { statements: readWithModule('invoice') },
};
