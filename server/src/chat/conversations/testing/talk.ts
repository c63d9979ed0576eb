import { directKeyOf } from '@fairway/domain/chat/direct-key.ts';
import { gramsOf, searchTextOf } from '@fairway/domain/forms/search-grams.ts';
import { newId } from '../../../database/new-id.ts';
import { showFilesAt } from '../../../files/show-files-at.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { chatPlace } from '../../chat-place.ts';
import { logMark, monthMark } from '../../search-marks.ts';
import { insertLogRow, takeNextSeq } from '../../store.ts';
import type { LogKind } from '../../tables.ts';

interface More {
  kind?: LogKind;
  content?: unknown;
  mentionIds?: string[];
  fileIds?: string[];
}

const idOf = (account: string) => `user-${account}`;

/** Messages as the socket stores them, for tests of what is read of them over HTTP. */
export function talkIn(house: TestApp) {
  const { db } = house.database;

  async function direct(one: string, other: string): Promise<string> {
    const directKey = directKeyOf(idOf(one), idOf(other));
    const known = await db
      .selectFrom('conversation')
      .select('id')
      .where('directKey', '=', directKey)
      .executeTakeFirst();
    if (known) return known.id;
    const now = house.clock.now;
    const id = newId(now.getTime());
    const none = { recordKind: null, recordId: null, ownerId: null };
    await db
      .insertInto('conversation')
      .values({ id, kind: 'direct', directKey, creatorTime: now, ...none })
      .execute();
    const member = { conversationId: id, joinedAt: now, leftSeq: null, hiddenSeq: null, pinnedAt: null };
    await db
      .insertInto('conversation_member')
      .values([one, other].map((account) => ({ ...member, userId: idOf(account) })))
      .execute();
    return id;
  }

  /** Gives the place; the clock moves on by a second. */
  async function say(conversationId: string, account: string, text: string, more: More = {}) {
    house.clock.now = new Date(house.clock.now.getTime() + 1_000);
    const now = house.clock.now;
    const seq = await db.transaction().execute(async (transaction) => {
      const next = await takeNextSeq(transaction, conversationId);
      const id = newId(now.getTime());
      const search = searchTextOf([text]);
      await insertLogRow(transaction, {
        ...{ conversationId, seq: next, id, senderId: idOf(account), clientId: id, sendTime: now },
        ...{ kind: more.kind ?? 'text', content: more.content ?? text, replyTo: null, recalledAt: null },
        ...{
          search,
          grams: [...gramsOf(search), logMark(conversationId), monthMark(now)],
          mentionIds: more.mentionIds ?? [],
        },
      });
      if (more.fileIds) await showFilesAt(transaction, chatPlace(conversationId, next), more.fileIds);
      if (more.mentionIds?.length)
        await transaction
          .updateTable('conversation_member')
          .set({ mentionSeq: next })
          .where('conversationId', '=', conversationId)
          .where('userId', 'in', more.mentionIds)
          .execute();
      return next;
    });
    return seq;
  }

  const read = (conversationId: string, account: string, readSeq: number) =>
    db
      .updateTable('conversation_member')
      .set({ readSeq })
      .where('conversationId', '=', conversationId)
      .where('userId', '=', idOf(account))
      .execute();

  return { direct, say, read };
}
