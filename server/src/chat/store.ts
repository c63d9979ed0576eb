import { mostUnread } from '@fairway/contract/chat.ts';
import { type Insertable, sql } from 'kysely';
import { type BusMessage, busChannel } from '../bus/bus.ts';
import type { Db } from '../database/open.ts';
import type { ChatTables, LogRow } from './tables.ts';

/** The next place of a log; whoever else wants one waits for this transaction. */
export async function takeNextSeq(db: Db, conversationId: string): Promise<number> {
  const { lastSeq } = await db
    .updateTable('conversation')
    .set((e) => ({ lastSeq: e('lastSeq', '+', 1) }))
    .where('id', '=', conversationId)
    .returning('lastSeq')
    .executeTakeFirstOrThrow();
  return lastSeq;
}

export async function insertLogRow(db: Db, row: Insertable<ChatTables['chat_message']>): Promise<void> {
  await db
    .insertInto('chat_message')
    .values({ ...row, content: JSON.stringify(row.content) })
    .execute();
}

/** Heard by every process with the commit, in the order of the commits: who hears of a place has heard of those before it. */
export async function publishOnCommit(db: Db, message: BusMessage): Promise<void> {
  await sql`select pg_notify(${busChannel}, ${JSON.stringify(message)})`.execute(db);
}

/** Rows of logs with who wrote them: `m` is the row, `u` its sender. */
export const logRows = (db: Db) =>
  db
    .selectFrom('chat_message as m')
    .innerJoin('user_account as u', 'u.id', 'm.senderId')
    .select(['m.conversationId', 'm.seq', 'm.id', 'm.senderId', 'm.clientId', 'm.kind', 'm.content'])
    .select(['m.replyTo', 'm.mentionIds', 'm.sendTime', 'm.recalledAt'])
    .select(['u.realName as senderName', 'u.account as senderAccount', 'u.headIcon as senderHeadIcon'])
    .select('u.kind as senderKind');

/** What stands at these places, in no order. */
export async function readPlaces(
  db: Db,
  places: readonly { conversationId: string; seq: number }[],
): Promise<LogRow[]> {
  if (places.length === 0) return [];
  const ids = places.map(({ conversationId }) => conversationId);
  const seqs = places.map(({ seq }) => seq);
  return logRows(db)
    .where(
      sql<boolean>`(m."conversationId", m.seq) in (select * from unnest(${ids}::text[], ${seqs}::bigint[]))`,
    )
    .execute();
}

// Of a member row called `me` and its conversation called `c`.

/** The place before the first that this person sees. */
export const unseenUpTo = sql<number>`greatest(me."joinedSeq", me."clearedSeq")`;
export const seenUpTo = sql<number>`coalesce(me."leftSeq", c."lastSeq")`;

/** Whether this person did not delete the row called `m` for themselves. */
export const isNotHidden = sql<boolean>`not exists (
  select from chat_message_hidden h
  where h."userId" = me."userId" and h."conversationId" = m."conversationId" and h.seq = m.seq)`;

/**
 * The rows called `m` that count as unread for this person: not read, and not taken off their list. What they took off
 * the list, or cleared, is not read by that: whoever wrote it is not told so.
 */
export const isUnread = sql<boolean>`m."conversationId" = me."conversationId"
  and m.seq > greatest(me."readSeq", me."hiddenSeq", ${unseenUpTo}) and m.seq <= ${seenUpTo}
  and m."senderId" <> me."userId" and m."recalledAt" is null and m.kind not in ('system', 'recall')
  and ${isNotHidden}`;

export const unreadCount = sql<number>`(
  select count(*)::int from (select from chat_message m where ${isUnread} limit ${sql.lit(mostUnread)}) as unread)`;

/** Whether something unread names this person; who was not named since they read is not looked for. */
export const isMentioned = sql<boolean>`(me."mentionSeq" > me."readSeq" and exists (
  select from chat_message m
  where ${isUnread} and m.seq <= me."mentionSeq" and m."mentionIds" && array[me."userId", 'all']))`;

/** Who of these people muted a conversation. */
export async function mutedBy(
  db: Db,
  conversationId: string,
  userIds: readonly string[],
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('conversation_member')
    .select('userId')
    .where('conversationId', '=', conversationId)
    .where('userId', '=', (e) => e.fn.any(e.val(userIds)))
    .where('isMuted', '=', true)
    .execute();
  return new Set(rows.map(({ userId }) => userId));
}
