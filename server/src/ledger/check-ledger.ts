import * as z from 'zod/mini';
import { job } from '../jobs/job.ts';
import { findWrongBalances } from './store.ts';

const namedAtMost = 20;

/** Every night: the kept sums against the sum of the lines. A difference is a fault of ours, and the job fails with it. */
export const checkLedger = job({
  name: 'check-ledger',
  payload: z.unknown(),
  every: '30 2 * * *',
  work: async ({ db }) => {
    const wrong = await findWrongBalances(db, namedAtMost);
    if (wrong.length > 0)
      throw new Error(`Balances that are not the sum of their lines: ${JSON.stringify(wrong)}`);
  },
});
