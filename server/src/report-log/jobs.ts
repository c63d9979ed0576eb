import * as z from 'zod/mini';
import type { Bus } from '../bus/bus.ts';
import { job } from '../jobs/job.ts';
import { remindByRules } from './remind-team.ts';

export const reportLogJobs = ({ bus }: { bus: Bus }) => [
  job({
    name: 'remind-of-reports',
    payload: z.unknown(),
    every: '*/5 * * * *',
    work: ({ db, now, afterCommit }) => remindByRules({ db, bus, afterCommit }, now),
  }),
];
