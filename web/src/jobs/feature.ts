import type { Feature } from '../wire/feature.ts';
import { jobsActs, jobsActsTitle } from './audit-acts.ts';
import { jobsLive } from './live.ts';
import { failedJobsScreen, jobsScreen } from './paths.ts';
import { jobsWords } from './words.ts';

export const jobsFeature = {
  words: [jobsWords],
  screens: [
    {
      path: jobsScreen,
      isOwn: true,
      group: 'apply',
      page: () => import('./kinds/job-kinds-page.tsx').then((page) => page.JobKindsPage),
    },
    {
      path: failedJobsScreen,
      isOwn: true,
      group: 'apply',
      page: () => import('./failed/failed-jobs-page.tsx').then((page) => page.FailedJobsPage),
    },
  ],
  live: jobsLive,
  auditActs: jobsActs,
  auditTitle: jobsActsTitle,
} satisfies Feature;
