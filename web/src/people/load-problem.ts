import { AppError } from '@fairway/contract/app-error.ts';
import { refusals } from '@fairway/contract/errors.ts';
import { NetworkError } from '../wire/failures.ts';

/** Why something is not there, as the screen says it. */
export type LoadProblem = 'offline' | 'forbidden' | 'notFound' | 'failed';

interface Asked {
  error: Error | null;
  fetchStatus: string;
  data?: unknown;
}

/** What keeps an answer away; nothing while it is on its way or there. */
export function problemOf({ error, fetchStatus, data }: Asked): LoadProblem | undefined {
  if (data !== undefined) return undefined;
  // Without a network the question is not even sent.
  if (fetchStatus === 'paused' || error instanceof NetworkError) return 'offline';
  if (!error || fetchStatus === 'fetching') return undefined;
  const code = error instanceof AppError ? error.code : undefined;
  if (code === refusals.FORBIDDEN.code) return 'forbidden';
  // An id that cannot be one is nobody's either.
  const isNobody = code === refusals.NOT_FOUND.code || code === refusals.FIELDS_INVALID.code;
  return isNobody ? 'notFound' : 'failed';
}
