import type { FeatureLive } from '../wire/feature.ts';

const refresh = () => void import('./setting-reads.ts').then((file) => file.refreshSettings());

/** Another administrator changed something. */
export const settingsLive = {
  handlers: { settingsChanged: refresh },
  afterGap: refresh,
} satisfies FeatureLive;
