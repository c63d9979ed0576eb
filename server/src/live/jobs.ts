import * as z from 'zod/mini';
import { job } from '../jobs/job.ts';
import { forgetTickets } from './store.ts';

const forgetOldSocketTickets = job({
  name: 'forgetOldSocketTickets',
  every: '*/10 * * * *',
  payload: z.object({}),
  work: ({ db, now }) => forgetTickets(db, now),
});

export const liveJobs = [forgetOldSocketTickets];
