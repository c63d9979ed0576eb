import type { FastifyBaseLogger } from 'fastify';
import type * as z from 'zod/mini';
import type { Db } from '../database/open.ts';

/** What a job may touch: one transaction, as for a command. */
export interface JobContext {
  db: Db;
  now: Date;
  log: FastifyBaseLogger;
  /** Runs when the job's transaction is committed. */
  afterCommit: (work: () => unknown) => void;
}

/** Something that runs later, once, in whichever process is free. */
export interface Job<S extends z.core.$ZodType = z.core.$ZodType> {
  name: string;
  /** What it is told; a payload from an older version is checked like any input. */
  payload: S;
  work: (ctx: JobContext, payload: z.output<S>) => Promise<void>;
  /** A cron pattern (UTC) for work that comes by itself. */
  every?: string;
}

/** Declares a job of a feature; app.ts gathers them. */
export function job<S extends z.core.$ZodType>(declared: Job<S>): Job<S> {
  return declared;
}
