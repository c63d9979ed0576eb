import type { Feature } from '../feature.ts';
import { readWithModule } from '../http/table-readers.ts';
import { chargeRoutes } from './routes.ts';
import { countUnapproved } from './store.ts';
import { giveUpTemplates } from './template-store.ts';

export const charges: Feature = {
  routes: chargeRoutes,
  tableReaders: { charges: readWithModule('charge') },
  forgetPerson: giveUpTemplates,
  countWaiting: countUnapproved,
};
