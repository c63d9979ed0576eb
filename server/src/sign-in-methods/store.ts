import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '../database/open.ts';
import type { SignInMethodTables, Ticket } from './tables.ts';

/** One at a time for each of these words, in whichever process: the next one sees what the one before wrote. */
export async function lockWords(db: Db, ...words: string[]): Promise<void> {
  for (const word of words) await sql`select pg_advisory_xact_lock(hashtextextended(${word}, 0))`.execute(db);
}

/** When codes were asked for, newest first and no more than asked for. */
export async function askedCodes(
  db: Db,
  by: { mobile: string } | { address: string },
  { after, most }: { after: Date; most: number },
): Promise<Date[]> {
  const [column, value] =
    'mobile' in by ? (['mobile', by.mobile] as const) : (['address', by.address] as const);
  const rows = await db
    .selectFrom('sms_code')
    .select('createdAt')
    .where(column, '=', value)
    .where('createdAt', '>', after)
    .orderBy('createdAt', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ createdAt }) => createdAt);
}

export async function insertSmsCode(db: Db, code: Insertable<SignInMethodTables['sms_code']>): Promise<void> {
  await db.insertInto('sms_code').values(code).execute();
}

/** The newest code of a number, for one answer. Counted before it is compared: guesses of the same instant are several. */
export async function takeAnswer(db: Db, mobile: string, mostAnswers: number, now: Date) {
  return db
    .updateTable('sms_code')
    .set((e) => ({ answers: e('answers', '+', 1) }))
    .where('id', '=', (e) =>
      e
        .selectFrom('sms_code')
        .select('id')
        .where('mobile', '=', mobile)
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .limit(1),
    )
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .where('answers', '<', mostAnswers)
    .returning(['id', 'codeHash'])
    .executeTakeFirst();
}

