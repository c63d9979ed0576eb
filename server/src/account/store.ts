import type { Insertable, Updateable } from 'kysely';
import type { Db } from '../database/open.ts';
import type { Tables } from '../database/tables.ts';
import type { AccountTables } from './tables.ts';

const ownColumns = [
  ...['realName', 'signature', 'gender', 'nation', 'nativePlace', 'education', 'birthday'],
  ...['certificatesType', 'certificatesNumber', 'telePhone', 'landline', 'mobilePhone', 'email'],
  ...['urgentContacts', 'urgentTelePhone', 'postalAddress'],
] as const;

/** What the company knows of a person and only they may change. */
export async function findOwnInfo(db: Db, userId: string) {
  return db
    .selectFrom('user_account')
    .select(ownColumns)
    .select(['entryDate', 'ranks', 'creatorTime', 'mobileVerified'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}

export type OwnInfo = Awaited<ReturnType<typeof findOwnInfo>>;

/** Whoever holds it changes the person alone: two devices save at the same moment. */
export async function lockPerson(db: Db, userId: string) {
  return db
    .selectFrom('user_account')
    .select(['id', 'headIcon', 'organisationId', 'positionId'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

export async function updatePerson(
  db: Db,
  userId: string,
  changes: Updateable<Tables['user_account']>,
): Promise<void> {
  await db.updateTable('user_account').set(changes).where('id', '=', userId).execute();
}

/** The organisations a person belongs to, the main one among them. */
export async function organisationIdsOf(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('user_organisation')
    .select('organisationId as id')
    .where('userId', '=', userId)
    .union(
      db
        .selectFrom('user_account')
        .select((e) => e.ref('organisationId').$notNull().as('id'))
        .where('id', '=', userId)
        .where('organisationId', 'is not', null),
    )
    .execute();
  return rows.map(({ id }) => id);
}

/** A person's positions within one organisation, in their order. */
export async function positionsOf(db: Db, userId: string, organisationId: string | null) {
  return db
    .selectFrom('user_position')
    .innerJoin('position', 'position.id', 'user_position.positionId')
    .select(['position.id', 'position.fullName'])
    .where('user_position.userId', '=', userId)
    .where('position.organisationId', '=', organisationId)
    .where('position.enabledMark', '=', 1)
    .orderBy('position.sortCode')
    .orderBy('position.id')
    .execute();
}

/** Newest first. */
export async function signaturesOf(db: Db, userId: string) {
  return db
    .selectFrom('signature')
    .select(['id', 'picture', 'isDefault'])
    .where('userId', '=', userId)
    .orderBy('creatorTime', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export async function findDefaultSignature(db: Db, userId: string) {
  return db
    .selectFrom('signature')
    .select('picture')
    .where('userId', '=', userId)
    .where('isDefault', '=', true)
    .executeTakeFirst();
}

/** What there is before another one comes: how many, and the one with the same content. */
export async function signaturesBefore(db: Db, userId: string, digest: string) {
  const rows = await db
    .selectFrom('signature')
    .select(['id', 'digest'])
    .where('userId', '=', userId)
    .execute();
  return { count: rows.length, same: rows.find((row) => row.digest === digest)?.id };
}

export async function insertSignature(
  db: Db,
  signature: Insertable<AccountTables['signature']>,
): Promise<void> {
  await db.insertInto('signature').values(signature).execute();
}

/** False when this person has no such signature. */
export async function makeDefault(db: Db, userId: string, id: string): Promise<boolean> {
  await db
    .updateTable('signature')
    .set({ isDefault: false })
    .where('userId', '=', userId)
    .where('isDefault', '=', true)
    .execute();
  const { numUpdatedRows } = await db
    .updateTable('signature')
    .set({ isDefault: true })
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** What was deleted; undefined when this person has no such signature. */
export async function deleteSignatureOf(db: Db, userId: string, id: string) {
  return db
    .deleteFrom('signature')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .returning('isDefault')
    .executeTakeFirst();
}

export async function newestSignature(db: Db, userId: string) {
  return db
    .selectFrom('signature')
    .select('id')
    .where('userId', '=', userId)
    .orderBy('creatorTime', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function findPreferences(db: Db, userId: string) {
  const row = await db
    .selectFrom('user_preference')
    .select('preferences')
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row?.preferences;
}

export async function upsertPreferences(db: Db, userId: string, preferences: object): Promise<void> {
  const written = JSON.stringify(preferences);
  await db
    .insertInto('user_preference')
    .values({ userId, preferences: written })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ preferences: written }))
    .execute();
}

export async function deleteAccountRows(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('signature').where('userId', '=', userId).execute();
  await db.deleteFrom('user_preference').where('userId', '=', userId).execute();
}
