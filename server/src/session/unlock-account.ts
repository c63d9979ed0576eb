import { AppError } from '@fairway/contract/app-error.ts';
import { mayUnlock } from '@fairway/domain/session/may-unlock.ts';
import type { Context } from '../http/context.ts';
import { auditedPerson } from '../organisation/audited-person.ts';
import { readSettings } from '../system/settings.ts';
import { findPerson, liftLockedMark, lockPerson } from './store.ts';
import { forgetFailures, longestLock } from './throttle.ts';

/** The mark of an account that somebody locked. */
const lockedMark = 2;

type Ctx = Pick<Context, 'db' | 'session' | 'now'>;

/** Whether somebody cannot sign in for now, from wherever, and until when. */
export async function accountLock({ db, session, now }: Ctx, userId: string) {
  if (!mayUnlock(session)) throw new AppError('FORBIDDEN');
  const person = await findPerson(db, userId);
  if (!person) throw new AppError('NOT_FOUND');
  if (person.enabledMark === lockedMark) return { isLocked: true, lockedUntil: null };
  const settings = await readSettings(db);
  const until = await longestLock(db, person.account, settings, now);
  return { isLocked: until !== null, lockedUntil: typeof until === 'number' ? until : null };
}

/** Lets somebody in again after wrong passwords, with every browser of theirs. What addresses did stays counted: others share them. */
export async function unlockAccount(
  { db, session, auditTarget }: Pick<Context, 'db' | 'session' | 'auditTarget'>,
  userId: string,
): Promise<null> {
  if (!mayUnlock(session)) throw new AppError('FORBIDDEN');
  const person = await lockPerson(db, userId);
  if (!person) throw new AppError('NOT_FOUND');
  auditTarget(auditedPerson(person.account, person.realName));
  await forgetFailures(db, person.account);
  if (person.enabledMark === lockedMark) await liftLockedMark(db, userId);
  return null;
}
