import * as z from 'zod/mini';
import type { Config } from '../config.ts';
import { job } from '../jobs/job.ts';
import { forgetTrials } from './manage/trial-store.ts';
import { smsSenderOf } from './sms-sender.ts';
import { forgetSmsCodes, forgetTickets, hasAnybodyMobile } from './store.ts';

const day = 24 * 60 * 60 * 1000;

const sms = z.object({
  mobile: z.string(),
  code: z.string(),
  text: z.string(),
  /** Epoch milliseconds. */
  expiresAt: z.number(),
});

export const sendSms = { name: 'sendSms', payload: sms };

/** Until then the codes of a number and of an address are counted. */
const forgetSignInWays = job({
  name: 'forgetSignInWays',
  every: '*/10 * * * *',
  payload: z.object({}),
  async work({ db, now }) {
    await forgetTickets(db, now);
    await forgetTrials(db, now);
    await forgetSmsCodes(db, new Date(now.getTime() - day));
  },
});

export function signInMethodJobs(config: Config) {
  const sending = job({
    ...sendSms,
    // Who has the number is asked here and not by the call: its answer must take the same time for every number.
    async work({ db, now, log }, { expiresAt, ...message }) {
      if (now.getTime() >= expiresAt) return log.warn('a code for a phone could not be sent in time');
      const send = await smsSenderOf(db, config);
      if (send && (await hasAnybodyMobile(db, message.mobile))) await send(message);
    },
  });
  return [sending, forgetSignInWays];
}
