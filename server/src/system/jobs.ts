import { auditBefore } from '@fairway/domain/audit/retention.ts';
import * as z from 'zod/mini';
import { forgetOldLines } from '../audit/forget-old-lines.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { job } from '../jobs/job.ts';
import { auditDaysKept } from './audit-retention.ts';

const forgetting = { name: 'forgetOldAuditLines', payload: z.object({}) };

/** Lines of the audit log go when their time is over, some thousand in each transaction. */
const forgetOldAuditLines = job({
  ...forgetting,
  // The small hours in China.
  every: '23 19 * * *',
  async work({ db, now }) {
    const isMore = await forgetOldLines(db, auditBefore(now, await auditDaysKept(db)));
    if (isMore) await enqueue(db, forgetting, {});
  },
});

export const systemJobs = [forgetOldAuditLines];
