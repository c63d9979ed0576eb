import * as z from 'zod/mini';
import { job } from '../jobs/job.ts';
import { forgetTemporaryFiles, forgetTickets } from './store.ts';

const temporaryLifetime = 24 * 60 * 60 * 1000;

/** Links nobody followed, and uploads that were only meant to pass through. */
const forgetOldTickets = job({
  name: 'forgetOldTickets',
  every: '*/10 * * * *',
  payload: z.object({}),
  async work({ db, now }) {
    await forgetTickets(db, now);
    await forgetTemporaryFiles(db, new Date(now.getTime() - temporaryLifetime));
  },
});

export const fileJobs = [forgetOldTickets];
