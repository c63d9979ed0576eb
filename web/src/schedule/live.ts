import type { FeatureLive } from '../wire/feature.ts';

const refresh = () => void import('./schedule-reads.ts').then((file) => file.refreshSchedule());

/** Somebody invited, moved, answered or cancelled. */
export const scheduleLive = {
  handlers: { scheduleChanged: refresh },
  afterGap: refresh,
} satisfies FeatureLive;
