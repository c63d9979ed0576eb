import { createHash } from 'node:crypto';
import { AppError } from '@fairway/contract/app-error.ts';
import {
  afterFailure,
  type LockPolicy,
  type LoginAttempts,
  lockType,
  loginLock,
  noAttempts,
} from '@fairway/domain/session/login-lock.ts';
import type { Db } from '../database/open.ts';
import { clearThrottle, findThrottle, openThrottle, saveThrottle } from './store.ts';
import type { Throttle } from './tables.ts';

/** An office shares one address, so it may fail more often than one person. */
const failuresPerAddress = 50;
const addressWaitMinutes = 10;

/** Hashed: somebody typing a password into the account box must not find it in a table. */
export const accountSubject = (account: string) =>
  `account:${createHash('sha256').update(account.toLowerCase()).digest('base64url')}`;
const addressSubject = (address: string) => `address:${address}`;

const addressPolicy: LockPolicy = {
  passwordErrorsNumber: failuresPerAddress,
  lockType: lockType.wait,
  lockTime: addressWaitMinutes,
};

function attemptsOf(row: Throttle | undefined): LoginAttempts {
  if (!row) return noAttempts;
  const { lockedUntil, failures, lastFailureAt } = row;
  return {
    failures,
    lastFailureAt: lastFailureAt.getTime(),
    lockedUntil: typeof lockedUntil === 'number' ? 'administratorUnlocks' : (lockedUntil?.getTime() ?? null),
  };
}

/** Somebody who may be guessing: from where, and which account, if it is about one. */
export interface Guesser {
  address: string;
  account?: string;
  isAdministrator?: boolean;
}

function countersOf(
  { address, account, isAdministrator }: Guesser,
  policy: LockPolicy,
): [string, LockPolicy][] {
  // An administrator waits but is never shut out for good: nobody could unlock them.
  const accountPolicy = isAdministrator ? { ...policy, lockType: lockType.wait } : policy;
  const byAccount: [string, LockPolicy][] =
    account === undefined ? [] : [[accountSubject(account), accountPolicy]];
  return [...byAccount, [addressSubject(address), addressPolicy]];
}

/** Refuses while the account or the address has to wait, whether or not the account exists. */
export async function refuseWhileLocked(
  db: Db,
  guesser: Guesser,
  policy: LockPolicy,
  now: Date,
  words: 'LOGIN_WAIT' | 'TRY_LATER',
): Promise<void> {
  for (const [subject, rule] of countersOf(guesser, policy)) {
    const lock = loginLock(attemptsOf(await findThrottle(db, subject)), rule, now.getTime());
    if (!lock.locked) continue;
    throw lock.by === 'administrator'
      ? new AppError('ACCOUNT_LOCKED')
      : new AppError(words, { minutes: lock.minutes });
  }
}

/** Refuses an account that waits for its administrator; waiting after wrong passwords is about passwords only. */
export async function refuseUntilUnlocked(
  db: Db,
  account: string,
  policy: LockPolicy,
  now: Date,
): Promise<void> {
  const attempts = attemptsOf(await findThrottle(db, accountSubject(account)));
  const lock = loginLock(attempts, policy, now.getTime());
  if (lock.locked && lock.by === 'administrator') throw new AppError('ACCOUNT_LOCKED');
}

/** Remembers a wrong password or code. */
export async function countFailure(db: Db, guesser: Guesser, policy: LockPolicy, now: Date): Promise<void> {
  for (const [subject, rule] of countersOf(guesser, policy)) await count(db, subject, rule, now);
}

async function count(db: Db, subject: string, policy: LockPolicy, now: Date): Promise<void> {
  await openThrottle(db, subject, now);
  const next = afterFailure(attemptsOf(await findThrottle(db, subject, true)), policy, now.getTime());
  await saveThrottle(db, {
    subject,
    failures: next.failures,
    lastFailureAt: new Date(next.lastFailureAt ?? now),
    lockedUntil:
      next.lockedUntil === 'administratorUnlocks'
        ? 'infinity'
        : next.lockedUntil === null
          ? null
          : new Date(next.lockedUntil),
  });
}

export async function forgetFailures(db: Db, account: string, address: string): Promise<void> {
  await clearThrottle(db, accountSubject(account));
  await clearThrottle(db, addressSubject(address));
}
