import type { ChatMessage } from '@fairway/contract/chat.ts';
import type { ClientFrame, MessageListReply } from '@fairway/contract/live.ts';
import { visibleRange } from '@fairway/domain/chat/visible-range.ts';
import { gramsOfKeyword, plain } from '@fairway/domain/forms/search-grams.ts';
import type { Database, Db } from '../../database/open.ts';
import { addressSigner } from '../../files/signed-address.ts';
import { FrameRefused } from '../../live/frame-refused.ts';
import type { LiveSocket } from '../../live/live-socket.ts';
import { possiblePeer } from '../conversations/access.ts';
import { findNewest } from '../conversations/history/search-chat.ts';
import { readStretch } from '../conversations/history/store.ts';
import { findMembership, type Membership } from '../conversations/store.ts';
import type { ThreadGate } from '../conversations/threads/thread-gate.ts';
import { showHidden, showMessage } from '../show-message.ts';
import { readPlaces } from '../store.ts';
import { readByAll } from './store.ts';

type PageFrame = Extract<ClientFrame, { method: 'MessageList' }>;
interface Parts {
  database: Database;
  gate: ThreadGate;
  now: () => Date;
}
type Asked = Pick<Parts, 'now'> & { db: Db };
type Page = { messages: ChatMessage[]; total: number };

/** Nobody turns pages of a search further back. */
const mostFound = 1_000;

/**
 * History as the clients of the family ask for it: page 1 is the newest, with `sord: asc` the oldest; each page is in the
 * order of the log.
 */
export const historyPages =
  ({ database: { db }, gate, now }: Parts) =>
  async (socket: LiveSocket, frame: PageFrame): Promise<void> => {
    const { userId } = socket.opener;
    const { toUserId, currentPage, pageSize } = frame;
    await gate.beforeReading({ userId }, toUserId);
    const membership = await findMembership(db, userId, toUserId);
    // Whom one may write to has nothing to show yet; nobody else is there.
    if (!membership && !(await possiblePeer(db, { userId }, toUserId)))
      throw new FrameRefused('PEER_NOT_FOUND');
    const { messages, total } = membership
      ? await pageOf({ db, now }, userId, membership, frame)
      : { messages: [], total: 0 };
    const readSeq = membership ? await readByAll(db, membership.id, userId) : 0;
    const list = messages.map((message): MessageListReply['list'][number] => {
      const isMine = message.sendUserId === userId;
      const wasRead = message.seq <= (isMine ? readSeq : (membership?.readSeq ?? 0));
      return {
        id: message.id,
        sendUserId: message.sendUserId,
        isExternal: message.isExternal,
        receiveUserId: isMine || membership?.kind !== 'direct' ? toUserId : userId,
        sendTime: message.sendTime,
        content: contentText(message),
        contentType: message.contentType,
        state: wasRead ? 1 : 0,
      };
    });
    socket.tell({ method: 'messageList', list, pagination: { total, currentPage, pageSize } });
  };

/** The clients of the family parse whatever is no text, and one that cannot be parsed leaves them without a history. */
const contentText = ({ contentType, content }: ChatMessage): string =>
  contentType === 'text' ? content : JSON.stringify(content);

/** Places are counted, not messages: a page is found by its numbers alone, however long the log is. */
async function pageOf(
  { db, now }: Asked,
  userId: string,
  membership: Membership,
  frame: PageFrame,
): Promise<Page> {
  const { currentPage, pageSize, sord, keyword = '' } = frame;
  const words = plain(keyword);
  if (words !== '') return foundPage({ db, now }, userId, membership.id, words, frame);
  const { firstSeq, lastSeq } = visibleRange(membership, membership.lastSeq);
  const before = (currentPage - 1) * pageSize;
  const from = sord === 'asc' ? firstSeq + before : lastSeq - before - pageSize + 1;
  const rows = await readStretch(db, {
    ...{ userId, conversationId: membership.id, order: 'asc' as const, limit: pageSize },
    from: Math.max(from, firstSeq),
    to: Math.min(from + pageSize - 1, lastSeq),
  });
  const sign = (await addressSigner(db))({ userId }, now());
  return {
    messages: rows.map((row) => (row.isHidden ? showHidden(row) : showMessage(row, sign))),
    total: Math.max(lastSeq - firstSeq + 1, 0),
  };
}

/** As far as a page reaches: what is said to be there is this page, those before it, and whether there is one more. */
async function foundPage(
  { db, now }: Asked,
  userId: string,
  conversationId: string,
  words: string,
  { currentPage, pageSize, sord }: PageFrame,
): Promise<Page> {
  // The oldest are known only when all are.
  const limit = sord === 'asc' ? mostFound : Math.min(currentPage * pageSize + 1, mostFound);
  const sought = { userId, words, logIds: [conversationId], before: undefined, limit };
  const found = await findNewest(db, { ...sought, grams: gramsOfKeyword(words) }, now());
  const sorted = sord === 'asc' ? found.toReversed() : found;
  const page = sorted.slice((currentPage - 1) * pageSize, currentPage * pageSize);
  const rows = await readPlaces(db, page);
  const sign = (await addressSigner(db))({ userId }, now());
  const messages = rows.map((row) => showMessage(row, sign)).sort((one, other) => one.seq - other.seq);
  return { messages, total: found.length };
}
