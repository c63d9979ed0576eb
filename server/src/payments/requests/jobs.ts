import { job } from '../../jobs/job.ts';
import { flowReportJob } from '../../workflow/subjects/subject.ts';
import { settleRequest } from './settle-request.ts';

export const paymentRequestJobs = [
  job({ ...flowReportJob('paymentRequest'), work: (ctx, report) => settleRequest(ctx, report) }),
];
