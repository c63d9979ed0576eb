import type { ConversationKind, ThreadKind } from '@fairway/contract/chat.ts';
import { directKeyOf } from '@fairway/domain/chat/direct-key.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/open.ts';
import { containing } from '../../database/page.ts';
import type { Session } from '../../http/context.ts';
import { isMentioned, isNotHidden, seenUpTo, unreadCount, unseenUpTo } from '../store.ts';

/** Nobody turns so many pages. */
const mostConversations = 10_000;
/** So many names stand for a group that has none. */
const namesInName = 4;

/** The newest place that says something to the person `me`. */
const lastShown = sql`lateral (
  select m.seq, m."sendTime" from chat_message m
  where m."conversationId" = c.id and m.seq > ${unseenUpTo} and m.seq <= ${seenUpTo}
    and m.kind <> 'recall' and ${isNotHidden}
  order by m.seq desc limit 1)`;

/** The other person of a direct conversation. */
const peer = sql`lateral (
  select p."userId" as id, p."readSeq", u."realName", u.account, u."headIcon", u."quickQuery", u.kind,
    u."enabledMark" <> 0 and u."deletedAt" is null as "isActive"
  from conversation_member p join user_account u on u.id = p."userId"
  where c.kind = 'direct' and p."conversationId" = c.id and p."userId" <> me."userId"
  limit 1)`;

/** What a conversation is called. Who left a group knows it by the name it had then: the log says so. */
const called = sql`lateral (
  select case when c.kind <> 'group' or me."leftSeq" is null then c.name else coalesce((
    select m.content ->> 'name' from chat_message m
    where m."conversationId" = c.id and m.kind = 'system' and m.seq <= me."leftSeq"
      and m.content ->> 'event' in ('created', 'renamed')
    order by m.seq desc limit 1), '') end as name)`;

/** Whether the member `g` is in it as far as the person `me` knows: who left knows who was there then. */
const isKnownMember = sql<boolean>`g."conversationId" = c.id and case
  when me."leftSeq" is null then g."leftSeq" is null
  else g."joinedSeq" < me."leftSeq" and coalesce(g."leftSeq" >= me."leftSeq", true) end`;

const isCalled = (keyword: string | undefined, kind: Session['kind']) => {
  const words = keyword?.trim();
  if (!words) return sql`true`;
  const pattern = containing(words);
  // What colleagues sign in with is nothing for customers.
  const hasAccount = kind === 'member' ? sql`peer.account ilike ${pattern}` : sql`false`;
  return sql`(
    peer."realName" ilike ${pattern} or ${hasAccount} or peer."quickQuery" ilike ${pattern}
    or called.name ilike ${pattern} or called.name = c.name and c."quickQuery" ilike ${pattern}
    or c.kind = 'group' and called.name = '' and exists (
      select from conversation_member g join user_account u on u.id = g."userId"
      where ${isKnownMember} and (u."realName" ilike ${pattern} or u."quickQuery" ilike ${pattern})))`;
};

/**
 * The ids of what stands on somebody's list, in its order. A direct conversation or a thread nobody wrote in yet is not
 * there, nor what was taken off the list since when nobody wrote; who looks for the latter by name finds it.
 */
