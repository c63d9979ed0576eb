import { AppError } from '@fairway/contract/app-error.ts';
import { addDays, daysBetween } from '@fairway/domain/time/calendar-day.ts';
import { defaultZone } from '@fairway/domain/time/format-date.ts';
import { midnightOf } from '@fairway/domain/time/zoned.ts';
import type { Context } from '../http/context.ts';
import type { Selling } from './steps-store.ts';
import { findCustomerIdsOf } from './store.ts';

const longestDays = 5 * 366;

/** A cockpit is of who sells: a customer has nobody to sell to, whatever their role was given. */
export function refuseCustomers({ session }: Pick<Context, 'session'>): void {
  if (session.kind === 'customer') throw new AppError('FORBIDDEN');
}

/** What the caller sells in a period, by the calendar of the company. */
export async function sellingOf(ctx: Context, { from, to }: { from: string; to: string }): Promise<Selling> {
  refuseCustomers(ctx);
  const { db, session } = ctx;
  if (to < from || daysBetween(from, to) > longestDays) throw new AppError('BOARD_DAYS_WRONG');
  const begins = (day: string) => new Date(midnightOf(day, defaultZone) ?? 0);
  return {
    ...{ userId: session.userId, customerIds: await findCustomerIdsOf(db, session.userId) },
    ...{ from: begins(from), to: begins(addDays(to, 1)) },
  };
}
