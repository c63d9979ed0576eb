import type { Feature } from '../wire/feature.ts';
import { scheduleActs, scheduleActsTitle } from './audit-acts.ts';
import { scheduleLive } from './live.ts';
import {
  calendarOfSchedulePath,
  scheduleDetailPath,
  scheduleFormPath,
  schedulePath,
  scheduleServicesPath,
} from './paths.ts';
import { scheduleWords } from './words.ts';

const calendarPage = () => import('./schedule-page.tsx').then((page) => page.SchedulePage);

export const scheduleFeature = {
  words: [scheduleWords],
  screens: [
    { path: schedulePath, group: 'apply', page: calendarPage },
    { path: calendarOfSchedulePath, group: 'apply', page: calendarPage },
    {
      path: scheduleFormPath,
      group: 'apply',
      page: () => import('./schedule-form-page.tsx').then((page) => page.ScheduleFormPage),
    },
    {
      path: scheduleServicesPath,
      isOwn: true,
      group: 'apply',
      page: () => import('./services/services-page.tsx').then((page) => page.ServicesPage),
    },
    {
      path: scheduleDetailPath,
      group: 'apply',
      page: () => import('./schedule-detail-page.tsx').then((page) => page.ScheduleDetailPage),
    },
  ],
  live: scheduleLive,
  auditActs: scheduleActs,
  auditTitle: scheduleActsTitle,
} satisfies Feature;
