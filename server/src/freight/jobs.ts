import * as z from 'zod/mini';
import type { Bus } from '../bus/bus.ts';
import { job } from '../jobs/job.ts';
import { flowReportJob } from '../workflow/subjects/subject.ts';
import { companyDay } from './company-day.ts';
import { settleBatch, settlePublication } from './publication/settle-publication.ts';
import { expireRates } from './rate-store.ts';
import { rateNewsJob } from './watches/news.ts';
import { tellWatchers } from './watches/tell-watchers.ts';

/** So many are ended at once; the others with the next rounds of the same run. */
const mostAtOnce = 500;

export const freightJobs = ({ bus }: { bus: Bus }) => [
  job({
    ...flowReportJob('rate'),
    work: (ctx, report) => settlePublication({ ...ctx, bus }, report),
  }),
  job({
    ...flowReportJob('rateBatch'),
    work: (ctx, report) => settleBatch({ ...ctx, bus }, report),
  }),
  job({ ...rateNewsJob, work: (ctx) => tellWatchers({ ...ctx, bus }) }),
  job({
    name: 'expire-rates',
    payload: z.unknown(),
    // The company's day ends at an hour that is not midnight of UTC.
    every: '5 * * * *',
    async work({ db, now }) {
      while ((await expireRates(db, companyDay(now), now, mostAtOnce)) === mostAtOnce);
    },
  }),
];
