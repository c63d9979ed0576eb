import type { FeatureLive } from '../wire/feature.ts';

const refresh = () => void import('./report-reads.ts').then((file) => file.refreshReports());

export const reportLogLive = {
  handlers: { reportLogChanged: refresh },
  afterGap: refresh,
} satisfies FeatureLive;
