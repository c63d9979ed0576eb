import { AppError } from '@fairway/contract/app-error.ts';
import { latestValidUntil } from '@fairway/domain/quotes/valid-until.ts';
import { defaultZone } from '@fairway/domain/time/format-date.ts';

/** A quote is valid until a later moment than now, and not longer than its rate while that holds. */
export function refuseValidUntil(until: number, rateValidTo: string, now: Date): void {
  if (until <= now.getTime()) throw new AppError('QUOTE_ENDS_IN_THE_PAST');
  const latest = latestValidUntil(now.getTime(), rateValidTo, defaultZone);
  // The last second of the day is meant, whichever part of it was written.
  if (latest !== null && until > latest + 1_000)
    throw new AppError('QUOTE_OUTLIVES_RATE', { day: rateValidTo });
}
