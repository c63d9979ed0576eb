import type { FeatureLive } from '../wire/feature.ts';

const refresh = () => void import('./session-reads.ts').then((file) => file.refreshOnlineSessions());

export const onlineSessionsLive = {
  handlers: { onlineSessionsChanged: refresh },
  afterGap: refresh,
} satisfies FeatureLive;
