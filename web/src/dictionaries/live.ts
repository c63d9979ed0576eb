import type { FeatureLive } from '../wire/feature.ts';

const refresh = () => void import('./dictionary-reads.ts').then((file) => file.refreshDictionaries());

/** Another administrator changed something. */
export const dictionariesLive = {
  handlers: { dictionariesChanged: refresh },
  afterGap: refresh,
} satisfies FeatureLive;
