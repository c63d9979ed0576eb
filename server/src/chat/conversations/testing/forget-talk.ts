import type { TestApp } from '../../../testing/test-app.ts';

/** Nobody has said anything yet. */
export async function forgetTalk(house: TestApp): Promise<void> {
  for (const table of ['chat_message_hidden', 'chat_message', 'conversation_member', 'conversation'] as const)
    await house.database.db.deleteFrom(table).execute();
}
