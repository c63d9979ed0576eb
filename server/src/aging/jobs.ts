import { job } from '../jobs/job.ts';
import { flowReportJob } from '../workflow/subjects/subject.ts';
import { settleFreeze } from './freeze/settle-freeze.ts';

export const agingJobs = [
  job({ ...flowReportJob('customerFreeze'), work: (ctx, report) => settleFreeze(ctx, report) }),
];
