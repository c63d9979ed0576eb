import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  afterFailure,
  afterSuccess,
  type LockPolicy,
  type LoginAttempts,
  loginLock,
  noAttempts,
} from './login-lock.ts';

const minute = 60_000;
const now = Date.UTC(2024, 0, 1);
const waiting: LockPolicy = { passwordErrorsNumber: 3, lockType: 2, lockTime: 10 };
const unlocking: LockPolicy = { passwordErrorsNumber: 3, lockType: 1, lockTime: 10 };
const off: LockPolicy = { passwordErrorsNumber: 2, lockType: 1, lockTime: 10 };

function failing(times: number, policy: LockPolicy, isAdministrator = false): LoginAttempts {
  let attempts = noAttempts;
  for (let i = 0; i < times; i += 1) attempts = afterFailure(attempts, policy, now, isAdministrator);
  return attempts;
}

describe('login lock', () => {
  it.each<[string, LoginAttempts, LockPolicy, number, object]>([
    ['no failure', noAttempts, waiting, now, { locked: false }],
    ['one short of the limit', failing(2, waiting), waiting, now, { locked: false }],
    ['at the limit', failing(3, waiting), waiting, now, { locked: true, by: 'time', minutes: 10 }],
    [
      'part of the way',
      failing(3, waiting),
      waiting,
      now + 9 * minute + 1,
      { locked: true, by: 'time', minutes: 1 },
    ],
    [
      'the last millisecond',
      failing(3, waiting),
      waiting,
      now + 10 * minute - 1,
      { locked: true, by: 'time', minutes: 1 },
    ],
    ['waited long enough', failing(3, waiting), waiting, now + 10 * minute, { locked: false }],
    ['for the administrator', failing(3, unlocking), unlocking, now, { locked: true, by: 'administrator' }],
    [
      'still so after a year',
      failing(3, unlocking),
      unlocking,
      now + 365 * 24 * 60 * minute,
      { locked: true, by: 'administrator' },
    ],
    ['a policy of two locks nobody', failing(50, off), off, now, { locked: false }],
    ['administrators are never locked', failing(50, waiting, true), waiting, now, { locked: false }],
    ['a wait ends with its policy', failing(3, waiting), off, now, { locked: false }],
    [
      'an administrator’s lock does not',
      failing(3, unlocking),
      off,
      now,
      { locked: true, by: 'administrator' },
    ],
    ['a right password resets', afterSuccess(), waiting, now, { locked: false }],
  ])('%s', (_, attempts, policy, at, lock) => expect(loginLock(attempts, policy, at)).toEqual(lock));

  it('counts and dates the failures', () => {
    expect(afterFailure(noAttempts, waiting, now)).toEqual({
      failures: 1,
      lastFailureAt: now,
      lockedUntil: null,
    });
  });

  it('is not made longer by trying on', () => {
    const locked = failing(3, waiting);
    expect(afterFailure(locked, waiting, now + 5 * minute)).toBe(locked);
  });

  it('starts counting anew after the wait', () => {
    const again = afterFailure(failing(3, waiting), waiting, now + 10 * minute);
    expect(again).toEqual({ failures: 1, lastFailureAt: now + 10 * minute, lockedUntil: null });
  });

  it('never lets more than the limit through in one lock time', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: minute }), { maxLength: 100 }), (gaps) => {
        let at = now;
        let attempts = noAttempts;
        const tried: number[] = [];
        for (const gap of gaps) {
          at += gap;
          if (!loginLock(attempts, waiting, at).locked) tried.push(at);
          attempts = afterFailure(attempts, waiting, at);
        }
        for (const [index, time] of tried.entries()) {
          const third = tried[index + 3];
          if (index % 3 === 2 && third !== undefined)
            expect(third - time).toBeGreaterThanOrEqual(10 * minute);
        }
      }),
    );
  });
});
