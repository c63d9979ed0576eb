import type { ActsTitle, AuditActs } from '../wire/audit-acts.ts';

/** What they are called together. */
export const jobsActsTitle: ActsTitle = 'jobsTitle';

export const jobsActs: AuditActs = {
  runJobsAgain: 'actRunJobsAgain',
  runJobKindsAgain: 'actRunJobKindsAgain',
  dropJobs: 'actDropJobs',
};
