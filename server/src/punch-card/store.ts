import { type Insertable, sql } from 'kysely';
import type { Db } from '../database/open.ts';
import type { PunchCardTables } from './tables.ts';

type Punches = PunchCardTables['punch'];
export type PunchRow = Awaited<ReturnType<typeof findPunch>> & object;

/** The row of the person is ours until the transaction ends: two punches of theirs come one after the other. */
export async function lockPerson(db: Db, userId: string): Promise<void> {
  await db.selectFrom('user_account').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}

export const findByClientId = (db: Db, userId: string, clientId: string) =>
  db
    .selectFrom('punch')
    .selectAll()
    .where('userId', '=', userId)
    .where('clientId', '=', clientId)
    .executeTakeFirst();

export const findPunch = (db: Db, id: string) =>
  db.selectFrom('punch').selectAll().where('id', '=', id).executeTakeFirst();

/** To say what became of it: its facts never change. */
export const takePunch = (db: Db, id: string) =>
  db.selectFrom('punch').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export async function insertPunch(db: Db, punch: Insertable<Punches>): Promise<void> {
  await db.insertInto('punch').values(punch).execute();
}

type Following = Partial<
  Pick<
    Punches,
    | ('address' | 'addressSource' | 'pairId' | 'minutes' | 'flowId' | 'askedTime' | 'decidedTime')
    | 'photosRemovedAt'
  > & { explanation: 'none' | 'asked' | 'accepted' | 'refused'; reason: string }
>;

export async function notePunch(db: Db, id: string, following: Following): Promise<void> {
  await db.updateTable('punch').set(following).where('id', '=', id).execute();
}

/** Of a person and days, in the order of their times. */
export const punchesWithin = (db: Db, userId: string, from: string, to: string) =>
  db
    .selectFrom('punch')
    .selectAll()
    .where('userId', '=', userId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('at')
    .orderBy('id')
    .execute();

const beside = (db: Db, userId: string) =>
  db.selectFrom('punch').select(['lat', 'lng', 'accuracy', 'at', 'deviceId']).where('userId', '=', userId);

/** The last punch before a time and the first one after it. */
export async function punchesBeside(db: Db, userId: string, at: Date) {
  const before = await beside(db, userId)
    .where('at', '<=', at)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const after = await beside(db, userId)
    .where('at', '>', at)
    .orderBy('at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return { before, after };
}

/** False where somebody handed one of these pictures in at the same moment. */
export async function insertPhotos(
  db: Db,
  punchId: string,
  photos: readonly { fileId: string; sha256: string }[],
): Promise<boolean> {
  if (photos.length === 0) return true;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('punch_photo')
    .values(photos.map((photo, place) => ({ ...photo, punchId, place })))
    .onConflict((conflict) => conflict.column('sha256').doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows) === photos.length;
}

export const photosOf = (db: Db, punchId: string) =>
  db
    .selectFrom('punch_photo')
    .select(['fileId', 'sha256'])
    .where('punchId', '=', punchId)
    .orderBy('place')
    .execute();

/** Whether one of these pictures was handed in before, by whomever. */
export async function isPhotoKnown(db: Db, sums: readonly string[]): Promise<boolean> {
  if (sums.length === 0) return false;
  const known = await db
    .selectFrom('punch_photo')
    .select('punchId')
    .where('sha256', 'in', sums)
    .limit(1)
    .executeTakeFirst();
  return known !== undefined;
}

export const agreementOf = (db: Db, userId: string, version: number) =>
  db
    .selectFrom('punch_agreement')
    .select('agreedTime')
    .where('userId', '=', userId)
    .where('version', '=', version)
    .executeTakeFirst();

export async function insertAgreement(db: Db, agreement: PunchCardTables['punch_agreement']): Promise<void> {
  await db
    .insertInto('punch_agreement')
    .values(agreement)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** How often somebody was somewhere in a time. */
export async function countCheckIns(db: Db, userId: string, from: Date, until: Date): Promise<number> {
  const { count } = await db
    .selectFrom('punch')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .where('kind', '=', 'in')
    .where('at', '>=', from)
    .where('at', '<', until)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The table lets nobody's punches go but those of who is forgotten. */
export async function deletePunchesOf(db: Db, userId: string): Promise<string[]> {
  await sql`select set_config('fairway.forgotten_person', ${userId}, true)`.execute(db);
  const gone = await db.deleteFrom('punch').where('userId', '=', userId).returning('id').execute();
  await db.deleteFrom('punch_agreement').where('userId', '=', userId).execute();
  return gone.map(({ id }) => id);
}
