import type { Feature } from '../feature.ts';
import { readWithModule } from '../http/table-readers.ts';
import { carryOverCharges } from './carry-over.ts';
import { chargeChangeSeed } from './changes/charge-change-seed.ts';
import { chargeChangeJobs } from './changes/jobs.ts';
import { chargeChangeRoutes } from './changes/routes.ts';
import { chargeRoutes } from './routes.ts';
import { countUnapproved } from './store.ts';
import { giveUpTemplates } from './template-store.ts';

export const charges: Feature = {
  routes: (extensions) => [...chargeRoutes(extensions), ...chargeChangeRoutes],
  jobs: chargeChangeJobs,
  builtIn: [chargeChangeSeed],
  tableReaders: { charges: readWithModule('charge') },
  forgetPerson: giveUpTemplates,
  waiting: { count: countUnapproved, carryOver: carryOverCharges },
};
