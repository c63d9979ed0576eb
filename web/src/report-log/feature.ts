import type { Feature } from '../wire/feature.ts';
import { reportLogActs, reportLogActsTitle } from './audit-acts.ts';
import { reportLogLive } from './live.ts';
import { reportFormScreen, reportsScreen, reportTeamScreen } from './paths.ts';
import { reportLogWords } from './words.ts';

export const reportLogFeature = {
  words: [reportLogWords],
  screens: [
    {
      path: reportsScreen,
      page: () => import('./list/reports-page.tsx').then((page) => page.ReportsPage),
      group: 'apply',
    },
    {
      path: reportFormScreen,
      page: () => import('./form/report-form-page.tsx').then((page) => page.ReportFormPage),
      group: 'apply',
    },
    {
      path: reportTeamScreen,
      isOwn: true,
      page: () => import('./team/team-page.tsx').then((page) => page.TeamPage),
      group: 'apply',
    },
  ],
  live: reportLogLive,
  auditActs: reportLogActs,
  auditTitle: reportLogActsTitle,
} satisfies Feature;
