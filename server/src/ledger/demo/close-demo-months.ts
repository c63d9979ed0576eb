import { nextPeriod } from '@fairway/domain/periods/period.ts';
import type { Db } from '../../database/open.ts';
import { companyDay } from '../../freight/company-day.ts';
import { clock, midnightOf } from '../../organisation/demo/office-days.ts';
import { findPeriods, firstPeriod, keepPeriod } from '../period-store.ts';
import { sumAccounts } from '../store.ts';

/** This month and the one before it are open, those that ended half a year before are locked. */
const openMonths = 2;
const lockedAfter = 7;
/** The day of the next month on which a month is closed; everything of it is approved by then. */
export const closingDay = 25;

const monthsBefore = (code: string, count: number): string => {
  const index = Number(code.slice(0, 4)) * 12 + Number(code.slice(5, 7)) - 1 - count;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
};

const onDay = (period: string, day: number): number =>
  midnightOf(Date.parse(`${period}-${String(day).padStart(2, '0')}T04:00:00Z`));

/** The first month that is still open. */
export const firstOpenMonth = (now: Date): string =>
  monthsBefore(companyDay(now).slice(0, 7), openMonths - 1);

/** Closes the months of the demo one after the other, as somebody would have; the oldest ones are locked. */
export async function closeDemoMonths(db: Db, now: Date, byId: string): Promise<void> {
  const there = new Set((await findPeriods(db)).map(({ code }) => code));
  const open = firstOpenMonth(now);
  const locked = monthsBefore(companyDay(now).slice(0, 7), lockedAfter);
  for (let code = (await firstPeriod(db)) ?? open; code < open; code = nextPeriod(code)) {
    if (there.has(code)) continue;
    const isLocked = code < locked;
    const after = nextPeriod(code);
    await keepPeriod(db, {
      ...{ code, status: isLocked ? 'locked' : 'closed', reason: '' },
      snapshot: await sumAccounts(db, { from: code, to: code, companyIds: 'all' }),
      ...{ closedBy: byId, closedAt: new Date(clock(onDay(after, closingDay), 18)) },
      lockedBy: isLocked ? byId : null,
      lockedAt: isLocked ? new Date(clock(onDay(nextPeriod(nextPeriod(after)), 8), 10)) : null,
    });
  }
}
