import type { Feature } from '../feature.ts';
import { sessionJobs } from './jobs.ts';
import { reportRefusals } from './report-refusals.ts';
import { sessionRoutes } from './routes.ts';

export const session: Feature = {
  routes: (extensions) => sessionRoutes(extensions),
  jobs: sessionJobs,
  refusalBurst: reportRefusals,
  demo: [
    { name: 'demo', load: async () => (await import('./demo/load-demo-passwords.ts')).loadDemoPasswords },
  ],
};
