import { calendarOf } from './calendar.ts';
import { contracts } from './contracts.ts';
import { credits } from './credits.ts';
import type { DemoRequest } from './demo-request.ts';
import { expenses } from './expenses.ts';
import { leaves } from './leaves.ts';
import { payments } from './payments.ts';
import { purchases } from './purchases.ts';
import { rates } from './rates.ts';
import { releases } from './releases.ts';
import { seals } from './seals.ts';
import { trips } from './trips.ts';

/** What was asked for before a morning; the same for the same day. */
export function demoRequests(morning: number): DemoRequest[] {
  const calendar = calendarOf(morning);
  const all = [leaves, expenses, payments, seals, contracts, purchases, trips, rates, credits, releases];
  return all.flatMap((some) => some(calendar));
}
