import type { FeatureLive } from '../wire/feature.ts';

const refresh = () => void import('./calendar-reads.ts').then((file) => file.refreshCalendar());

/** Another administrator changed something. */
export const calendarLive = {
  handlers: { calendarChanged: refresh },
  afterGap: refresh,
} satisfies FeatureLive;
