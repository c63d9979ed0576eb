import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  afterAttempt,
  type LockPolicy,
  type LoginAttempts,
  loginLock,
  noAttempts,
  withoutAttempt,
} from './login-lock.ts';

const minute = 60_000;
const now = Date.UTC(2024, 0, 1);
const waiting: LockPolicy = { passwordErrorsNumber: 3, lockType: 2, lockTime: 10 };
const unlocking: LockPolicy = { passwordErrorsNumber: 3, lockType: 1, lockTime: 10 };
const off: LockPolicy = { passwordErrorsNumber: 2, lockType: 1, lockTime: 10 };
const hourly: LockPolicy = { ...waiting, countedMinutes: 60 };

function failing(times: number, policy: LockPolicy): LoginAttempts {
  let attempts = noAttempts(now);
  for (let i = 0; i < times; i += 1) attempts = afterAttempt(attempts, policy, now);
  return attempts;
}

describe('login lock', () => {
  it.each<[string, LoginAttempts, LockPolicy, number, object]>([
    ['no failure', noAttempts(now), waiting, now, { locked: false }],
    ['one short of the limit', failing(2, waiting), waiting, now, { locked: false }],
    ['at the limit', failing(3, waiting), waiting, now, { locked: true, by: 'time', minutes: 10 }],
    [
      'locked by an attempt that came a moment later',
      failing(3, waiting),
      waiting,
      now - 40,
      { locked: true, by: 'time', minutes: 10 },
    ],
    [
      'locked when locks lasted longer',
      failing(3, { ...waiting, lockTime: 60 }),
      waiting,
      now,
      { locked: true, by: 'time', minutes: 60 },
    ],
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
    ['a wait ends with its policy', failing(3, waiting), off, now, { locked: false }],
    [
      'an administrator’s lock does not',
      failing(3, unlocking),
      off,
      now,
      { locked: true, by: 'administrator' },
    ],
  ])('%s', (_, attempts, policy, at, lock) => expect(loginLock(attempts, policy, at)).toEqual(lock));

  it('counts an attempt', () => {
    expect(afterAttempt(noAttempts(now), waiting, now)).toEqual({
      failures: 1,
      since: now,
      lockedUntil: null,
    });
  });

  it('is not made longer by trying on', () => {
    const locked = failing(3, waiting);
    expect(afterAttempt(locked, waiting, now + 5 * minute)).toBe(locked);
  });

  it('starts counting anew after the wait', () => {
    const again = afterAttempt(failing(3, waiting), waiting, now + 10 * minute);
    expect(again).toEqual({ failures: 1, since: now + 10 * minute, lockedUntil: null });
  });

  it.each([
    ['within its time', hourly, 59, 3],
    ['after it', hourly, 60, 1],
    ['without one', waiting, 60 * 24 * 365, 3],
  ])('adds failures up %s', (_, policy, later, failures) => {
    const attempts = afterAttempt(failing(2, policy), policy, now + later * minute);
    expect(attempts.failures).toBe(failures);
  });

  it('takes back an attempt, and the lock that it completed', () => {
    expect(withoutAttempt(failing(3, waiting), now)).toEqual(failing(2, waiting));
    expect(withoutAttempt(failing(3, unlocking), now)).toEqual(failing(2, unlocking));
  });

  it('takes nothing from another count', () => {
    const later = afterAttempt(failing(3, waiting), waiting, now + 10 * minute);
    expect(withoutAttempt(later, now)).toBe(later);
    expect(withoutAttempt(noAttempts(now), now)).toEqual(noAttempts(now));
  });

  it('never lets more than the limit through in one lock time', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: minute }), { maxLength: 100 }), (gaps) => {
        let at = now;
        let attempts = noAttempts(now);
        const tried: number[] = [];
        for (const gap of gaps) {
          at += gap;
          if (!loginLock(attempts, waiting, at).locked) tried.push(at);
          attempts = afterAttempt(attempts, waiting, at);
        }
        for (const [index, time] of tried.entries()) {
          const third = tried[index + 3];
          if (index % 3 === 2 && third !== undefined)
            expect(third - time).toBeGreaterThanOrEqual(10 * minute);
        }
      }),
    );
  });

  it('checks no more wrong ones than the limit, however right ones are mixed in', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 60 }), (answers) => {
        // All are made before the first is answered.
        let attempts = noAttempts(now);
        const checked = answers.filter(() => {
          if (loginLock(attempts, waiting, now).locked) return false;
          attempts = afterAttempt(attempts, waiting, now);
          return true;
        });
        const right = checked.filter((answer) => answer).length;
        for (let n = 0; n < right; n += 1) attempts = withoutAttempt(attempts, now);
        expect(checked.length).toBeLessThanOrEqual(waiting.passwordErrorsNumber);
        expect(attempts.failures).toBe(checked.length - right);
      }),
    );
  });
});