/** False when somebody else used it at the same instant. */
export async function useSmsCode(db: Db, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sms_code')
    .set({ usedAt: now })
    .where('id', '=', id)
    .where('usedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export async function forgetSmsCodes(db: Db, createdBefore: Date): Promise<void> {
  await db.deleteFrom('sms_code').where('createdAt', '<', createdBefore).execute();
}

/** Whether anybody gave this number, proven or not: they wait for a code. */
export async function hasAnybodyMobile(db: Db, mobile: string): Promise<boolean> {
  const found = await withMobile(db, mobile).limit(1).executeTakeFirst();
  return found !== undefined;
}

/** Who has proven that the number is theirs. */
export const provenPeopleWith = (db: Db, mobile: string) =>
  withMobile(db, mobile).where('mobileVerified', '=', true).execute();

const withMobile = (db: Db, mobile: string) =>
  db
    .selectFrom('user_account')
    .select(['id', 'enabledMark'])
    .where('mobilePhone', '=', mobile)
    .where('deletedAt', 'is', null);

export async function findMobileOf(db: Db, userId: string): Promise<string> {
  const { mobilePhone } = await db
    .selectFrom('user_account')
    .select('mobilePhone')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return mobilePhone;
}

/** The number is this person's and nobody else's, unless they changed it meanwhile. */
export async function proveMobile(db: Db, userId: string, mobile: string): Promise<void> {
  await db
    .updateTable('user_account')
    .set((e) => ({ mobileVerified: e('id', '=', userId).$castTo<boolean>() }))
    .where('mobilePhone', '=', mobile)
    .execute();
}

export async function insertTicket(
  db: Db,
  ticket: Pick<
    Ticket,
    'ticketHash' | 'scanCode' | 'browserHash' | 'agent' | 'address' | 'createdAt' | 'expiresAt'
  >,
): Promise<void> {
  await db.insertInto('sign_in_ticket').values(ticket).execute();
}

export async function findTicket(db: Db, ticketHash: Buffer, now: Date) {
  return db
    .selectFrom('sign_in_ticket')
    .select(['status', 'scanCode', 'expiresAt', 'scannedBy', 'source', 'subject', 'socialName'])
    .where('ticketHash', '=', ticketHash)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
}

/** Puts a waiting ticket on one person's phone; the first to scan it is the only one who can answer. */
export async function scanTicket(db: Db, scanCode: string, userId: string, now: Date) {
  return db
    .updateTable('sign_in_ticket')
    .set({ scannedBy: userId })
    .where('scanCode', '=', scanCode)
    .where('status', '=', 'waiting')
    .where('expiresAt', '>', now)
    .where((e) => e.or([e('scannedBy', 'is', null), e('scannedBy', '=', userId)]))
    .returning(['agent', 'address', 'createdAt'])
    .executeTakeFirst();
}

/** The answer of who scanned it; undefined when it is too late or not theirs to answer. */
export async function answerTicket(
  db: Db,
  scanCode: string,
  scannedBy: string,
  answer: Pick<Updateable<SignInMethodTables['sign_in_ticket']>, 'status' | 'userId' | 'sessionId'>,
  now: Date,
) {
  return db
    .updateTable('sign_in_ticket')
    .set(answer)
    .where('scanCode', '=', scanCode)
    .where('status', '=', 'waiting')
    .where('scannedBy', '=', scannedBy)
    .where('expiresAt', '>', now)
    .returning(['agent', 'address'])
    .executeTakeFirst();
}

/** Only one of two who ask at the same instant gets it. */
export async function collectTicket(db: Db, ticketHash: Buffer, now: Date) {
  return db
    .updateTable('sign_in_ticket')
    .set({ status: 'used' })
    .where('ticketHash', '=', ticketHash)
    .where('status', '=', 'confirmed')
    .where('expiresAt', '>', now)
    .returning(['userId', 'sessionId', 'source'])
    .executeTakeFirst();
}

export async function forgetTickets(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('sign_in_ticket').where('expiresAt', '<', now).execute();
}

/** A ticket as this browser holds it. */
interface Held {
  ticketHash: Buffer;
  browserHash: Buffer;
}

/** Remembers where the browser is sent and with what; an earlier journey with this ticket is over. */
export async function beginJourney(
  db: Db,
  { ticketHash, browserHash }: Held,
  journey: { source: string; stateHash: Buffer; codeVerifier: string; expiresAt: Date },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sign_in_ticket')
    .set(journey)
    .where('ticketHash', '=', ticketHash)
    .where('browserHash', '=', browserHash)
    .where('status', '=', 'waiting')
    .where('expiresAt', '>', now)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** The journey this browser comes back from; its state opens only once. */
export async function endJourney(
  db: Db,
  back: { source: string; stateHash: Buffer; browserHash: Buffer },
  now: Date,
) {
  return db
    .updateTable('sign_in_ticket')
    .set({ stateHash: null })
    .where('stateHash', '=', back.stateHash)
    .where('source', '=', back.source)
    .where('browserHash', '=', back.browserHash)
    .where('status', '=', 'waiting')
    .where('expiresAt', '>', now)
    .returning(['ticketHash', 'codeVerifier'])
    .executeTakeFirst();
}

type Outcome = Pick<
  Updateable<SignInMethodTables['sign_in_ticket']>,
  'status' | 'userId' | 'subject' | 'socialName' | 'expiresAt'
>;

/** What a journey led to; nothing happens to a ticket that was answered in the meantime. */
export async function settleTicket(db: Db, ticketHash: Buffer, outcome: Outcome): Promise<void> {
  await db
    .updateTable('sign_in_ticket')
    .set(outcome)
    .where('ticketHash', '=', ticketHash)
    .where('status', '=', 'waiting')
    .execute();
}

/** Lets in one of the accounts an identity is tied to. */
export async function chooseAccount(
  db: Db,
  { ticketHash, browserHash }: Held,
  userId: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sign_in_ticket as ticket')
    .set({ status: 'confirmed', userId })
    .where('ticketHash', '=', ticketHash)
    .where('browserHash', '=', browserHash)
    .where('status', '=', 'severalAccounts')
    .where('expiresAt', '>', now)
    .where((e) =>
      e.exists(
        e
          .selectFrom('social_identity as tied')
          .select('tied.id')
          .whereRef('tied.source', '=', 'ticket.source')
          .whereRef('tied.subject', '=', 'ticket.subject')
          .where('tied.userId', '=', userId),
      ),
    )
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** The identity a ticket carries that is nobody's yet; reading it uses the ticket up. */
export async function takeUnboundIdentity(db: Db, { ticketHash, browserHash }: Held, now: Date) {
  return db
    .updateTable('sign_in_ticket')
    .set({ status: 'used' })
    .where('ticketHash', '=', ticketHash)
    .where('browserHash', '=', browserHash)
    .where('status', '=', 'notBound')
    .where('expiresAt', '>', now)
    .returning(['source', 'subject', 'socialName'])
    .executeTakeFirst();
}

/** Who may sign in with this identity. */
export async function peopleLinkedTo(db: Db, source: string, subject: string) {
  return db
    .selectFrom('social_identity as tied')
    .innerJoin('user_account as person', 'person.id', 'tied.userId')
    .select(['person.id as userId', 'person.account', 'person.realName'])
    .where('tied.source', '=', source)
    .where('tied.subject', '=', subject)
    .where('person.deletedAt', 'is', null)
    .orderBy('person.account')
    .execute();
}

/** One identity of a provider for a person: they are shown one, and could not untie one they are not shown. */
export async function linkIdentity(
  db: Db,
  identity: Insertable<SignInMethodTables['social_identity']>,
): Promise<void> {
  await db
    .deleteFrom('social_identity')
    .where('userId', '=', identity.userId)
    .where('source', '=', identity.source)
    .execute();
  await db.insertInto('social_identity').values(identity).execute();
}

export async function identitiesOf(db: Db, userId: string) {
  return db
    .selectFrom('social_identity')
    .select(['id', 'source', 'socialName', 'at'])
    .where('userId', '=', userId)
    .execute();
}

export async function deleteIdentity(db: Db, id: string, userId: string) {
  return db
    .deleteFrom('social_identity')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning(['source', 'socialName'])
    .executeTakeFirst();
}

export async function deleteIdentitiesOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('social_identity').where('userId', '=', userId).execute();
}
