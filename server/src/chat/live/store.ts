import type { ConversationKind } from '@fairway/contract/chat.ts';
import { directKeyOf } from '@fairway/domain/chat/direct-key.ts';
import { sql } from 'kysely';
import { busChannel } from '../../bus/bus.ts';
import type { Db } from '../../database/open.ts';
import { readTopic } from '../log.ts';
import { isMentioned, isUnread, logRows, seenUpTo, unreadCount, unseenUpTo } from '../store.ts';
import type { LogKind, LogRow } from '../tables.ts';

/** A message on its way into a log, as store_chat_messages() reads it. */
export interface Sent {
  senderId: string;
  clientId: string;
  /** Also of the conversation, if this message begins it. */
  id: string;
  to: string;
  directKey: string;
  kind: LogKind;
  content: unknown;
  replyTo: number | null;
  mentionIds: string[];
  sendTime: Date;
  search: string;
  /** One on each line. */
  grams: string;
  fileIds: string[];
}

interface Allowance {
  perSecond: number;
  burst: number;
}

/** What became of each message, by its place in the list. `outcome` is `stored`, `known`, or why it was refused. */
export interface Outcome {
  place: number;
  outcome: string;
  inConversation: string | null;
  atSeq: number | null;
  /** Whom it names of those in a group, if anybody. */
  named: string[] | null;
}

/**
 * Stores messages in their order, as a transaction of their own; none of them twice. What the bus says of it ends with
 * the name of the call.
 */
export async function storeMessages(
  db: Db,
  call: string,
  messages: readonly Sent[],
  { perSecond, burst }: Allowance,
): Promise<Outcome[]> {
  const given = JSON.stringify(messages.map((message, place) => ({ place, ...message })));
  const { rows } = await sql<Outcome>`
    select * from store_chat_messages(${given}::json, ${perSecond}, ${burst}, ${call})`.execute(db);
  return rows;
}

/** Which conversation each message goes to, if there is one yet, and whether somebody's transaction holds it just now. */
export async function findLogs(db: Db, messages: readonly Pick<Sent, 'to' | 'directKey'>[]) {
  const { rows } = await sql<{ place: number; id: string | null; isHeld: boolean }>`
    with logs as materialized (
      select given.place - 1 as place, coalesce(named.id, direct.id) as id
      from unnest(${messages.map(({ to }) => to)}::text[], ${messages.map(({ directKey }) => directKey)}::text[])
        with ordinality as given ("to", key, place)
      left join conversation named on named.id = given."to"
      left join conversation direct on direct."directKey" = given.key
    ), free as materialized (
      select c.id from conversation c where c.id in (select id from logs) for no key update skip locked
    )
    select place, id, id is not null and not exists (select from free where free.id = logs.id) as "isHeld"
    from logs order by place`.execute(db);
  return rows;
}

export interface Place {
  conversationId: string;
  seq: number;
}

/** A row as far as whoever stored it knows it without reading. */
export type SaidRow = Omit<LogRow, 'senderName' | 'senderAccount' | 'senderHeadIcon' | 'senderKind'>;

const idsOf = (places: readonly Place[]) => places.map(({ conversationId }) => conversationId);
const seqsOf = (places: readonly Place[]) => places.map(({ seq }) => seq);

/** What stands in logs from these places on, in their order. */
export async function readFrom(db: Db, places: readonly Place[]): Promise<LogRow[]> {
  return logRows(db)
    .innerJoin(
      sql<Place>`unnest(${idsOf(places)}::text[], ${seqsOf(places)}::bigint[])`.as<'told'>(
        sql`told ("conversationId", seq)`,
      ),
      (join) => join.onRef('told.conversationId', '=', 'm.conversationId').onRef('m.seq', '>=', 'told.seq'),
    )
    .orderBy('m.conversationId')
    .orderBy('m.seq')
    .execute();
}

/** Who somebody is for those who hear of them. */
export interface Profile {
  userId: string;
  realName: string;
  account: string;
  headIcon: string;
  kind: 'member' | 'customer';
}

export async function readProfiles(db: Db, userIds: readonly string[]): Promise<Profile[]> {
  return db
    .selectFrom('user_account')
    .select(['id as userId', 'realName', 'account', 'headIcon', 'kind'])
    .where('id', '=', sql<string>`any(${userIds}::text[])`)
    .execute();
}

export interface Talk {
  id: string;
  kind: ConversationKind;
  name: string;
  listeners: { userId: string; joinedSeq: number; leftSeq: number | null }[];
}

/** Conversations with all who are or were in them; threads of records only with those of these people. */
export async function readTalks(
  db: Db,
  ids: readonly string[],
  userIds: readonly string[],
): Promise<ReadonlyMap<string, Talk>> {
  const rows = await db
    .selectFrom('conversation as c')
    .innerJoin('conversation_member as g', 'g.conversationId', 'c.id')
    .select(['c.id', 'c.kind', 'c.name', 'g.userId', 'g.joinedSeq', 'g.leftSeq'])
    .where('c.id', '=', sql<string>`any(${ids}::text[])`)
    .where(sql<boolean>`(c.kind <> 'record' or g."userId" = any(${userIds}::text[]))`)
    .execute();
  const talks = new Map<string, Talk>();
  for (const { id, kind, name, ...listener } of rows) {
    const talk = talks.get(id) ?? { id, kind, name, listeners: [] };
    talk.listeners.push(listener);
    talks.set(id, talk);
  }
  return talks;
}

