import * as z from 'zod/mini';
import { job } from '../jobs/job.ts';
import { deviceLifetime } from './known-device.ts';
import { forgetDevicesUsedBefore } from './known-device-store.ts';
import { forgetImageCodes, forgetSessions } from './store.ts';
import { forgetThrottles } from './throttle-store.ts';

const day = 24 * 60 * 60 * 1000;

/** Ended sessions are kept for a while, so that their tokens are told the truth; then they go. */
const forgetOldSessions = job({
  name: 'forgetOldSessions',
  every: '17 * * * *',
  payload: z.object({}),
  async work({ db, now }) {
    await forgetSessions(db, new Date(now.getTime() - 400 * day));
    await forgetImageCodes(db, now);
    await forgetDevicesUsedBefore(db, new Date(now.getTime() - deviceLifetime));
    await forgetThrottles(db, new Date(now.getTime() - day), now);
  },
});

export const sessionJobs = [forgetOldSessions];
