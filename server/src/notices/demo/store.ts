import type { Insertable } from 'kysely';
import type { Db } from '../../database/open.ts';
import type { Tables } from '../../database/tables.ts';

export type MessageRow = Insertable<Tables['message']>;
export type ReceiverRow = Insertable<Tables['message_receiver']>;

export async function insertMessages(db: Db, messages: MessageRow[]): Promise<void> {
  await db.insertInto('message').values(messages).execute();
}

export async function insertReceivers(db: Db, receivers: ReceiverRow[]): Promise<void> {
  await db.insertInto('message_receiver').values(receivers).execute();
}

export async function insertNotices(db: Db, notices: Insertable<Tables['notice']>[]): Promise<void> {
  await db.insertInto('notice').values(notices).execute();
}
