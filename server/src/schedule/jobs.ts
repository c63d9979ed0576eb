import * as z from 'zod/mini';
import type { Bus } from '../bus/bus.ts';
import type { Db } from '../database/open.ts';
import { job } from '../jobs/job.ts';
import { fireReminders } from './fire-reminders.ts';
import { undoneWithin } from './ics/import-schedule.ts';
import { dropOldImports } from './ics/import-store.ts';
import { planAllReminders } from './plan-reminders.ts';
import { dropOldReminders } from './reminder-store.ts';

/** A reminder that came is kept so long: it does not come again. */
const keptFor = 60 * 86_400_000;

interface Parts {
  bus: Bus;
  commitNow: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
}

export const scheduleJobs = ({ bus, commitNow }: Parts) => [
  job({
    name: 'fireReminders',
    payload: z.unknown(),
    every: '* * * * *',
    work: ({ now }) => fireReminders({ bus, commitNow }, now),
  }),
  job({
    name: 'planReminders',
    payload: z.unknown(),
    every: '7 * * * *',
    async work({ db, now }) {
      await planAllReminders(db, now);
      await dropOldImports(db, new Date(now.getTime() - undoneWithin));
      await dropOldReminders(db, new Date(now.getTime() - keptFor));
    },
  }),
];
