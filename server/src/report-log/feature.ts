import type { Feature } from '../feature.ts';
import { readWithModule } from '../http/table-readers.ts';
import { reportLogJobs } from './jobs.ts';
import { reportLogRoutes } from './routes.ts';
import { forgetPersonIn } from './store.ts';
import { reportLogChanged } from './tell.ts';

export const reportLog: Feature = {
  routes: reportLogRoutes,
  jobs: reportLogJobs,
  news: { reportLog: reportLogChanged },
  tableReaders: {
    'reports-sent': readWithModule('reportLog'),
    'reports-received': readWithModule('reportLog'),
    'reports-team': readWithModule('reportLog'),
    'report-statistics': readWithModule('reportLog'),
  },
  forgetPerson: forgetPersonIn,
  demo: [
    { name: 'demoReports', load: async () => (await import('./demo/load-demo-reports.ts')).loadDemoReports },
  ],
};
