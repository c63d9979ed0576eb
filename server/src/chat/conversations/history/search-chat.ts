import { AppError } from '@fairway/contract/app-error.ts';
import { gramsOfKeyword, plain } from '@fairway/domain/forms/search-grams.ts';
import type { Db } from '../../../database/open.ts';
import { addressSigner } from '../../../files/signed-address.ts';
import type { Context } from '../../../http/context.ts';
import { monthMark } from '../../search-marks.ts';
import { showMessage } from '../../show-message.ts';
import { readPlaces } from '../../store.ts';
import { counterpartOf } from '../show-conversation.ts';
import { findMembership, findSummaries } from '../store.ts';
import { leaveLostThreads } from '../threads/leave-lost-threads.ts';
import type { Threads } from '../threads/threads.ts';
import { findWords, searchableLogs } from './store.ts';

const pageSize = 20;

interface Wanted {
  keyword: string;
  conversationId?: string | undefined;
  before?: string | undefined;
}

/** What the caller sees that holds a word, the newest first. */
export async function searchChat(
  { db, session, now }: Context,
  threads: Threads,
  { keyword, conversationId, before }: Wanted,
) {
  const { userId } = session;
  if (conversationId !== undefined) await leaveLostThreads(db, threads, session, [conversationId]);
  const within = conversationId === undefined ? undefined : await findMembership(db, userId, conversationId);
  if (conversationId !== undefined && !within) throw new AppError('NOT_FOUND');
  const words = plain(keyword);
  if (words === '') return { list: [], hasMore: false };
  const logIds = within ? [within.id] : await searchableLogs(db, userId);
  const sought = { userId, logIds, words, grams: gramsOfKeyword(words), before, limit: pageSize + 1 };
  const until = before === undefined ? now.getTime() : momentOf(before);
  const find = () => findNewest(db, sought, new Date(Number.isSafeInteger(until) ? until : now));
  let found = await find();
  while (await leaveLostThreads(db, threads, session, idsOf(found))) found = await find();
  const page = found.slice(0, pageSize);
  const sign = (await addressSigner(db))(session, now);
  const messages = new Map((await readPlaces(db, page)).map((row) => [row.id, showMessage(row, sign)]));
  const ids = idsOf(page);
  const conversations = new Map((await findSummaries(db, userId, ids)).map((row) => [row.id, row]));
  const list = page.flatMap((place) => {
    const message = messages.get(place.id);
    const row = conversations.get(place.conversationId);
    return message && row
      ? [{ message, conversation: { id: row.id, kind: row.kind, ...counterpartOf(row) } }]
      : [];
  });
  return { list, hasMore: found.length > pageSize };
}

const idsOf = (places: readonly { conversationId: string }[]): string[] => [
  ...new Set(places.map(({ conversationId }) => conversationId)),
];

type Sought = Omit<Parameters<typeof findWords>[1], 'months'>;

/** Most pages are filled by what was said lately; only where they are not, everything is searched. */
export async function findNewest(db: Db, sought: Sought, until: Date) {
  const monthBefore = new Date(Date.UTC(until.getUTCFullYear(), until.getUTCMonth() - 1));
  const lately = await findWords(db, { ...sought, months: [monthMark(until), monthMark(monthBefore)] });
  return lately.length === sought.limit ? lately : findWords(db, sought);
}

/** Ids begin with the moment they were made. */
const momentOf = (messageId: string): number => Number.parseInt(messageId.slice(0, 9), 36);
