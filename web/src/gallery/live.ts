import type { FeatureLive } from '../wire/feature.ts';

const refresh = () => void import('./gallery-reads.ts').then((file) => file.refreshGallery());

/** Another administrator took something. */
export const galleryLive = {
  handlers: { firstHourChanged: refresh },
  afterGap: refresh,
} satisfies FeatureLive;