export async function listedIds(
  db: Db,
  { userId, kind }: Pick<Session, 'userId' | 'kind'>,
  keyword?: string,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select c.id from conversation_member me
    join conversation c on c.id = me."conversationId"
    left join ${lastShown} last on true
    left join ${peer} peer on true
    cross join ${called} called
    where me."userId" = ${userId} and (last.seq is not null or c.kind = 'group')
      and (${Boolean(keyword?.trim())} or me."hiddenSeq" is null or last.seq > me."hiddenSeq")
      and ${isCalled(keyword, kind)}
    order by me."pinnedAt" is null, coalesce(last."sendTime", me."joinedAt") desc, c.id desc
    limit ${mostConversations}`.execute(db);
  return rows.map(({ id }) => id);
}

export interface Summary {
  id: string;
  kind: ConversationKind;
  name: string;
  recordKind: ThreadKind | null;
  recordId: string | null;
  ownerId: string | null;
  lastSeq: number;
  joinedSeq: number;
  clearedSeq: number;
  leftSeq: number | null;
  readSeq: number;
  isMuted: boolean;
  isPinned: boolean;
  joinedAt: Date;
  peerId: string | null;
  peerReadSeq: number | null;
  peerName: string | null;
  peerAccount: string | null;
  peerHeadIcon: string | null;
  peerKind: 'member' | 'customer' | null;
  isPeerActive: boolean | null;
  /** Of a group without a name: those of its first members. */
  memberNames: string | null;
  memberCount: number;
  unread: number;
  isMentioned: boolean;
  shownSeq: number | null;
}

const memberNames = sql`(
  select string_agg(named."realName", '、' order by named.place) from (
    select u."realName", row_number() over (
      order by me."leftSeq" is null and g."userId" = c."ownerId" desc, g."joinedAt", g."userId") as place
    from conversation_member g join user_account u on u.id = g."userId"
    where c.kind = 'group' and called.name = '' and ${isKnownMember}
    order by place limit ${sql.lit(namesInName)}) as named)`;

/** These of somebody's conversations as they see them, in no order. */
export async function findSummaries(db: Db, userId: string, ids: readonly string[]): Promise<Summary[]> {
  const { rows } = await sql<Summary>`
    select c.id, c.kind, called.name, c."recordKind", c."recordId", c."ownerId", c."lastSeq",
      me."joinedSeq", me."clearedSeq", me."leftSeq", me."readSeq", me."isMuted", me."joinedAt",
      me."pinnedAt" is not null as "isPinned",
      peer.id as "peerId", peer."readSeq" as "peerReadSeq", peer."realName" as "peerName", peer.account as "peerAccount",
      peer."headIcon" as "peerHeadIcon", peer.kind as "peerKind", peer."isActive" as "isPeerActive",
      ${memberNames} as "memberNames",
      (select count(*)::int from conversation_member g where g."conversationId" = c.id and g."leftSeq" is null)
        as "memberCount",
      ${unreadCount} as unread, ${isMentioned} as "isMentioned", last.seq as "shownSeq"
    from conversation_member me
    join conversation c on c.id = me."conversationId"
    left join ${lastShown} last on true
    left join ${peer} peer on true
    cross join ${called} called
    where me."userId" = ${userId} and me."conversationId" = any(${ids}::text[])`.execute(db);
  return rows;
}

/** Somebody's place in a conversation, found by its id or by the other person of a direct one. */
export async function findMembership(db: Db, userId: string, address: string) {
  return (
    db
      .selectFrom('conversation_member as me')
      .innerJoin('conversation as c', 'c.id', 'me.conversationId')
      .select(['c.id', 'c.kind', 'c.name', 'c.ownerId', 'c.lastSeq'])
      .select(['me.joinedSeq', 'me.clearedSeq', 'me.leftSeq', 'me.readSeq'])
      .where('me.userId', '=', userId)
      .where((e) => e.or([e('c.id', '=', address), e('c.directKey', '=', directKeyOf(userId, address))]))
      // Who lost a thread was never in it.
      .where((e) => e.or([e('c.kind', '<>', 'record'), e('me.leftSeq', 'is', null)]))
      .executeTakeFirst()
  );
}
export type Membership = NonNullable<Awaited<ReturnType<typeof findMembership>>>;

/** Who they are and whether they may be written to at all. */
export async function findPeople(db: Db, userIds: readonly string[]) {
  return db
    .selectFrom('user_account')
    .select(['id', 'kind', 'realName', 'account', 'headIcon'])
    .select(sql<boolean>`"enabledMark" <> 0 and "deletedAt" is null`.as('isActive'))
    .where('id', '=', sql<string>`any(${userIds}::text[])`)
    .execute();
}

/** Those who are in it now, the owner first. */
export async function membersOf(db: Db, conversationId: string) {
  return db
    .selectFrom('conversation_member as g')
    .innerJoin('conversation as c', 'c.id', 'g.conversationId')
    .innerJoin('user_account as u', 'u.id', 'g.userId')
    .select(['u.id', 'u.realName', 'u.account', 'u.headIcon', 'u.kind'])
    .select(sql<boolean>`u."enabledMark" <> 0 and u."deletedAt" is null`.as('isActive'))
    .select(sql<boolean>`coalesce(g."userId" = c."ownerId", false)`.as('isOwner'))
    .where('g.conversationId', '=', conversationId)
    .where('g.leftSeq', 'is', null)
    .orderBy('isOwner', 'desc')
    .orderBy('g.joinedAt')
    .orderBy('g.userId')
    .execute();
}

// Somebody deletes their account.

/**
 * The groups somebody is in; they and the threads are ours until the transaction ends. Locked in the order in which
 * everybody locks them.
 */
export async function lockConversationsOf(db: Db, userId: string) {
  const rows = await db
    .selectFrom('conversation as c')
    .innerJoin('conversation_member as me', 'me.conversationId', 'c.id')
    .select(['c.id', 'c.kind', 'c.ownerId'])
    .where('me.userId', '=', userId)
    .where('me.leftSeq', 'is', null)
    .where('c.kind', '<>', 'direct')
    .orderBy('c.id')
    .forNoKeyUpdate('c')
    .execute();
  return rows.filter(({ kind }) => kind === 'group');
}

/** Nobody is told in a thread who comes and goes. */
export async function leaveThreads(db: Db, userId: string): Promise<void> {
  await sql`
    update conversation_member me set "leftSeq" = 0 from conversation c
    where c.id = me."conversationId" and c.kind = 'record' and me."userId" = ${userId} and me."leftSeq" is null
  `.execute(db);
}

/** Gives somebody another name in everything logs tell about groups. */
export async function renameInLogs(db: Db, userId: string, name: string): Promise<void> {
  await sql`
    update chat_message m set content = m.content || jsonb_build_object(
      'byName', case when m.content ->> 'by' = ${userId} then to_jsonb(${name}::text) else m.content -> 'byName' end,
      'names', (
        select coalesce(jsonb_agg(
          case when person.id = ${userId} then ${name} else m.content -> 'names' ->> (person.place::int - 1) end
          order by person.place), '[]')
        from jsonb_array_elements_text(m.content -> 'userIds') with ordinality as person (id, place)))
    where m.kind = 'system'
      and m."conversationId" in (select "conversationId" from conversation_member where "userId" = ${userId})
      and (m.content ->> 'by' = ${userId} or m.content -> 'userIds' @> to_jsonb(${userId}::text))`.execute(
    db,
  );
}

export async function forgetHidden(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('chat_message_hidden').where('userId', '=', userId).execute();
}
