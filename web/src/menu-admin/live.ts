import type { FeatureLive } from '../wire/feature.ts';

const refresh = () => void import('./menu-reads.ts').then((file) => file.refreshMenuAdmin());

/** Another administrator changed something. */
export const menuAdminLive = {
  handlers: { menusChanged: refresh },
  afterGap: refresh,
} satisfies FeatureLive;
