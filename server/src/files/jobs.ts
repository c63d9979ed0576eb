import type { Job } from '../jobs/job.ts';

export const fileJobs: Job[] = [];
