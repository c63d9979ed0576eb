import type { FeatureLive } from '../wire/feature.ts';

const refresh = () => void import('./unit-reads.ts').then((file) => file.refreshUnits());

/** Another administrator changed something. */
export const organisationAdminLive = {
  handlers: { unitsChanged: refresh },
  afterGap: refresh,
} satisfies FeatureLive;
