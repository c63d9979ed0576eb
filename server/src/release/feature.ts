import type { Feature } from '../feature.ts';
import { readWithModule } from '../http/table-readers.ts';
import { releaseJobs } from './jobs.ts';
import { releaseSeed } from './release-seed.ts';
import { releaseRoutes } from './routes.ts';

export const release: Feature = {
  routes: releaseRoutes,
  jobs: releaseJobs,
  builtIn: [releaseSeed],
  demo: [
    {
      name: 'demoReleases',
      load: async () => (await import('./demo/load-demo-releases.ts')).loadDemoReleases,
    },
  ],
  tableReaders: {
    releases: readWithModule('cargoRelease'),
    awaitingReleases: readWithModule('cargoRelease'),
  },
};
