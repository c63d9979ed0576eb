import * as z from 'zod/mini';
import type { Db } from '../database/open.ts';
import { job } from '../jobs/job.ts';
import { followOrganisation } from './follow-organisation.ts';

interface Parts {
  commitNow: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
}

export const shipmentJobs = ({ commitNow }: Parts) => [
  job({
    name: 'follow-organisation',
    payload: z.unknown(),
    every: '* * * * *',
    work: () => followOrganisation({ commitNow }),
  }),
];
