import type { Insertable } from 'kysely';
import type { Db } from '../database/open.ts';
import type { MessageTables } from './tables.ts';

export async function insertMessage(
  db: Db,
  message: Insertable<MessageTables['message']>,
  userIds: string[],
) {
  await db.insertInto('message').values(message).execute();
  await db
    .insertInto('message_receiver')
    .values(
      userIds.map((userId) => ({
        messageId: message.id,
        userId,
        readAt: null,
        creatorTime: message.creatorTime,
      })),
    )
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
