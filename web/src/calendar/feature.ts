import type { Feature } from '../wire/feature.ts';
import { calendarActs, calendarActsTitle } from './audit-acts.ts';
import { calendarLive } from './live.ts';
import { calendarScreen } from './paths.ts';
import { calendarWords } from './words.ts';

export const calendarFeature = {
  words: [calendarWords],
  screens: [
    {
      path: calendarScreen,
      isOwn: true,
      group: 'apply',
      page: () => import('./calendar-page.tsx').then((page) => page.CalendarPage),
    },
  ],
  live: calendarLive,
  auditActs: calendarActs,
  auditTitle: calendarActsTitle,
} satisfies Feature;
