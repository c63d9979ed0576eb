export const lockType = { untilUnlocked: 1, wait: 2 } as const;

export interface LoginAttempts {
  /** Wrong ones, and those that are still being checked. */
  failures: number;
  /** When this count began. */
  since: number;
  lockedUntil: number | 'administratorUnlocks' | null;
}

export interface LockPolicy {
  passwordErrorsNumber: number;
  lockType: (typeof lockType)[keyof typeof lockType];
  /** Minutes. */
  lockTime: number;
  /** Minutes after which a count that locked nobody begins anew; without it, it never does. */
  countedMinutes?: number;
}

export type LoginLock =
  | { locked: false }
  | { locked: true; by: 'administrator' }
  | { locked: true; by: 'time'; minutes: number };

const minute = 60_000;

export const noAttempts = (now: number): LoginAttempts => ({ failures: 0, since: now, lockedUntil: null });

/** Whether this account has to wait, and for how long. */
export function loginLock(attempts: LoginAttempts, policy: LockPolicy, now: number): LoginLock {
  const { lockedUntil } = attempts;
  if (lockedUntil === 'administratorUnlocks') return { locked: true, by: 'administrator' };
  if (lockedUntil === null || lockedUntil <= now || !locksAnybody(policy)) return { locked: false };
  return { locked: true, by: 'time', minutes: minutesLeft(lockedUntil - now, policy) };
}

/** A lock that began while this attempt was under way ends a moment later than it lasts: nobody is told of that moment. */
function minutesLeft(milliseconds: number, { lockTime }: LockPolicy): number {
  const over = milliseconds - lockTime * minute;
  return Math.ceil((over > 0 && over < minute ? milliseconds - over : milliseconds) / minute);
}

/**
 * Counts an attempt as wrong before it is checked: however many are made at the same instant, no more are checked than
 * the limit. One that turns out right is taken back.
 */
export function afterAttempt(attempts: LoginAttempts, policy: LockPolicy, now: number): LoginAttempts {
  // Otherwise a stranger who keeps trying would keep the owner out for ever.
  if (loginLock(attempts, policy, now).locked) return attempts;
  const { failures, since } = isOver(attempts, policy, now) ? noAttempts(now) : attempts;
  const counted = failures + 1;
  const locks = locksAnybody(policy) && counted >= policy.passwordErrorsNumber;
  return { failures: counted, since, lockedUntil: locks ? lockEnd(policy, now) : null };
}

/** Takes back an attempt that was right, from the count it was made in and from no other. */
export function withoutAttempt(attempts: LoginAttempts, madeIn: number): LoginAttempts {
  if (attempts.since !== madeIn || attempts.failures === 0) return attempts;
  // Nothing is counted during a lock: without this one the limit was not reached.
  return { ...attempts, failures: attempts.failures - 1, lockedUntil: null };
}

/** A limit of two or less means that the company wants none. */
export function locksAnybody(policy: LockPolicy): boolean {
  return policy.passwordErrorsNumber > 2;
}

function isOver({ lockedUntil, since }: LoginAttempts, { countedMinutes }: LockPolicy, now: number): boolean {
  return lockedUntil !== null || (countedMinutes !== undefined && now - since >= countedMinutes * minute);
}

function lockEnd(policy: LockPolicy, now: number): number | 'administratorUnlocks' {
  return policy.lockType === lockType.untilUnlocked ? 'administratorUnlocks' : now + policy.lockTime * minute;
}
