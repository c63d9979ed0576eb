import type { Feature } from '../feature.ts';
import { meetingsHeld } from './hand-over-meetings.ts';
import { scheduleJobs } from './jobs.ts';
import { scheduleRoutes } from './routes.ts';
import { scheduleChanged } from './schedule-changed.ts';
import { schedulePlaces } from './schedule-places.ts';
import { forgetSchedule } from './store.ts';

export const schedule: Feature = {
  routes: scheduleRoutes,
  jobs: scheduleJobs,
  news: { schedule: scheduleChanged },
  filePlaces: schedulePlaces,
  demo: [
    {
      name: 'demoSchedule',
      load: async () => (await import('./demo/load-demo-schedule.ts')).loadDemoSchedule,
    },
  ],
  holdings: [meetingsHeld],
  forgetPerson: forgetSchedule,
};
