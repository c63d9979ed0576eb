import type { FeatureLive } from '../wire/feature.ts';

const refresh = () => void import('./area-reads.ts').then((file) => file.refreshAreas());

/** Another administrator changed something. */
export const areasLive = {
  handlers: { areasChanged: refresh },
  afterGap: refresh,
} satisfies FeatureLive;
