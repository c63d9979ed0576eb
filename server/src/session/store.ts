import type { Insertable } from 'kysely';
import type pg from 'pg';
import type { Db } from '../database/open.ts';
import { readPage } from '../database/page.ts';
import { forgetDevicesOf } from './known-device-store.ts';
import type { EndReason, SessionTables } from './tables.ts';

interface FoundSession {
  id: string;
  userId: string;
  /** Epoch milliseconds. */
  createdAt: number;
  lastSeenAt: number;
  /** The setting, as it is stored; null: its default. */
  sessionDays: unknown;
  endReason: EndReason | null;
  account: string;
  realName: string;
  kind: 'member' | 'customer';
  isAdministrator: boolean;
  isEnabled: boolean;
  isSeeing: boolean;
  organisationStamp: number;
}

/** Asked by every request, so it is one prepared statement by primary key, with all that every request needs. */
const sessionsByToken = `
  select s."tokenHash", s.id, s."userId", extract(epoch from s."lastSeenAt")::float8 * 1000 as "lastSeenAt",
    extract(epoch from s."createdAt")::float8 * 1000 as "createdAt", s."endReason", u.account, u."realName", u.kind, u."isAdministrator",
    u."enabledMark" = 1 and u."deletedAt" is null and (s."seenByToken" is null or exists (
      select from session own join user_account seer on seer.id = own."userId"
      where own."tokenHash" = s."seenByToken" and own."endedAt" is null and seer."isAdministrator"
        and seer."enabledMark" = 1 and seer."deletedAt" is null)) as "isEnabled",
    s."seenByToken" is not null as "isSeeing",
    (select number from change_stamp where name = 'organisation') as "organisationStamp",
    (select value from setting where key = 'sessionDays') as "sessionDays"
  from session s join user_account u on u.id = s."userId"
  where s."tokenHash" = any($1)`;

/** The sessions of these tokens, in their order; undefined where there is none. */
export async function findSessionsOf(
  pool: pg.Pool,
  tokenHashes: readonly Buffer[],
): Promise<(FoundSession | undefined)[]> {
  const { rows } = await pool.query<FoundSession & { tokenHash: Buffer }>({
    name: 'sessions-by-token',
    text: sessionsByToken,
    values: [tokenHashes],
  });
  return tokenHashes.map((tokenHash) => rows.find((row) => row.tokenHash.equals(tokenHash)));
}

/** For many at once, with no more than tells whether they go on. */
export async function findSessions(db: Db, tokenHashes: readonly Buffer[]) {
  const rows = await db
    .selectFrom('session as s')
    .innerJoin('user_account as u', 'u.id', 's.userId')
    .select(['s.tokenHash', 's.userId', 's.createdAt', 's.lastSeenAt', 's.endReason', 's.seenByToken'])
    .select(['u.enabledMark', 'u.deletedAt'])
    .select((e) => e.selectFrom('setting').select('value').where('key', '=', 'sessionDays').as('sessionDays'))
    .where('s.tokenHash', '=', (e) => e.fn.any(e.val(tokenHashes)))
    .execute();
  return rows.map(({ createdAt, lastSeenAt, enabledMark, deletedAt, seenByToken, ...session }) => ({
    ...session,
    isSeeing: seenByToken !== null,
    createdAt: createdAt.getTime(),
    lastSeenAt: lastSeenAt.getTime(),
    isEnabled: enabledMark === 1 && deletedAt === null,
  }));
}

export async function touchSession(db: Db, tokenHash: Buffer, now: Date): Promise<void> {
  await db.updateTable('session').set({ lastSeenAt: now }).where('tokenHash', '=', tokenHash).execute();
}

export async function insertSession(db: Db, session: Insertable<SessionTables['session']>): Promise<void> {
  await db.insertInto('session').values(session).execute();
}

export async function endSession(db: Db, tokenHash: Buffer, reason: EndReason, now: Date): Promise<void> {
  await db
    .updateTable('session')
    .set({ endedAt: now, endReason: reason })
    .where('tokenHash', '=', tokenHash)
    .where('endedAt', 'is', null)
    .execute();
}

/** Ends a person's sessions: all, or only those of one kind of client. */
export async function endSessionsOf(db: Db, userId: string, reason: EndReason, now: Date, origin?: string) {
  let ending = db
    .updateTable('session')
    .set({ endedAt: now, endReason: reason })
    .where('userId', '=', userId)
    .where('endedAt', 'is', null);
  if (origin) ending = ending.where('origin', '=', origin);
  await ending.execute();
}

