import { AppError } from '@fairway/contract/app-error.ts';
import type { Received, Reply } from '@fairway/contract/endpoint.ts';
import { filledWords } from '@fairway/contract/filled-words.ts';
import type {
  actOnPeriod as actCall,
  listPeriods as listCall,
  PeriodActName,
} from '@fairway/contract/ledger.ts';
import {
  nextPeriod,
  type PeriodAct,
  periodActFits,
  periodTransitions,
} from '@fairway/domain/periods/period.ts';
import { can } from '@fairway/domain/permission/can.ts';
import { companyDay } from '../freight/company-day.ts';
import type { Context } from '../http/context.ts';
import { waitingWords } from '../language/ledger-words.ts';
import { namesById } from '../organisation/names-by-id.ts';
import { peopleNames } from '../people/people-by-id.ts';
import {
  countEntries,
  findPeriods,
  firstPeriod,
  holdPeriod,
  keepPeriod,
  type StoredPeriod,
  sumMonths,
} from './period-store.ts';
import { readCompanies } from './reader.ts';
import { findWrongBalances, sumAccounts } from './store.ts';
import type { Waiting, WaitingCount } from './waiting.ts';

const shownMonths = 24;
const buttons: Record<PeriodActName, string> = {
  ...{ close: 'btn_close', reopen: 'btn_reopen', lock: 'btn_lock', unlock: 'btn_reopen' },
};

const untouched = (code: string): StoredPeriod => ({
  ...{ code, status: 'open', snapshot: null, closedBy: null, closedAt: null, lockedBy: null, lockedAt: null },
  reason: '',
});

/** Months from the first anything was booked in until now, at most two years, the newest first. */
async function monthsOf({ db, now }: Pick<Context, 'db' | 'now'>): Promise<string[]> {
  const today = companyDay(now).slice(0, 7);
  const months: string[] = [];
  for (let code = (await firstPeriod(db)) ?? today; code <= today; code = nextPeriod(code)) months.push(code);
  return (months.length > 0 ? months : [today]).reverse().slice(0, shownMonths);
}

/** What is shown of a month is of the books its reader reads, as in the trial balance; what waits is of all. */
export async function listPeriods(ctx: Context, { count }: Waiting): Promise<Reply<typeof listCall>> {
  const { db } = ctx;
  const companyIds = await readCompanies(ctx);
  const months = await monthsOf(ctx);
  const oldest = months.at(-1) ?? '';
  const kept = new Map((await findPeriods(db)).map((period) => [period.code, period]));
  const sums = new Map((await sumMonths(db, oldest, companyIds)).map((sum) => [sum.period, sum]));
  const counts = new Map((await countEntries(db, oldest, companyIds)).map((count) => [count.period, count]));
  const waiting = await count(db, oldest);
  const companies = await companyNames(ctx, waiting);
  const people = await peopleNames(
    db,
    [...kept.values()].flatMap(({ closedBy, lockedBy }) => [closedBy, lockedBy].flatMap((id) => id ?? [])),
    { withAccounts: false },
  );
  const granted = await ctx.permissions();
  return {
    list: months.map((code) => {
      const period = kept.get(code) ?? untouched(code);
      const { status, closedBy, closedAt, lockedBy, lockedAt, reason } = period;
      const waits = status === 'open' ? inMonth(waiting, code) : [];
      const read = waits.filter(({ companyId }) => companyIds.includes(companyId));
      return {
        ...{ code, status, reason, closedByName: people.get(closedBy ?? '') ?? '' },
        ...{ closedAt: closedAt?.getTime() ?? null, lockedAt: lockedAt?.getTime() ?? null },
        lockedByName: people.get(lockedBy ?? '') ?? '',
        waitingCharges: allOf(read),
        waitingOf: waits.map(({ companyId, count: some }) => ({
          ...{ companyName: companies.get(companyId)?.fullName ?? '', count: some },
          isRead: companyIds.includes(companyId),
        })),
        ...{ revenue: sums.get(code)?.revenue ?? '0.00', cost: sums.get(code)?.cost ?? '0.00' },
        ...{ entries: counts.get(code)?.entries ?? 0, newVouchers: counts.get(code)?.fresh ?? 0 },
        can: (Object.keys(buttons) as PeriodActName[]).filter(
          (act) => periodActFits(act, status) && can(granted, 'ledger', 'button', buttons[act]),
        ),
      };
    }),
  };
}

