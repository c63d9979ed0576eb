import type { FeatureLive } from '../wire/feature.ts';

const refresh = () => void import('./job-reads.ts').then((file) => file.refreshJobs());

export const jobsLive = {
  handlers: { jobsChanged: refresh },
  afterGap: refresh,
} satisfies FeatureLive;
