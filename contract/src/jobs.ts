import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { filteredBy, id, listOf, moment, pageOf, paging } from './envelope.ts';

const base = '/api/system/Jobs';

/** `retrying`: it is tried again by itself; `givenUp`: it was tried too often. */
export const failedStates = ['retrying', 'givenUp'] as const;
export type FailedState = (typeof failedStates)[number];

/** Why a job failed, as far as its error tells. */
export const failureReasons = [
  ...(['database', 'network', 'refusedThere', 'noSpace', 'oldShape', 'conflict', 'program'] as const),
] as const;
export type FailureReason = (typeof failureReasons)[number];

export const jobKind = z.object({
  name: z.string(),
  /** In the reader's language. */
  title: z.string(),
  /** Due now; `later` are due at a time to come. */
  ...{ waiting: z.number(), later: z.number(), running: z.number() },
  ...{ retrying: z.number(), givenUp: z.number() },
  ...{ done: z.number(), lastDoneAt: z.nullable(moment), lastFailedAt: z.nullable(moment) },
  /** Milliseconds. */
  ...{
    tookLast: z.nullable(z.number()),
    tookUsually: z.nullable(z.number()),
    tookLongest: z.nullable(z.number()),
  },
});
export type JobKind = z.infer<typeof jobKind>;

export const failedJob = z.object({
  ...{ id: z.string(), name: z.string(), title: z.string(), state: z.enum(failedStates) },
  reason: z.enum(failureReasons),
  /** The first line of what the program said. */
  error: z.string(),
  ...{ failedAt: moment, createdAt: moment, attempts: z.number(), mostAttempts: z.number() },
  /** When it is tried again by itself; null: never. */
  nextAt: z.nullable(moment),
});
export type FailedJob = z.infer<typeof failedJob>;

const jobId = z.string().check(z.regex(/^\d{1,18}$/));
const ids = z.object({ ids: z.array(jobId).check(z.minLength(1), z.maxLength(200)) });
const count = z.object({ count: z.number() });
const needs = (button: string) => ({ modelId: 'job', button }) as const;

export const listJobKinds = endpoint({
  ...{ name: 'listJobKinds', method: 'GET', path: base },
  summary: 'What the server does in the background, by kind: how much waits, runs and failed',
  response: listOf(jobKind),
  needs: { modelId: 'job' },
});

export const listFailedJobs = endpoint({
  ...{ name: 'listFailedJobs', method: 'POST', path: `${base}/Failed/List`, command: false },
  summary: 'Jobs whose last try failed, the newest failure first',
  body: z.object({
    ...paging,
    filters: filteredBy({ name: z.optional(id), state: z.optional(z.enum(failedStates)) }),
  }),
  response: pageOf(failedJob),
  needs: { modelId: 'job' },
});

export const runJobsAgain = endpoint({
  ...{ name: 'runJobsAgain', method: 'POST', path: `${base}/Failed/Again` },
  summary: 'Try failed jobs again at once, with all their tries before them',
  body: ids,
  response: count,
  success: 'done',
  errors: ['JOBS_GONE'],
  needs: needs('btn_again'),
});

export const runJobKindsAgain = endpoint({
  ...{ name: 'runJobKindsAgain', method: 'POST', path: `${base}/Kinds/Again` },
  summary: 'Try every failed job of some kinds again at once',
  body: z.object({ names: z.array(id).check(z.minLength(1), z.maxLength(100)) }),
  response: count,
  success: 'done',
  errors: ['JOBS_GONE'],
  needs: needs('btn_again'),
});

export const dropJobs = endpoint({
  ...{ name: 'dropJobs', method: 'POST', path: `${base}/Failed/Drop` },
  summary: 'Give failed jobs up for good: what they should have done stays undone',
  body: ids,
  response: count,
  success: 'done',
  errors: ['JOBS_GONE'],
  needs: needs('btn_drop'),
});
