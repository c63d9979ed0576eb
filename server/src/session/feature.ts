import type { Feature } from '../feature.ts';
import { readWithModule } from '../http/table-readers.ts';
import { sessionJobs } from './jobs.ts';
import { onlineSessionRoutes } from './online/routes.ts';
import { onlineSessionsChanged } from './online/tell-session-screens.ts';
import { reportRefusals } from './report-refusals.ts';
import { sessionRoutes } from './routes.ts';

export const session: Feature = {
  routes: (extensions) => [...sessionRoutes(extensions), ...onlineSessionRoutes],
  jobs: sessionJobs,
  news: { onlineSession: onlineSessionsChanged },
  tableReaders: { onlineSessions: readWithModule('onlineSession') },
  refusalBurst: reportRefusals,
  demo: [
    { name: 'demo', load: async () => (await import('./demo/load-demo-passwords.ts')).loadDemoPasswords },
  ],
};
