import { sql } from 'kysely';
import type { Db } from '../../../database/open.ts';
import { containing } from '../../../database/page.ts';
import { logMark } from '../../search-marks.ts';
import { isNotHidden, logRows, seenUpTo, unseenUpTo } from '../../store.ts';

interface Stretch {
  userId: string;
  conversationId: string;
  from: number;
  to: number;
  order: 'asc' | 'desc';
  limit: number;
}

/** Places of a log in their order, each with whether this person deleted it for themselves. */
export async function readStretch(db: Db, { userId, conversationId, from, to, order, limit }: Stretch) {
  const rows = await logRows(db)
    .select(
      sql<boolean>`exists (
        select from chat_message_hidden h
        where h."userId" = ${userId} and h."conversationId" = m."conversationId" and h.seq = m.seq)`.as(
        'isHidden',
      ),
    )
    .where('m.conversationId', '=', conversationId)
    .where('m.seq', '>=', from)
    .where('m.seq', '<=', to)
    .orderBy('m.seq', order)
    .limit(limit)
    .execute();
  return order === 'asc' ? rows : rows.reverse();
}

/** One place of a log, ours until the transaction ends. */
export async function lockPlace(db: Db, conversationId: string, seq: number) {
  return db
    .selectFrom('chat_message')
    .select(['senderId', 'kind', 'sendTime', 'recalledAt'])
    .where('conversationId', '=', conversationId)
    .where('seq', '=', seq)
    .forUpdate()
    .executeTakeFirst();
}

/** Takes everything it said out of a place. */
export async function emptyPlace(db: Db, conversationId: string, seq: number, now: Date): Promise<void> {
  await db
    .updateTable('chat_message')
    .set({
      content: JSON.stringify(''),
      recalledAt: now,
      search: '',
      grams: [],
      mentionIds: [],
      replyTo: null,
    })
    .where('conversationId', '=', conversationId)
    .where('seq', '=', seq)
    .execute();
}

/** Hides a place from one person; a place that is not there hides nothing. */
export async function hidePlace(
  db: Db,
  place: { userId: string; conversationId: string; seq: number },
): Promise<boolean> {
  const { conversationId, seq, userId } = place;
  const found = await db
    .selectFrom('chat_message')
    .select('kind')
    .where('conversationId', '=', conversationId)
    .where('seq', '=', seq)
    .executeTakeFirst();
  // Without the instruction their other devices would show for good what was taken back.
  if (!found || found.kind === 'recall') return false;
  await db
    .insertInto('chat_message_hidden')
    .values({ conversationId, seq, userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
}

/** Everybody else who is in it and sees this place, with whether they read it. */
export async function readersOf(db: Db, userId: string, conversationId: string, seq: number) {
  return db
    .selectFrom('conversation_member as g')
    .innerJoin('user_account as u', 'u.id', 'g.userId')
    .select(['u.id', 'u.realName', 'u.headIcon', 'u.kind'])
    .select((e) => e('g.readSeq', '>=', seq).as('hasRead'))
    .where('g.conversationId', '=', conversationId)
    .where('g.userId', '<>', userId)
    .where('g.leftSeq', 'is', null)
    .where('g.joinedSeq', '<', seq)
    .orderBy('g.joinedAt')
    .orderBy('g.userId')
    .execute();
}

/** The logs somebody can search. */
export async function searchableLogs(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('conversation_member')
    .select('conversationId')
    .where('userId', '=', userId)
    .execute();
  return rows.map(({ conversationId }) => conversationId);
}

interface Found {
  id: string;
  conversationId: string;
  seq: number;
}

interface Sought {
  userId: string;
  logIds: readonly string[];
  words: string;
  /** Of the words. */
  grams: readonly string[];
  /** Older than this message. */
  before: string | undefined;
  /** Said in one of these months, by their marks. */
  months?: readonly string[];
  limit: number;
}

/** The index compares every message with every log it is asked for: hundreds at once take seconds. */
const logsAtOnce = 50;

/** Places of these logs that somebody sees and that hold these words, the newest first. */
export async function findWords(db: Db, sought: Sought): Promise<Found[]> {
  const found: Found[] = [];
  for (let from = 0; from < sought.logIds.length; from += logsAtOnce)
    found.push(...(await findWordsIn(db, sought, sought.logIds.slice(from, from + logsAtOnce))));
  return found.sort((one, other) => (one.id < other.id ? 1 : -1)).slice(0, sought.limit);
}

async function findWordsIn(db: Db, sought: Sought, logIds: readonly string[]): Promise<Found[]> {
  const { userId, words, grams, before, months, limit } = sought;
  const older = before === undefined ? sql`true` : sql`m.id < ${before}`;
  const then = months === undefined ? sql`true` : sql`m.grams && ${months}::text[]`;
  // As two steps: the index of the words is the only way to the rows that stays short in a table of years.
  const { rows } = await sql<Found>`
    with said as materialized (
      select m.id, m."conversationId", m.seq from chat_message m
      where m.grams @> ${grams}::text[] and m.grams && ${logIds.map(logMark)}::text[] and ${then}
        and m.search like ${containing(words)} and ${older})
    select m.* from said m
    join conversation_member me on me."conversationId" = m."conversationId" and me."userId" = ${userId}
    join conversation c on c.id = m."conversationId"
    where m.seq > ${unseenUpTo} and m.seq <= ${seenUpTo} and ${isNotHidden}
    order by m.id desc limit ${limit}`.execute(db);
  return rows;
}

/** A conversation where somebody sees a file, however often it was sent on. */
export async function findLogShowing(db: Db, userId: string, fileId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select c.id from file_place p
    join conversation c on c.id = split_part(p."placeId", ':', 1)
    join conversation_member me on me."conversationId" = c.id and me."userId" = ${userId}
    join chat_message m on m."conversationId" = c.id and m.seq = split_part(p."placeId", ':', 2)::bigint
    where p."fileId" = ${fileId} and p.kind = 'chat'
      and m.seq > ${unseenUpTo} and m.seq <= ${seenUpTo} and m."recalledAt" is null and ${isNotHidden}
    limit 1`.execute(db);
  return rows[0]?.id;
}
