import type { Insertable, Updateable } from 'kysely';
import type { Db } from '../../database/open.ts';
import type { SignInMethodTables } from '../tables.ts';

type Trials = SignInMethodTables['sign_in_trial'];

export async function insertTrial(db: Db, trial: Insertable<Trials>): Promise<void> {
  await db.insertInto('sign_in_trial').values(trial).execute();
}

/** The trial this browser comes back from; its state opens only once. */
export async function endTrial(
  db: Db,
  { stateHash, browserHash }: { stateHash: Buffer; browserHash: Buffer },
  now: Date,
) {
  return db
    .updateTable('sign_in_trial')
    .set({ stateHash: null })
    .where('stateHash', '=', stateHash)
    .where('browserHash', '=', browserHash)
    .where('expiresAt', '>', now)
    .returning(['id', 'methodId', 'codeVerifier'])
    .executeTakeFirst();
}

export async function settleTrial(
  db: Db,
  id: string,
  said: Pick<Updateable<Trials>, 'outcome' | 'subject' | 'name'>,
): Promise<void> {
  await db.updateTable('sign_in_trial').set(said).where('id', '=', id).execute();
}

/** A trial, for whoever began it. */
export async function findTrial(db: Db, id: string, userId: string) {
  return db
    .selectFrom('sign_in_trial')
    .selectAll()
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();
}

export async function forgetTrials(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('sign_in_trial').where('expiresAt', '<', now).execute();
}
