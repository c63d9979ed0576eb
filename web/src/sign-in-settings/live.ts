import type { FeatureLive } from '../wire/feature.ts';

const refresh = () => void import('./method-reads.ts').then((file) => file.refreshMethods());

/** Another administrator changed something. */
export const signInSettingsLive = {
  handlers: { signInMethodsChanged: refresh },
  afterGap: refresh,
} satisfies FeatureLive;
