import type { Feature } from '../feature.ts';
import { readWithModule } from '../http/table-readers.ts';
import { agingCreditUses } from './credit-uses.ts';
import { freezeSeed } from './freeze/freeze-seed.ts';
import { agingJobs } from './jobs.ts';
import { agingRoutes } from './routes.ts';

export const aging: Feature = {
  routes: agingRoutes,
  jobs: agingJobs,
  builtIn: [freezeSeed],
  creditUses: agingCreditUses,
  tableReaders: {
    aging: readWithModule('accountsAnalysis'),
    agingItems: readWithModule('accountsAnalysis'),
  },
};
