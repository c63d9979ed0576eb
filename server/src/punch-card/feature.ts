import type { Feature } from '../feature.ts';
import { readWithModule } from '../http/table-readers.ts';
import { countVisits } from './count-visits.ts';
import { explanationSeed } from './explanation-seed.ts';
import { forgetPunches } from './forget-punches.ts';
import { punchCardJobs } from './jobs.ts';
import { punchPlaces } from './punch-places.ts';
import { punchCardRoutes } from './routes.ts';
import { rulesNaming } from './rules-naming.ts';

export const punchCard: Feature = {
  routes: punchCardRoutes,
  jobs: punchCardJobs,
  builtIn: [explanationSeed],
  filePlaces: punchPlaces,
  tableReaders: {
    'punches-team': readWithModule('punchCard'),
    'punch-statistics': readWithModule('punchCard'),
  },
  forgetPerson: forgetPunches,
  unitUsers: { punchRules: rulesNaming },
  reportFigures: { visits: countVisits },
  demo: [
    { name: 'demoPunches', load: async () => (await import('./demo/load-demo-punches.ts')).loadDemoPunches },
  ],
};