/** Ends what people of the demo company opened while they could sign in. */
export async function endDemoSessions(db: Db, now: Date): Promise<void> {
  await db
    .updateTable('session')
    .set({ endedAt: now, endReason: 'accountDisabled' })
    .where('endedAt', 'is', null)
    .where('userId', 'in', (e) => e.selectFrom('user_account').select('id').where('isDemo', '=', true))
    .execute();
}

export async function forgetSessions(db: Db, lastSeenBefore: Date): Promise<void> {
  await db.deleteFrom('session').where('lastSeenAt', '<', lastSeenBefore).execute();
}

/** The person with this account, and whether they signed in with this device before. */
export async function findByAccount(db: Db, account: string, device: Buffer | undefined) {
  return db
    .selectFrom('user_account as u')
    .leftJoin('user_password as p', 'p.userId', 'u.id')
    .leftJoin('known_device as known', (join) =>
      join.onRef('known.userId', '=', 'u.id').on('known.deviceHash', '=', device ?? null),
    )
    .select(['u.id', 'u.account', 'u.realName', 'u.isAdministrator', 'p.hash'])
    .select('known.deviceHash as knownDevice')
    .where((e) => e(e.fn('lower', ['u.account']), '=', account.toLowerCase()))
    .where('u.deletedAt', 'is', null)
    .executeTakeFirst();
}

/** For this transaction alone: who is disabled or signs in elsewhere at the same moment comes before or after it. */
export async function lockPerson(db: Db, userId: string) {
  return db
    .selectFrom('user_account')
    .select(['account', 'realName', 'enabledMark', 'isDemo'])
    .where('id', '=', userId)
    .where('deletedAt', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function findPerson(db: Db, userId: string) {
  return db
    .selectFrom('user_account')
    .select(['account', 'enabledMark'])
    .where('id', '=', userId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
}

export async function liftLockedMark(db: Db, userId: string): Promise<void> {
  await db.updateTable('user_account').set({ enabledMark: 1 }).where('id', '=', userId).execute();
}

/** Undefined while it goes on. */
export async function findEndReason(db: Db, id: string): Promise<EndReason | undefined> {
  const found = await db.selectFrom('session').select('endReason').where('id', '=', id).executeTakeFirst();
  return found ? (found.endReason ?? undefined) : 'signedOut';
}

export async function previousLogin(db: Db, userId: string) {
  return db
    .selectFrom('login_record')
    .select(['at', 'address'])
    .where('userId', '=', userId)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function insertLogin(db: Db, login: Insertable<SessionTables['login_record']>): Promise<void> {
  await db.insertInto('login_record').values(login).execute();
}

export async function saveImageCode(db: Db, code: Insertable<SessionTables['image_code']>): Promise<void> {
  await db
    .insertInto('image_code')
    .values(code)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ codeHash: code.codeHash, expiresAt: code.expiresAt }),
    )
    .execute();
}

/** Reading it uses it up: a wrong answer needs a new picture. */
export async function takeImageCode(db: Db, id: string) {
  return db
    .deleteFrom('image_code')
    .where('id', '=', id)
    .returning(['codeHash', 'expiresAt'])
    .executeTakeFirst();
}

export async function forgetImageCodes(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('image_code').where('expiresAt', '<', now).execute();
}

export async function savePassword(
  db: Db,
  userId: string,
  hash: string,
  changedAt: Date | null,
): Promise<void> {
  await db
    .insertInto('user_password')
    .values({ userId, hash, changedAt })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ hash, changedAt }))
    .execute();
}

