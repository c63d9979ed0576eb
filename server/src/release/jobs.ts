import * as z from 'zod/mini';
import type { Bus } from '../bus/bus.ts';
import type { CreditUses } from '../credit/credit-use.ts';
import { job } from '../jobs/job.ts';
import { followFlow } from '../workflow/subjects/follow-flow.ts';
import { expireReleases } from './expire-releases.ts';
import { followOverdue } from './follow-overdue.ts';
import { followPromises } from './follow-promises.ts';
import { type CommitNow, recheckReleases } from './recheck-releases.ts';
import { settleRelease } from './settle-release.ts';

interface Parts {
  bus: Bus;
  commitNow: CommitNow;
  extensions: { creditUses: CreditUses };
}

export const releaseJobs = ({ bus, commitNow, extensions: { creditUses } }: Parts) => [
  followFlow('release', bus, (ctx, report) => settleRelease({ ...ctx, bus, creditUses }, report)),
  job({
    name: 'recheck-releases',
    payload: z.unknown(),
    every: '* * * * *',
    work: async (ctx) => {
      const parts = { ...ctx, bus, creditUses };
      await expireReleases(parts);
      await recheckReleases(parts, commitNow);
    },
  }),
  job({
    name: 'hold-overdue-cargo',
    payload: z.unknown(),
    // Ten past two at night in China, when the invoices of a day are over.
    every: '10 18 * * *',
    work: (ctx) => followOverdue({ ...ctx, bus, creditUses }),
  }),
  job({
    name: 'follow-release-promises',
    payload: z.unknown(),
    // Nine in the morning in China.
    every: '0 1 * * *',
    work: (ctx) => followPromises({ ...ctx, bus, creditUses }),
  }),
];