/**
 * Somebody read up to a place, or everything there is; every process hears of it when that is further than before.
 * Undefined when there is no such conversation of theirs.
 */
export async function moveReading(db: Db, userId: string, address: string, seq: number | undefined) {
  const key = directKeyOf(userId, address);
  const { rows } = await sql<{ conversationId: string }>`
    with mine as (
      select me."conversationId", least(${seq ?? null}::bigint, ${seenUpTo}, c."lastSeq") as reach,
        -- What they cleared unread they never saw: only something that they see moves their reading over it.
        me."clearedSeq" <= me."readSeq" or exists (
          select from chat_message m
          where ${isUnread} and m.seq <= coalesce(${seq ?? null}::bigint, c."lastSeq")) as "isSeen"
      from conversation_member me join conversation c on c.id = me."conversationId"
      where me."userId" = ${userId} and (c.id = ${address} or c."directKey" = ${key})
        and (c.kind <> 'record' or me."leftSeq" is null)
    ), moved as (
      update conversation_member m set "readSeq" = mine.reach from mine
      where m."conversationId" = mine."conversationId" and m."userId" = ${userId} and m."readSeq" < mine.reach
        and mine."isSeen"
      returning m."conversationId"
    )
    select mine."conversationId", case when moved."conversationId" is not null then pg_notify(
      ${busChannel}, json_build_object(
        'topic', ${readTopic}::text, 'ids', json_build_array(moved."conversationId", ${userId}::text))::text) end
    from mine left join moved on true`.execute(db);
  return rows[0];
}

export interface Reading {
  conversationId: string;
  userId: string;
}

/** How far people have read, what is left, and the other person of a direct conversation. */
export async function readReadings(db: Db, readings: readonly Reading[]) {
  const conversationIds = readings.map(({ conversationId }) => conversationId);
  const userIds = readings.map(({ userId }) => userId);
  const { rows } = await sql<
    Reading & { readSeq: number; unread: number; lastSeq: number; peerId: string | null }
  >`
    select me."conversationId", me."userId", me."readSeq", ${unreadCount} as unread, ${seenUpTo} as "lastSeq", peer."userId" as "peerId"
    from conversation_member me
    join conversation c on c.id = me."conversationId"
    left join conversation_member peer
      on c.kind = 'direct' and peer."conversationId" = c.id and peer."userId" <> me."userId"
    where (me."conversationId", me."userId") in (
      select * from unnest(${conversationIds}::text[], ${userIds}::text[]))`.execute(db);
  return rows;
}

/** Every conversation with something unread, and the newest place in it that says something. */
export async function readUnread(db: Db, userId: string) {
  const { rows } = await sql<{
    conversationId: string;
    peerId: string | null;
    unread: number;
    readSeq: number;
    lastSeq: number;
    isMentioned: boolean;
    seq: number;
  }>`
    select counted."conversationId", peer."userId" as "peerId", counted.unread, counted."readSeq", counted."lastSeq",
      counted."isMentioned", last.seq
    from (
      select me."conversationId", c.kind, me."readSeq", ${seenUpTo} as "lastSeq", ${unseenUpTo} as "unseenUpTo",
        ${isMentioned} as "isMentioned", ${unreadCount} as unread
      from conversation_member me join conversation c on c.id = me."conversationId"
      where me."userId" = ${userId} and ${seenUpTo} > greatest(me."readSeq", ${unseenUpTo})
    ) as counted
    left join conversation_member peer
      on counted.kind = 'direct' and peer."conversationId" = counted."conversationId" and peer."userId" <> ${userId}
    cross join lateral (
      select m.seq from chat_message m
      where m."conversationId" = counted."conversationId" and m.seq > counted."unseenUpTo"
        and m.seq <= counted."lastSeq" and m.kind <> 'recall' and not exists (
          select from chat_message_hidden h
          where h."userId" = ${userId} and h."conversationId" = m."conversationId" and h.seq = m.seq)
      order by m.seq desc limit 1
    ) as last
    where counted.unread > 0`.execute(db);
  return rows;
}

/** Conversations somebody muted. */
export async function readMuted(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('conversation_member')
    .select('conversationId')
    .where('userId', '=', userId)
    .where('isMuted', '=', true)
    .execute();
  return rows.map(({ conversationId }) => conversationId);
}

/** Who of others shares a direct conversation with each of these people. */
export async function readAcquaintances(db: Db, userIds: readonly string[]) {
  return db
    .selectFrom('conversation_member as me')
    .innerJoin('conversation as c', 'c.id', 'me.conversationId')
    .innerJoin('conversation_member as peer', (join) =>
      join.onRef('peer.conversationId', '=', 'c.id').onRef('peer.userId', '<>', 'me.userId'),
    )
    .select(['me.userId', 'peer.userId as peerId'])
    .where('me.userId', '=', sql<string>`any(${userIds}::text[])`)
    .where('c.kind', '=', 'direct')
    .execute();
}

/** Up to where everybody else in a conversation has read. */
export async function readByAll(db: Db, conversationId: string, userId: string): Promise<number> {
  const { seq } = await db
    .selectFrom('conversation_member')
    .select((e) => e.fn.coalesce(e.fn.min('readSeq'), e.lit(0)).as('seq'))
    .where('conversationId', '=', conversationId)
    .where('userId', '<>', userId)
    .where('leftSeq', 'is', null)
    .executeTakeFirstOrThrow();
  return seq;
}
