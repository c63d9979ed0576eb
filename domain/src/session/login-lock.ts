export const lockType = { untilUnlocked: 1, wait: 2 } as const;

export interface LoginAttempts {
  failures: number;
  lastFailureAt: number | null;
  lockedUntil: number | 'administratorUnlocks' | null;
}

export interface LockPolicy {
  passwordErrorsNumber: number;
  lockType: (typeof lockType)[keyof typeof lockType];
  /** Minutes. */
  lockTime: number;
}

export type LoginLock =
  | { locked: false }
  | { locked: true; by: 'administrator' }
  | { locked: true; by: 'time'; minutes: number };

const minute = 60_000;

export const noAttempts: LoginAttempts = { failures: 0, lastFailureAt: null, lockedUntil: null };

/** Whether this account has to wait, and for how long. */
export function loginLock(attempts: LoginAttempts, policy: LockPolicy, now: number): LoginLock {
  const { lockedUntil } = attempts;
  if (lockedUntil === 'administratorUnlocks') return { locked: true, by: 'administrator' };
  if (lockedUntil === null || lockedUntil <= now || !isActive(policy)) return { locked: false };
  return { locked: true, by: 'time', minutes: Math.ceil((lockedUntil - now) / minute) };
}

/** What is remembered after a wrong password; administrators are counted and never locked. */
export function afterFailure(
  attempts: LoginAttempts,
  policy: LockPolicy,
  now: number,
  isAdministrator = false,
): LoginAttempts {
  // Otherwise a stranger who keeps trying would keep the owner out for ever.
  if (loginLock(attempts, policy, now).locked) return attempts;
  const failures = attempts.lockedUntil === null ? attempts.failures + 1 : 1;
  const locks = !isAdministrator && isActive(policy) && failures >= policy.passwordErrorsNumber;
  return { failures, lastFailureAt: now, lockedUntil: locks ? lockEnd(policy, now) : null };
}

/** A right password forgets the wrong ones. */
export function afterSuccess(): LoginAttempts {
  return noAttempts;
}

function isActive(policy: LockPolicy): boolean {
  return policy.passwordErrorsNumber > 2;
}

function lockEnd(policy: LockPolicy, now: number): number | 'administratorUnlocks' {
  return policy.lockType === lockType.untilUnlocked ? 'administratorUnlocks' : now + policy.lockTime * minute;
}
