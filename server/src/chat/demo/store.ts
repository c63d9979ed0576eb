import { type Insertable, sql } from 'kysely';
import type { Db } from '../../database/open.ts';
import type { Tables } from '../../database/tables.ts';

type Rows<T extends keyof Tables> = Insertable<Tables[T]>[];

export interface ChatRows {
  conversations: Rows<'conversation'>;
  members: Rows<'conversation_member'>;
  messages: Rows<'chat_message'>;
  places: Rows<'file_place'>;
}

/** Everything in one statement a table: thousands of rows are one parameter. */
export async function insertChats(
  db: Db,
  { conversations, members, messages, places }: ChatRows,
): Promise<void> {
  await db.insertInto('conversation').values(conversations).execute();
  await db.insertInto('conversation_member').values(members).execute();
  await sql`
    insert into chat_message ("conversationId", seq, id, "senderId", "clientId", kind, content, "replyTo", "mentionIds",
      "sendTime", search, grams)
    select m."conversationId", m.seq, m.id, m."senderId", m.id, m.kind, m.content, null, m."mentionIds", m."sendTime",
      m.search, m.grams
    from jsonb_to_recordset(${JSON.stringify(messages)}::jsonb) as m (
      "conversationId" text, seq bigint, id text, "senderId" text, kind text, content jsonb, "mentionIds" text[],
      "sendTime" timestamptz, search text, grams text[])`.execute(db);
  await db.insertInto('file_place').values(places).execute();
}

/** People who are still as the demo company had them; what was changed since is not told stories about. */
export async function peopleStillThere(db: Db) {
  const rows = await db
    .selectFrom('user_account')
    .select(['id', 'realName', 'kind'])
    .where('deletedAt', 'is', null)
    .where('enabledMark', '<>', 0)
    .execute();
  return new Map(rows.map((person) => [person.id, person]));
}
