import * as z from 'zod/mini';
import type { Db } from '../../database/open.ts';
import { job } from '../../jobs/job.ts';
import { correctFigures, settleAll } from './settle-figures.ts';

interface Parts {
  commitNow: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
}

export const figureJobs = ({ commitNow }: Parts) => [
  job({
    name: 'settle-shipment-figures',
    payload: z.unknown(),
    every: '* * * * *',
    work: () => settleAll({ commitNow }),
  }),
  job({
    name: 'check-shipment-figures',
    payload: z.unknown(),
    every: '50 2 * * *',
    work: async ({ log }) => {
      await settleAll({ commitNow });
      const wrong = await correctFigures({ commitNow });
      // A fault of ours, but no reason for a board to stay wrong.
      if (wrong.length > 0)
        log.error({ shipmentIds: wrong.slice(0, 20), count: wrong.length }, 'figures were wrong');
    },
  }),
];
