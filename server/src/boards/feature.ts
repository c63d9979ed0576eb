import type { Feature } from '../feature.ts';
import { readWithModule } from '../http/table-readers.ts';
import { figureJobs } from './figures/jobs.ts';
import { readFiguresAhead } from './figures/kept-figures.ts';
import { boardRoutes } from './routes.ts';

const [ofCompany, ofPerson] = [readWithModule('enterpriseBoard'), readWithModule('personalBoard')];

export const boards: Feature = {
  routes: boardRoutes,
  jobs: figureJobs,
  warmUp: readFiguresAhead,
  demo: [
    {
      name: 'demoTargets',
      load: async () => (await import('./targets/demo/load-demo-targets.ts')).loadDemoTargets,
    },
  ],
  tableReaders: {
    boardShipments: async (caller, part) => (await ofCompany(caller, part)) || (await ofPerson(caller, part)),
    enterpriseBoard: ofCompany,
    personalBoard: ofPerson,
  },
};
