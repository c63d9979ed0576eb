import { type Insertable, sql } from 'kysely';
import type { Db } from '../database/open.ts';
import type { MessageTables } from './tables.ts';

export async function insertMessage(
  db: Db,
  message: Insertable<MessageTables['message']>,
  userIds: string[],
) {
  const receivers = userIds.map((userId) => ({
    messageId: message.id,
    userId,
    readAt: null,
    creatorTime: message.creatorTime,
  }));
  await db
    .with('sent', (e) => e.insertInto('message').values(message))
    .insertInto('message_receiver')
    .values(receivers)
    .execute();
}

export async function hasUnreadSince(db: Db, userId: string, title: string, since: Date): Promise<boolean> {
  const found = await db
    .selectFrom('message_receiver')
    .innerJoin('message', 'message.id', 'message_receiver.messageId')
    .select('message.id')
    .where('message_receiver.userId', '=', userId)
    .where('message_receiver.readAt', 'is', null)
    .where('message_receiver.creatorTime', '>=', since)
    .where('message.title', '=', title)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Unread messages by person and kind, each with the newest of its kind. */
export async function unreadByType(db: Db, userIds: readonly string[]) {
  return db
    .selectFrom('message_receiver as r')
    .innerJoin('message as m', 'm.id', 'r.messageId')
    .select(['r.userId', 'm.type'])
    .select((e) => [
      e.fn.countAll<number>().as('count'),
      e.fn.max('r.creatorTime').as('newestTime'),
      sql<string>`(array_agg(m.title order by r."creatorTime" desc, m.id desc))[1]`.as('newestTitle'),
    ])
    .where('r.userId', '=', (e) => e.fn.any(e.val(userIds)))
    .where('r.readAt', 'is', null)
    .groupBy(['r.userId', 'm.type'])
    .execute();
}

export async function newestMessage(db: Db, userId: string) {
  return db
    .selectFrom('message_receiver as r')
    .innerJoin('message as m', 'm.id', 'r.messageId')
    .select(['m.title', 'r.creatorTime'])
    .where('r.userId', '=', userId)
    .orderBy('r.creatorTime', 'desc')
    .orderBy('r.messageId')
    .limit(1)
    .executeTakeFirst();
}

/** A message with those of these people it went to. */
export async function findMessageFor(db: Db, messageId: string, userIds: readonly string[]) {
  return db
    .selectFrom('message as m')
    .innerJoin('message_receiver as r', 'r.messageId', 'm.id')
    .selectAll('m')
    .select('r.userId')
    .where('m.id', '=', messageId)
    .where('r.userId', '=', (e) => e.fn.any(e.val(userIds)))
    .execute();
}
