import type { ChatMessage, Conversation } from '@fairway/contract/chat.ts';
import { visibleRange } from '@fairway/domain/chat/visible-range.ts';
import type { Db } from '../../database/open.ts';
import { addressSigner } from '../../files/signed-address.ts';
import type { Context } from '../../http/context.ts';
import { isExternal } from '../../organisation/is-external.ts';
import { showMessage } from '../show-message.ts';
import { readPlaces } from '../store.ts';
import type { Person } from './access.ts';
import { findSummaries, type Summary } from './store.ts';

/** Those of these people who are connected; asked only about people the caller has a conversation with. */
export type WhoIsOnline = (db: Db, userIds: readonly string[]) => Promise<ReadonlySet<string>>;

/** Of the caller's conversations those with these ids, each with its row, in the order of the ids. */
export async function showConversations(
  { db, session, now }: Pick<Context, 'db' | 'session' | 'now'>,
  ids: readonly string[],
  whoIsOnline: WhoIsOnline,
): Promise<{ row: Summary; shown: Conversation }[]> {
  if (ids.length === 0) return [];
  const rows = new Map((await findSummaries(db, session.userId, ids)).map((row) => [row.id, row]));
  const places = [...rows.values()].flatMap(({ id, shownSeq }) =>
    shownSeq === null ? [] : [{ conversationId: id, seq: shownSeq }],
  );
  const peerIds = [...rows.values()].flatMap(({ peerId }) => peerId ?? []);
  const sign = (await addressSigner(db))(session, now);
  const last = new Map(
    (await readPlaces(db, places)).map((row) => [row.conversationId, showMessage(row, sign)]),
  );
  const online = await whoIsOnline(db, peerIds);
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return row ? [{ row, shown: conversationOf(row, last.get(id) ?? null, online) }] : [];
  });
}

function conversationOf(row: Summary, last: ChatMessage | null, online: ReadonlySet<string>): Conversation {
  const { id, kind, recordKind, recordId, readSeq, unread, isMentioned, isPinned, isMuted } = row;
  const isMember = row.leftSeq === null;
  return {
    ...{ id, kind, readSeq, unread, isMentioned, isPinned, isMuted, isMember, last },
    ...counterpartOf(row),
    // Who is in it now is not the business of those who left.
    memberCount: isMember ? row.memberCount : 0,
    record: recordKind && recordId ? { kind: recordKind, id: recordId } : null,
    lastSeq: visibleRange(row, row.lastSeq).lastSeq,
    peerReadSeq: row.peerReadSeq ?? 0,
    isOnline: row.peerId !== null && online.has(row.peerId),
    lastTime: last?.sendTime ?? row.joinedAt.getTime(),
  };
}

/** Whom or what one sees a conversation as. */
export const counterpartOf = (
  row: Pick<Summary, 'peerId' | 'peerName' | 'peerHeadIcon' | 'peerKind' | 'name' | 'memberNames'>,
) => ({
  peerId: row.peerId ?? '',
  name: row.peerName ?? (row.name || (row.memberNames ?? '')),
  headIcon: row.peerHeadIcon ?? '',
  isExternal: row.peerKind !== null && isExternal({ kind: row.peerKind }),
});

/** Where two people who have not written to each other yet would meet. */
export const beginningWith = ({ id: peerId, realName: name, headIcon, kind }: Person): Conversation => ({
  ...{ id: '', kind: 'direct', peerId, name, headIcon, memberCount: 2, record: null },
  isExternal: isExternal({ kind }),
  ...{ lastSeq: 0, readSeq: 0, peerReadSeq: 0, unread: 0, isMentioned: false, isPinned: false },
  ...{ isMuted: false, isMember: true, isOnline: false, last: null, lastTime: null },
});
