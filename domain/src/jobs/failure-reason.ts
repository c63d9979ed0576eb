import type { FailureReason } from '@fairway/contract/jobs.ts';

/** The first that matches is the reason: a database that cannot be reached is no trouble of somebody else's network. */
const marks: readonly [FailureReason, RegExp][] = [
  ['noSpace', /no space left|ENOSPC|could not extend file/i],
  [
    'database',
    /terminating connection|connection terminated|deadlock detected|could not serialize|statement timeout|lock timeout|too many clients|the database system is|query read timeout/i,
  ],
  ['oldShape', /ZodError|invalid_type|invalid input: expected|unrecognized_keys|"code":\s*"invalid/i],
  ['conflict', /violates (foreign key|unique|check|not-null)|duplicate key/i],
  ['refusedThere', /answered \d{3}|status(?: code)?[ :]+[45]\d\d|\bHTTP [45]\d\d/i],
  [
    'network',
    /fetch failed|ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|socket hang up|certificate|timed? ?out|aborted/i,
  ],
];

/** Why a job failed, from what the program said: for people who do not read programs. */
export const failureReason = (error: string): FailureReason =>
  marks.find(([, mark]) => mark.test(error))?.[0] ?? 'program';
