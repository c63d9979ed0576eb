import type { Settled } from '@fairway/domain/messages/settled.ts';
import { CompiledQuery, type ExpressionBuilder, type Insertable, sql } from 'kysely';
import { Kind, type Part } from '../database/one-statement.ts';
import type { Db } from '../database/open.ts';
import { containing, readPage } from '../database/page.ts';
import type { Tables } from '../database/tables.ts';
import type { MessageTables } from './tables.ts';

export async function insertMessage(
  db: Db,
  message: Insertable<MessageTables['message']>,
  userIds: string[],
  asks: string | null = null,
) {
  await db
    .with('sent', (e) => e.insertInto('message').values(message))
    .insertInto('message_receiver')
    .columns(['messageId', 'userId', 'type', 'creatorTime', 'expirationTime', 'asks'])
    // One parameter, however many receivers.
    .expression(
      sql`select ${message.id}, "userId", ${message.type}::int, ${message.creatorTime}::timestamptz,
        ${message.expirationTime ?? null}::timestamptz, ${asks}::text from unnest(${userIds}::text[]) as to_people ("userId")`,
    )
    .execute();
}

const sentMessages = new Kind(`
  insert into message (id, type, title, "titleEn", "bodyText", "bodyTextEn", link, "creatorUserId", "creatorTime")
  select one.id, one.type, one.title, one."titleEn", one."bodyText", one."bodyTextEn", one.link, one."creatorUserId",
    one."creatorTime"
  from json_to_recordset($rows) as one (held text, id text, type int, title text, "titleEn" text, "bodyText" text,
    "bodyTextEn" text, link text, "creatorUserId" text, "creatorTime" timestamptz)
  join held on held.id = one.held`);
const sentTo = new Kind(`
  insert into message_receiver ("messageId", "userId", type, "creatorTime", asks)
  select one."messageId", one."userId", one.type, one."creatorTime", one.asks
  from json_to_recordset($rows) as one (held text, "messageId" text, "userId" text, type int,
    "creatorTime" timestamptz, asks text)
  join held on held.id = one.held`);

interface Sent {
  message: Insertable<MessageTables['message']>;
  userIds: readonly string[];
  asks: string | null;
}

const receiversIn = ({ message: { id, type, creatorTime }, userIds, asks }: Sent) =>
  userIds.map((userId) => ({ messageId: id, userId, type, creatorTime, asks }));

/** Messages as parts of the statement that does what they tell about. */
export const messageParts = (messages: readonly Sent[]): Part[] =>
  messages.flatMap((sent) => [
    { kind: sentMessages, rows: [sent.message] },
    { kind: sentTo, rows: receiversIn(sent) },
  ]);

/** Something messages asked for, which is not to be done any more by who was asked. */
export interface SettledAsk extends Settled {
  asks: string;
  at: Date;
}

/** In one order for everybody, so that of two who settle or read the same messages none waits for the other. */
const settling = (asked: string, join: string): string => `
  update message_receiver r set "settledAt" = one.at, "settledAs" = one."as", "settledBy" = one."by", "settledTo" = one."to"
  from (
    select r."userId", r."messageId", one.at, one."as", one."by", one."to"
    from ${asked} ${join} join message_receiver r on r.asks = one.asks and r."settledAt" is null
    order by r."userId", r."messageId" for update of r) one
  where r."userId" = one."userId" and r."messageId" = one."messageId"`;
const askedRows = (rows: string): string =>
  `json_to_recordset(${rows}) as one (held text, asks text, at timestamptz, "as" text, "by" text, "to" text)`;
const settledMessages = new Kind(settling(askedRows('$rows'), 'join held on held.id = one.held'));

/** What settles messages as a part of the statement that does what they asked for. */
export const settlingParts = (settled: readonly SettledAsk[]): Part[] =>
  settled.length === 0 ? [] : [{ kind: settledMessages, rows: settled }];

/** The same as a statement of its own; gives whose messages they were. */
export async function settleMessages(db: Db, settled: readonly SettledAsk[]): Promise<string[]> {
  const text = `${settling(askedRows('$1::json'), '')} returning r."userId"`;
  const { rows } = await db.executeQuery<{ userId: string }>(
    CompiledQuery.raw(text, [JSON.stringify(settled)]) as CompiledQuery<{ userId: string }>,
  );
  return [...new Set(rows.map(({ userId }) => userId))];
}

type Received = ExpressionBuilder<Tables, 'message_receiver'>;

/** Nobody is asked to read what is over or done. The clock is that of the database: all processes agree on it. */
const isUnread = (e: Received) =>
  e.and([
    e('message_receiver.readAt', 'is', null),
    e('message_receiver.settledAt', 'is', null),
    e.or([
      e('message_receiver.expirationTime', 'is', null),
      e('message_receiver.expirationTime', '>', sql<Date>`now()`),
    ]),
  ]);

/** In the words of its index: what only tells of a delegation asks for nothing. */
const isUnsettled = sql<boolean>`asks is not null and asks not like 'delegation.%' and "settledAt" is null`;

