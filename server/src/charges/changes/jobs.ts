import type { Bus } from '../../bus/bus.ts';
import { job } from '../../jobs/job.ts';
import { flowReportJob } from '../../workflow/subjects/subject.ts';
import { settleChange } from './settle-change.ts';

export const chargeChangeJobs = ({ bus }: { bus: Bus }) => [
  job({ ...flowReportJob('chargeChange'), work: (ctx, report) => settleChange({ ...ctx, bus }, report) }),
];
