import type { Insertable } from 'kysely';
import type { Db } from '../database/open.ts';
import type { SessionTables } from './tables.ts';

export async function findThrottles(db: Db, subjects: readonly string[]) {
  return db.selectFrom('login_throttle').selectAll().where('subject', 'in', subjects).execute();
}

/** These rows, made if they are not there, for this transaction alone; always in one order, so that nobody waits in a ring. */
export async function lockThrottles(db: Db, subjects: readonly string[], now: Date) {
  if (subjects.length === 0) return [];
  return db
    .insertInto('login_throttle')
    .values(
      subjects
        .toSorted()
        .map((subject) => ({ subject, failures: 0, since: now, lastFailureAt: now, lockedUntil: null })),
    )
    .onConflict((conflict) =>
      conflict.column('subject').doUpdateSet((e) => ({ subject: e.ref('excluded.subject') })),
    )
    .returningAll()
    .execute();
}

export async function saveThrottle(
  db: Db,
  throttle: Insertable<SessionTables['login_throttle']>,
): Promise<void> {
  const { subject, ...values } = throttle;
  await db.updateTable('login_throttle').set(values).where('subject', '=', subject).execute();
}

export async function clearThrottles(db: Db, subjects: readonly string[]): Promise<void> {
  for (const subject of subjects.toSorted())
    await db.deleteFrom('login_throttle').where('subject', '=', subject).execute();
}

export async function forgetThrottles(db: Db, lastFailureBefore: Date, now: Date): Promise<void> {
  await db
    .deleteFrom('login_throttle')
    .where('lastFailureAt', '<', lastFailureBefore)
    .where((e) => e.or([e('lockedUntil', 'is', null), e('lockedUntil', '<', now)]))
    .execute();
}
