import { createHash } from 'node:crypto';
import { AppError } from '@fairway/contract/app-error.ts';
import {
  afterAttempt,
  type LockPolicy,
  type LoginAttempts,
  locksAnybody,
  lockType,
  loginLock,
  noAttempts,
  withoutAttempt,
} from '@fairway/domain/session/login-lock.ts';
import { networkOf } from '@fairway/domain/session/network-of.ts';
import type { Db } from '../database/open.ts';
import type { OwnTransactionContext } from '../http/context.ts';
import { inTurnFor, othersSettled, underWay } from './in-turn.ts';
import type { Throttle } from './tables.ts';
import { clearThrottles, findThrottles, lockThrottles, saveThrottle } from './throttle-store.ts';

/** An office shares one address, so it may fail more often than one person; its mistakes of last week do not count. */
const addressPolicy: LockPolicy = {
  passwordErrorsNumber: 50,
  lockType: lockType.wait,
  lockTime: 10,
  countedMinutes: 60,
};

/** Hashed: somebody typing a password into the account box must not find it in a table. */
const accountSubject = (account: string) =>
  `account:${createHash('sha256').update(account.toLowerCase()).digest('base64url')}`;
const addressSubject = (address: string) => `address:${networkOf(address)}`;
const knownDevicesSubject = (account: string) =>
  `devices:${createHash('sha256').update(account.toLowerCase()).digest('base64url')}`;

/** Somebody who may be guessing: from where, and which account, if it is about one. */
export interface Guesser {
  address: string;
  account?: string;
  isAdministrator?: boolean;
  /** The browser, when its owner signed in to this account with it before. */
  knownDevice?: Buffer | undefined;
}

type Counters = ReadonlyMap<string, LockPolicy>;

/**
 * Where an attempt is counted. The known devices of an account have a count of their own: strangers lock neither them
 * nor their office out. It is one for all of them: whoever holds a session can make as many devices known as they like.
 */
function countersOf(
  { address, account, isAdministrator, knownDevice }: Guesser,
  policy: LockPolicy,
): Counters {
  if (account === undefined) return new Map([[addressSubject(address), addressPolicy]]);
  // An administrator waits but is never shut out for good: nobody could unlock them.
  const accountPolicy = isAdministrator ? { ...policy, lockType: lockType.wait } : policy;
  if (!knownDevice) {
    return new Map([
      [accountSubject(account), accountPolicy],
      [addressSubject(address), addressPolicy],
    ]);
  }
  // A company that wants its administrator to look at a locked account wants that for every device.
  if (accountPolicy.lockType === lockType.untilUnlocked)
    return new Map([[accountSubject(account), accountPolicy]]);
  return new Map([[knownDevicesSubject(account), devicePolicy(accountPolicy)]]);
}

/** A company that locks no accounts has its people guess with their browsers no more than an address may. */
const devicePolicy = (policy: LockPolicy) => (locksAnybody(policy) ? policy : addressPolicy);

function attemptsOf(row: Throttle | undefined, now: Date): LoginAttempts {
  if (!row) return noAttempts(now.getTime());
  const { lockedUntil, failures, since } = row;
  return {
    failures,
    since: since.getTime(),
    lockedUntil: typeof lockedUntil === 'number' ? 'administratorUnlocks' : (lockedUntil?.getTime() ?? null),
  };
}

type Words = 'LOGIN_WAIT' | 'TRY_LATER';

/** The first counter that has to wait, and in which words that is said. */
function findLock(rows: Throttle[], counters: Counters, now: Date, words: Words) {
  for (const [subject, policy] of counters) {
    const row = rows.find((one) => one.subject === subject);
    const lock = loginLock(attemptsOf(row, now), policy, now.getTime());
    if (!lock.locked) continue;
    const isForAdministrator = lock.by === 'administrator';
    const refusal = isForAdministrator
      ? new AppError('ACCOUNT_LOCKED')
      : new AppError(words, { minutes: lock.minutes });
    return { subject, refusal };
  }
  return undefined;
}

/** An attempt that is counted as wrong until it is taken back: each counter, and when its count began. */
type CountedAttempt = ReadonlyMap<string, number>;

type Ctx = Pick<OwnTransactionContext<'open'>, 'read' | 'commitNow' | 'now'>;

/**
 * Compares a secret that somebody may be guessing. The attempt is counted as wrong before, and committed: of a thousand
 * at the same instant no more are compared than the limit. A right one is taken back. Refuses while the account, the
 * address or the device has to wait.
 */
