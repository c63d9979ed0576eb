import * as z from 'zod/mini';
import { job } from '../jobs/job.ts';
import { forgetReceipts, receiptLifetime } from './receipt.ts';

const forgetOldReceipts = job({
  name: 'forgetOldReceipts',
  every: '37 * * * *',
  payload: z.object({}),
  work: ({ db, now }) => forgetReceipts(db, new Date(now.getTime() - receiptLifetime)),
});

export const httpJobs = [forgetOldReceipts];
