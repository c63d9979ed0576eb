import type { FeatureLive } from '../wire/feature.ts';

const refresh = () => void import('./user-reads.ts').then((file) => file.refreshUsers());

export const usersLive = {
  handlers: { userChanged: refresh },
  afterGap: refresh,
} satisfies FeatureLive;
