import * as z from 'zod/mini';
import type { Bus } from '../bus/bus.ts';
import type { Config } from '../config.ts';
import type { Db } from '../database/open.ts';
import { job } from '../jobs/job.ts';
import { refreshDue } from '../shipments/progress/refresh-due.ts';
import { deleteDeliveriesBefore, findDueFeeds } from './feed-store.ts';
import { pullFeed } from './pull-feed.ts';
import { gatherNews, tellNews } from './tell-news.ts';

/** Longer than the signature of a delivery holds, however clocks differ. */
const deliveriesKept = 30 * 60_000;
const everyMinute = { payload: z.unknown(), every: '* * * * *' };

interface Parts {
  bus: Bus;
  config: Config;
  commitNow: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
}

export const trackingJobs = ({ bus, config, commitNow }: Parts) => [
  job({ name: 'refresh-shipments', ...everyMinute, work: (ctx) => refreshDue(ctx) }),
  job({
    name: 'tell-shipment-news',
    ...everyMinute,
    async work(ctx) {
      await gatherNews(ctx);
      await tellNews({ ...ctx, bus });
    },
  }),
  job({
    name: 'pull-tracking-feeds',
    ...everyMinute,
    async work({ db, now }) {
      for (const id of await findDueFeeds(db, now))
        await pullFeed({ config, commitNow, read: commitNow, now }, id);
    },
  }),
  job({
    name: 'forget-tracking-deliveries',
    payload: z.unknown(),
    every: '7 * * * *',
    work: ({ db, now }) => deleteDeliveriesBefore(db, new Date(now.getTime() - deliveriesKept)),
  }),
];