export async function compareCounted(
  ctx: Ctx,
  guesser: Guesser,
  policy: LockPolicy,
  words: Words,
  compare: () => Promise<boolean>,
): Promise<boolean> {
  const counters = countersOf(guesser, policy);
  const attempt = await countAttempt(ctx, counters, words);
  return underWay(attempt.keys(), async () => {
    const isRight = await compare();
    if (isRight) await ctx.commitNow((db) => takeBackAttempt(db, attempt, ctx.now));
    return isRight;
  });
}

async function countAttempt(ctx: Ctx, counters: Counters, words: Words): Promise<CountedAttempt> {
  const subjects = [...counters.keys()];
  for (;;) {
    // In turn, so that a flood waits here and not on the connections that everybody needs.
    const outcome = await inTurnFor(subjects, () => tryToCount(ctx, counters, words));
    if (outcome instanceof Map) return outcome;
    // Attempts that are still being compared may turn out right: then the limit was not reached.
    const { subject, refusal } = outcome;
    if (!(await othersSettled(subject))) throw refusal;
  }
}

async function tryToCount({ read, commitNow, now }: Ctx, counters: Counters, words: Words) {
  const subjects = [...counters.keys()];
  const seen = findLock(await read((db) => findThrottles(db, subjects)), counters, now, words);
  if (seen) return seen;
  return commitNow(async (db) => {
    const rows = await lockThrottles(db, subjects, now);
    const lock = findLock(rows, counters, now, words);
    if (lock) return lock;
    const counted = new Map<string, number>();
    for (const row of rows) {
      const policy = counters.get(row.subject) ?? addressPolicy;
      const next = afterAttempt(attemptsOf(row, now), policy, now.getTime());
      await save(db, row.subject, next, now);
      counted.set(row.subject, next.since);
    }
    return counted;
  });
}

async function takeBackAttempt(db: Db, attempt: CountedAttempt, now: Date): Promise<void> {
  for (const row of await lockThrottles(db, [...attempt.keys()], now)) {
    const attempts = attemptsOf(row, now);
    const next = withoutAttempt(attempts, attempt.get(row.subject) ?? Number.NaN);
    if (next !== attempts) await save(db, row.subject, next, row.lastFailureAt);
  }
}

async function save(db: Db, subject: string, next: LoginAttempts, lastFailureAt: Date): Promise<void> {
  await saveThrottle(db, {
    subject,
    failures: next.failures,
    since: new Date(next.since),
    lastFailureAt,
    lockedUntil:
      next.lockedUntil === 'administratorUnlocks'
        ? 'infinity'
        : next.lockedUntil === null
          ? null
          : new Date(next.lockedUntil),
  });
}

/** Refuses an account that waits for its administrator; waiting after wrong passwords is about passwords only. */
export async function refuseUntilUnlocked(
  db: Db,
  account: string,
  policy: LockPolicy,
  now: Date,
): Promise<void> {
  const [row] = await findThrottles(db, [accountSubject(account)]);
  const lock = loginLock(attemptsOf(row, now), policy, now.getTime());
  if (lock.locked && lock.by === 'administrator') throw new AppError('ACCOUNT_LOCKED');
}

/**
 * Forgets the wrong passwords where a right one was counted: who signs in with a known device lifts no lock that
 * strangers caused. What an address did stays: others share it.
 */
export async function forgetCounted(db: Db, guesser: Guesser, policy: LockPolicy): Promise<void> {
  const counted = [...countersOf(guesser, policy).keys()];
  await clearThrottles(
    db,
    counted.filter((subject) => subject !== addressSubject(guesser.address)),
  );
}

/** Forgets every wrong password for an account, with known devices or without. */
export const forgetFailures = (db: Db, account: string): Promise<void> =>
  clearThrottles(db, subjectsOf(account));

const subjectsOf = (account: string) => [accountSubject(account), knownDevicesSubject(account)];

/** The lock of an account that lasts longest, with its known devices or without; null when there is none. */
export async function longestLock(
  db: Db,
  account: string,
  policy: LockPolicy,
  now: Date,
): Promise<LoginAttempts['lockedUntil']> {
  let longest: number | null = null;
  for (const row of await findThrottles(db, subjectsOf(account))) {
    const attempts = attemptsOf(row, now);
    const applied = row.subject === accountSubject(account) ? policy : devicePolicy(policy);
    if (!loginLock(attempts, applied, now.getTime()).locked) continue;
    if (attempts.lockedUntil === 'administratorUnlocks') return attempts.lockedUntil;
    longest = Math.max(longest ?? 0, attempts.lockedUntil ?? 0);
  }
  return longest;
}