/** What somebody has and did not take off their list. */
const receivedBy = (db: Db, userId: string) =>
  db
    .selectFrom('message_receiver')
    .where('message_receiver.userId', '=', userId)
    .where('message_receiver.removedAt', 'is', null);

/** Asked of each message of one person, newest first: as a join it would read the titles of everybody's. */
const isTitled = (keyword: string) => (e: Received) =>
  e(
    e
      .selectFrom('message')
      .select(sql<string>`concat_ws(' ', title, "titleEn")`.as('titles'))
      .whereRef('message.id', '=', 'message_receiver.messageId'),
    'ilike',
    containing(keyword),
  );

export async function hasUnreadSince(db: Db, userId: string, title: string, since: Date): Promise<boolean> {
  const found = await receivedBy(db, userId)
    .innerJoin('message', 'message.id', 'message_receiver.messageId')
    .select('message.id')
    .where('message_receiver.readAt', 'is', null)
    .where('message_receiver.settledAt', 'is', null)
    .where('message_receiver.creatorTime', '>=', since)
    .where('message.title', '=', title)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** How many are unread, by person and kind; and how many are unsettled, of all kinds (`type` is null). */
export async function countByPerson(db: Db, userIds: readonly string[]) {
  const theirs = db
    .selectFrom('message_receiver')
    .select('userId')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('userId', '=', (e) => e.fn.any(e.val(userIds)))
    .where('removedAt', 'is', null);
  const unread = theirs
    .select((e) => e.ref('type').$castTo<number | null>().as('type'))
    .where(isUnread)
    .groupBy(['userId', 'type']);
  const unsettled = theirs
    .select(sql<number | null>`null::int`.as('type'))
    .where(isUnsettled)
    .groupBy('userId');
  return unread.unionAll(unsettled).execute();
}

const newest = (db: Db, userId: string) =>
  receivedBy(db, userId)
    .innerJoin('message', 'message.id', 'message_receiver.messageId')
    .select(['message.title', 'message.titleEn', 'message_receiver.creatorTime'])
    .orderBy('message_receiver.creatorTime', 'desc')
    .limit(1);

export async function newestMessage(db: Db, userId: string) {
  return newest(db, userId).orderBy('message_receiver.messageId').executeTakeFirst();
}

export async function newestUnread(db: Db, userId: string, type: number) {
  return newest(db, userId).where('message_receiver.type', '=', type).where(isUnread).executeTakeFirst();
}

/** The body of a message about a flow; the long text of an announcement stays where it is until somebody reads it. */
const whatOpens = sql<string>`case message.type when 2 then "bodyText" else '' end`;

/** A message with those of these people it went to. */
export async function findMessageFor(db: Db, messageId: string, userIds: readonly string[]) {
  return db
    .selectFrom('message')
    .innerJoin('message_receiver', 'messageId', 'id')
    .select([
      'id',
      'message.type',
      'title',
      'titleEn',
      'link',
      'creatorUserId',
      'message.creatorTime',
      'userId',
      'settledAt',
    ])
    .select(whatOpens.as('bodyText'))
    .where('id', '=', messageId)
    .where('userId', '=', (e) => e.fn.any(e.val(userIds)))
    .execute();
}

export interface Wanted {
  type?: number | undefined;
  isRead?: number | undefined;
  isSettled?: number | undefined;
  keyword?: string | undefined;
}

const wantedBy = (db: Db, userId: string, { type, isRead, isSettled, keyword }: Wanted) => {
  let found = receivedBy(db, userId);
  if (type) found = found.where('type', '=', type);
  if (isRead !== undefined) found = found.where((e) => (isRead === 0 ? isUnread(e) : e.not(isUnread(e))));
  if (isSettled !== undefined)
    found = isSettled === 0 ? found.where(isUnsettled) : found.where('settledAt', 'is not', null);
  const words = keyword?.trim();
  return words ? found.where(isTitled(words)) : found;
};

/** Newest first. */
export async function listReceived(
  db: Db,
  userId: string,
  wanted: Wanted & { currentPage: number; pageSize: number },
) {
  const received = wantedBy(db, userId, wanted)
    .select('messageId')
    .select((e) => isUnread(e).as('isUnread'))
    .orderBy('message_receiver.creatorTime', 'desc')
    .orderBy('messageId');
  return readPage(db, received, wanted);
}

/** Messages as lists show them. */
export async function findHeads(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('message')
    .select(['id', 'type', 'title', 'titleEn', 'link', 'creatorUserId', 'creatorTime'])
    .select([
      whatOpens.as('bodyText'),
      sql<string>`case when type in (3, 4) then left("bodyText", 100) else excerpt end`.as('excerpt'),
      sql<string | null>`left("bodyTextEn", 100)`.as('excerptEn'),
    ])
    .where('id', '=', (e) => e.fn.any(e.val(ids)))
    .execute();
}

/** What messages of one person ask for, and what became of it. */
export async function findAsked(db: Db, userId: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('message_receiver')
    .select(['messageId', ...settledColumns])
    .where('userId', '=', userId)
    .where('messageId', '=', (e) => e.fn.any(e.val(ids)))
    .execute();
}

const settledColumns = ['asks', 'settledAt', 'settledAs', 'settledBy', 'settledTo'] as const;

/** Which of these are on somebody's list and unread. */
export async function findUnreadAmong(db: Db, userId: string, ids: readonly string[]): Promise<string[]> {
  const unread = await receivedBy(db, userId)
    .select('messageId')
    .where('messageId', '=', (e) => e.fn.any(e.val(ids)))
    .where(isUnread)
    .execute();
  return unread.map(({ messageId }) => messageId);
}

export async function findReceived(db: Db, userId: string, messageId: string) {
  return receivedBy(db, userId)
    .innerJoin('message', 'message.id', 'message_receiver.messageId')
    .selectAll('message')
    .select(settledColumns)
    .where('messageId', '=', messageId)
    .executeTakeFirst();
}

/** False when it was read before, or is not theirs. */
export async function markRead(db: Db, userId: string, messageId: string, now: Date): Promise<boolean> {
  const read = await db
    .updateTable('message_receiver')
    .set({ readAt: now })
    .where('userId', '=', userId)
    .where('messageId', '=', messageId)
    .where('readAt', 'is', null)
    .executeTakeFirst();
  return read.numUpdatedRows > 0;
}

/** How many became read. */
export async function markAllRead(db: Db, userId: string, wanted: Wanted, now: Date): Promise<number> {
  const unread = wantedBy(db, userId, { ...wanted, isRead: 0 })
    .select('messageId')
    .orderBy('messageId')
    .forUpdate();
  const read = await db
    .updateTable('message_receiver')
    .set({ readAt: now })
    .where('userId', '=', userId)
    .where('messageId', 'in', unread)
    .where('readAt', 'is', null)
    .where('settledAt', 'is', null)
    .executeTakeFirst();
  return Number(read.numUpdatedRows);
}

/** How many of these were on this person's list. */
export async function removeReceived(
  db: Db,
  userId: string,
  ids: readonly string[],
  now: Date,
): Promise<number> {
  const theirs = receivedBy(db, userId)
    .select('messageId')
    .where('messageId', '=', (e) => e.fn.any(e.val(ids)))
    .orderBy('messageId')
    .forUpdate();
  const removed = await db
    .updateTable('message_receiver')
    .set({ removedAt: now })
    .where('userId', '=', userId)
    .where('messageId', 'in', theirs)
    .where('removedAt', 'is', null)
    .executeTakeFirst();
  return Number(removed.numUpdatedRows);
}

/** Only of announcements: other kinds have no index for it. */
const receiversOf = (db: Db, messageId: string) =>
  db.selectFrom('message_receiver').where('type', '=', 1).where('messageId', '=', messageId);

/**
 * Takes an announcement from everybody it is with; gives who they were. The emptied message stays: to delete it the
 * database would look for receivers among those of every message.
 */
export async function takeFromReceivers(db: Db, messageId: string): Promise<string[]> {
  const gone = await db
    .with('emptied', (e) =>
      e
        .updateTable('message')
        .set({ bodyText: '', excerpt: '', files: '' })
        .where('id', '=', messageId)
        .returning('id'),
    )
    .deleteFrom('message_receiver')
    .where('type', '=', 1)
    .where('messageId', '=', messageId)
    .returning('userId')
    .execute();
  return gone.map(({ userId }) => userId);
}

export async function unreadReceiversOf(db: Db, messageId: string): Promise<string[]> {
  const unread = await receiversOf(db, messageId).select('userId').where('readAt', 'is', null).execute();
  return unread.map(({ userId }) => userId);
}

/** Who has these announcements, and how many of them read each. */
export async function countReaders(db: Db, messageIds: readonly string[]) {
  return db
    .selectFrom('message_receiver')
    .select('messageId')
    .select((e) => [e.fn.countAll<number>().as('receivers'), e.fn.count<number>('readAt').as('readers')])
    .where('type', '=', 1)
    .where('messageId', '=', (e) => e.fn.any(e.val(messageIds)))
    .groupBy('messageId')
    .execute();
}

export interface WantedReceivers {
  isRead?: number | undefined;
  keyword?: string | undefined;
  currentPage: number;
  pageSize: number;
}

/** Who read it last stands first, who did not stands last. */
export async function listReceivers(db: Db, messageId: string, wanted: WantedReceivers) {
  let receivers = receiversOf(db, messageId)
    .select(['userId', 'readAt'])
    .orderBy('readAt', (order) => order.desc().nullsLast())
    .orderBy('userId');
  if (wanted.isRead !== undefined)
    receivers = receivers.where('readAt', wanted.isRead ? 'is not' : 'is', null);
  const words = wanted.keyword?.trim();
  if (words)
    receivers = receivers.where((e) =>
      e.exists(
        e
          .selectFrom('user_account')
          .select('user_account.id')
          .whereRef('user_account.id', '=', 'message_receiver.userId')
          .where('user_account.deletedAt', 'is', null)
          .where('user_account.realName', 'ilike', containing(words)),
      ),
    );
  return readPage(db, receivers, wanted);
}
