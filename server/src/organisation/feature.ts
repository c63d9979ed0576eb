import type { Feature } from '../feature.ts';
import { departmentsHeld, reportsHeld } from './holding-store.ts';
import { organisationRoutes } from './routes.ts';

export const organisation: Feature = {
  routes: organisationRoutes,
  demo: [
    {
      name: 'demo',
      load: async () => (await import('./demo/load-demo-organisation.ts')).loadDemoOrganisation,
    },
    {
      name: 'demoEnglish',
      load: async () => (await import('./demo/load-english-names.ts')).loadEnglishNames,
    },
  ],
  holdings: [departmentsHeld, reportsHeld],
};