/** Closes a month, locks it or opens it again. While this is decided nothing is booked into it. */
export async function actOnPeriod(
  ctx: Context,
  { code, act }: { code: string; act: PeriodAct },
  { reason, carriesOver }: Received<typeof actCall>['body'],
  waiting: Waiting,
): Promise<Reply<typeof actCall>> {
  const { db, now, session } = ctx;
  if (!can(await ctx.permissions(), 'ledger', 'button', buttons[act])) throw new AppError('FORBIDDEN');
  await holdPeriod(db, code);
  const periods = new Map((await findPeriods(db)).map((one) => [one.code, one]));
  const period = periods.get(code) ?? untouched(code);
  if (!periodActFits(act, period.status)) throw new AppError('PERIOD_STATE_WRONG', { period: code });
  await refuseGuards(ctx, { code, act, reason, carriesOver, periods }, waiting);
  if (act === 'close' && carriesOver) await waiting.carryOver(ctx, code, nextPeriod(code));
  const { to } = periodTransitions[act];
  const isClosing = act === 'close';
  await keepPeriod(db, {
    ...{ ...period, status: to, reason },
    ...(isClosing && { closedBy: session.userId, closedAt: now, snapshot: await snapshotOf(ctx, code) }),
    ...(act === 'reopen' && { snapshot: null, closedBy: null, closedAt: null }),
    ...(act === 'lock' && { lockedBy: session.userId, lockedAt: now }),
    ...(act === 'unlock' && { lockedBy: null, lockedAt: null }),
  });
  ctx.auditTarget(code);
  return { code, status: to };
}

const inMonth = (waiting: readonly WaitingCount[], code: string) =>
  waiting.filter(({ period }) => period === code).sort((one, other) => other.count - one.count);
const allOf = (waits: readonly WaitingCount[]): number => waits.reduce((sum, { count }) => sum + count, 0);
const companyNames = ({ db, language }: Context, waiting: readonly WaitingCount[]) =>
  namesById(db, 'organisation', [...new Set(waiting.map(({ companyId }) => companyId))], language);

interface Asked {
  code: string;
  act: PeriodAct;
  reason: string;
  carriesOver: boolean;
  periods: ReadonlyMap<string, StoredPeriod>;
}

async function refuseGuards(
  ctx: Context,
  { code, act, reason, carriesOver, periods }: Asked,
  { count: countWaiting }: Waiting,
): Promise<void> {
  const guards: readonly string[] = periodTransitions[act].guards;
  const { db, now, language } = ctx;
  if (guards.includes('reasonGiven') && reason === '') throw new AppError('REASON_NEEDED');
  if (guards.includes('monthIsOver') && companyDay(now).slice(0, 7) <= code)
    throw new AppError('PERIOD_NOT_OVER', { period: code });
  if (guards.includes('earlierClosed')) {
    const first = (await firstPeriod(db)) ?? code;
    for (let month = first; month < code; month = nextPeriod(month)) {
      const status = periods.get(month)?.status ?? 'open';
      // Months are closed one after the other, and locked in the same order.
      if (status === 'open' || (act === 'lock' && status !== 'locked'))
        throw new AppError('PERIOD_EARLIER_OPEN', { period: month });
    }
  }
  if (guards.includes('laterOpen')) {
    const later = [...periods.values()].find(
      (one) => one.code > code && (act === 'unlock' ? one.status === 'locked' : one.status !== 'open'),
    );
    if (later) throw new AppError('PERIOD_LATER_CLOSED', { period: later.code });
  }
  if (guards.includes('nothingWaits') && !carriesOver) {
    const waits = inMonth(await countWaiting(db, code), code);
    const companies = await companyNames(ctx, waits);
    if (waits.length > 0)
      throw new AppError('PERIOD_NOT_READY', {
        period: code,
        what: filledWords(waitingWords[language], {
          count: allOf(waits),
          where: waits
            .map(({ companyId, count }) => `${companies.get(companyId)?.fullName ?? ''} ${count}`)
            .join(language === 'zh' ? '、' : ', '),
        }),
      });
  }
  if (guards.includes('booksBalance') && (await findWrongBalances(db, 1)).length > 0)
    throw new Error('The kept balances are not the sum of their lines');
}

/** What the month came to, account by account, as it is closed. */
const snapshotOf = ({ db }: Context, code: string) =>
  sumAccounts(db, { from: code, to: code, companyIds: 'all' });
