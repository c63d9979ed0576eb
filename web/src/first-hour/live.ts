import type { FeatureLive } from '../wire/feature.ts';

const refresh = () => void import('./first-hour-reads.ts').then((file) => file.refreshFirstHour());

/** The steps are counted from what others manage: whatever changes there changes them. */
export const firstHourLive = {
  handlers: {
    firstHourChanged: refresh,
    unitsChanged: refresh,
    userChanged: refresh,
    settingsChanged: refresh,
  },
  afterGap: refresh,
} satisfies FeatureLive;
