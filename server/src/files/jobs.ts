import * as z from 'zod/mini';
import { job } from '../jobs/job.ts';
import { deleteLeftBehind, forgetTemporaryFiles, forgetTickets } from './store.ts';

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

const day = 24 * 60 * 60 * 1000;
/** A form that was filled without a network may be sent days later, with the files that went ahead of it. */
const leftBehindAfter = 30 * day;
/** How far back it looks: a server that was off for weeks finds what it missed, and never everything there is. */
const lookBack = 60 * day;

/** Uploads that nobody attached to anything. */
const sweepUploads = job({
  name: 'sweepUploads',
  every: '17 * * * *',
  payload: z.object({}),
  async work({ db, now, log }) {
    const before = now.getTime() - leftBehindAfter;
    const swept = await deleteLeftBehind(db, new Date(before - lookBack), new Date(before));
    if (swept > 0) log.info({ swept }, 'uploads that stood nowhere were deleted');
  },
});

export const fileJobs = [forgetOldTickets, sweepUploads];
