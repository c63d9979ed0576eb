import type { AuditActs } from '../wire/audit-acts.ts';

export const jobsActs: AuditActs = {
  runJobsAgain: 'actRunJobsAgain',
  runJobKindsAgain: 'actRunJobKindsAgain',
  dropJobs: 'actDropJobs',
};
