import * as z from 'zod/mini';
import type { Db } from '../../database/open.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { insertNews } from './store.ts';

export const rateNewsJob = { name: 'tell-rate-watchers', payload: z.unknown() };
/** One job for all that comes until it runs. */
export const rateNewsKey = 'tell-rate-watchers';
/** Rates of a sheet come into force one after the other: so long they are gathered, to be told of in one message. */
const gatheredFor = 30_000;

/** A rate came into force, with the transaction that put it there: those who watch it are told soon. */
export async function noteRateNews(db: Db, rateId: string, now: Date): Promise<void> {
  await insertNews(db, rateId, now);
  const runAt = new Date(Date.now() + gatheredFor);
  await enqueue(db, rateNewsJob, {}, { key: rateNewsKey, runAt, keepsTime: true });
}