/** Until the transaction ends nobody else changes it. */
export async function lockPasswordOf(db: Db, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('user_password')
    .select('hash')
    .where('userId', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  return row?.hash;
}

/** False when the password is another one by now. */
export async function replacePassword(
  db: Db,
  change: { userId: string; hash: string; previous: string; now: Date },
): Promise<boolean> {
  const { userId, hash, previous, now } = change;
  const { numUpdatedRows } = await db
    .updateTable('user_password')
    .set({ hash, changedAt: now })
    .where('userId', '=', userId)
    .where('hash', '=', previous)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  await db.insertInto('password_history').values({ userId, hash: previous, at: now }).execute();
  return true;
}

export async function oldPasswords(db: Db, userId: string, count: number): Promise<string[]> {
  const rows = await db
    .selectFrom('password_history')
    .select('hash')
    .where('userId', '=', userId)
    .orderBy('at', 'desc')
    .limit(count)
    .execute();
  return rows.map(({ hash }) => hash);
}

export async function passwordChangedAt(db: Db, userId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('user_password')
    .select('changedAt')
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row?.changedAt ?? null;
}

export async function findPreviousLogin(db: Db, tokenHash: Buffer) {
  return db
    .selectFrom('session')
    .select(['previousLoginAt', 'previousLoginAddress'])
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst();
}

/** What the newest device of a person was told about the time before it. */
export async function newestSessionOf(db: Db, userId: string) {
  return db
    .selectFrom('session')
    .select(['previousLoginAt', 'previousLoginAddress', 'origin'])
    .where('userId', '=', userId)
    .where('seenByToken', 'is', null)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Ends what is seen as somebody else from this session. */
export async function endSeenBy(db: Db, seenByToken: Buffer, tokenHash: Buffer, now: Date) {
  return db
    .updateTable('session')
    .set({ endedAt: now, endReason: 'signedOut' })
    .where('tokenHash', '=', tokenHash)
    .where('seenByToken', '=', seenByToken)
    .where('endedAt', 'is', null)
    .returning('userId')
    .executeTakeFirst();
}

export async function insertSetupCode(db: Db, codeHash: string): Promise<void> {
  await db.insertInto('setup_code').values({ codeHash }).execute();
}

export async function findSetupCode(db: Db, codeHash: string) {
  return db
    .selectFrom('setup_code')
    .select('codeHash')
    .where('codeHash', '=', codeHash)
    .forUpdate()
    .executeTakeFirst();
}

export async function forgetSetupCodes(db: Db): Promise<void> {
  await db.deleteFrom('setup_code').execute();
}

/** Where a person is signed in, this session first and then by when it was last used. */
export async function devicesOf(
  db: Db,
  wanted: { userId: string; sessionId: string; usedSince: Date; openedSince: Date; most: number },
) {
  return db
    .selectFrom('session')
    .select(['id', 'origin', 'agent', 'address', 'createdAt', 'lastSeenAt'])
    .select((e) => e('id', '=', wanted.sessionId).$castTo<boolean>().as('isCurrent'))
    .where('userId', '=', wanted.userId)
    .where('seenByToken', 'is', null)
    .where('endedAt', 'is', null)
    .where('lastSeenAt', '>=', wanted.usedSince)
    .where('createdAt', '>=', wanted.openedSince)
    .orderBy('isCurrent', 'desc')
    .orderBy('lastSeenAt', 'desc')
    .orderBy('id', 'desc')
    .limit(wanted.most)
    .execute();
}

/** False when this person has no such session that still goes on. */
export async function endDeviceOf(db: Db, userId: string, sessionId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('session')
    .set({ endedAt: now, endReason: 'endedByUser' })
    .where('id', '=', sessionId)
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export async function endOtherDevicesOf(db: Db, userId: string, sessionId: string, now: Date): Promise<void> {
  await db
    .updateTable('session')
    .set({ endedAt: now, endReason: 'endedByUser' })
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .where('id', '<>', sessionId)
    .execute();
}

/** Newest first. */
export async function loginsOf(db: Db, userId: string, wanted: { currentPage: number; pageSize: number }) {
  const logins = db
    .selectFrom('login_record')
    .select(['id', 'at', 'address', 'agent'])
    .where('userId', '=', userId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc');
  return readPage(db, logins, wanted);
}

/** Whether this is still the person's password; until the transaction ends it stays so. */
export async function hasPassword(db: Db, userId: string, hash: string): Promise<boolean> {
  const found = await db
    .selectFrom('user_password')
    .select('userId')
    .where('userId', '=', userId)
    .where('hash', '=', hash)
    .forUpdate()
    .executeTakeFirst();
  return found !== undefined;
}

/** Forgets from where and with what a deleted person signed in. */
export async function forgetWhereabouts(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('login_record').where('userId', '=', userId).execute();
  await db
    .updateTable('session')
    .set({ address: '', agent: '', previousLoginAt: null, previousLoginAddress: '' })
    .where('userId', '=', userId)
    .execute();
}

/** Forgets how a deleted person signed in. */
export async function forgetCredentials(db: Db, userId: string): Promise<void> {
  await forgetDevicesOf(db, userId);
  await db.deleteFrom('user_password').where('userId', '=', userId).execute();
  await db.deleteFrom('password_history').where('userId', '=', userId).execute();
}

/** Everybody who administers the system. */
export async function findAdministrators(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('user_account')
    .select('id')
    .where('isAdministrator', '=', true)
    .where('deletedAt', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}
