import type { ChatMessage, ConversationDetail } from '@fairway/contract/chat.ts';
import type { InitMessage, SentFrame } from '@fairway/contract/live.ts';
import type { CurrentUser } from '@fairway/contract/session.ts';
import { expect } from 'vitest';
import { type Answer, success } from '../../testing/answers.ts';
import { openApp } from '../../testing/open-app.tsx';
import type { Room } from '../../testing/room.ts';
import { useSession } from '../../wire/session-store.ts';
import { eraseAllOf } from '../outbox/outbox-database.ts';
import { direct, greeting, places } from './conversations.ts';

export const base = '/api/message/conversations';

export interface Opening {
  detail?: ConversationDetail;
  address?: string;
  list?: ChatMessage[];
  firstSeq?: number;
  lastSeq?: number;
  query?: string;
  answers?: Record<string, Answer[]>;
  greeting?: InitMessage | null;
  user?: CurrentUser;
}

/** The chat screen, with the line up unless told otherwise. */
export async function openChat(opening: Opening = {}): Promise<Room> {
  const { detail = direct, list = [], query = '', answers = {} } = opening;
  const address = opening.address ?? (detail.peerId || detail.id);
  const page = success(places(list, opening.lastSeq, opening.firstSeq));
  const room = await openApp(`/pages/message/im/index?name=某人&formUserId=${address}&headIcon=${query}`, {
    user: opening.user,
    answers: {
      [`GET ${base}`]: [success({ list: [], pagination: { currentPage: 1, pageSize: 20, total: 0 } })],
      [`GET ${base}/${address}`]: [success(detail)],
      [`GET ${base}/${detail.id}`]: [success(detail)],
      [`GET ${base}/${detail.id}/messages`]: [page],
      ...answers,
    },
  });
  if (opening.greeting !== null) await greet(room, opening.greeting);
  return room;
}

export async function greet(room: Room, words: InitMessage = greeting): Promise<void> {
  await expect
    .poll(async () => (await room.sockets()).frames.some(({ method }) => method === 'OnConnection'))
    .toBe(true);
  await room.sockets({ say: words });
}

type Frame<M extends SentFrame['method']> = Extract<SentFrame, { method: M }>;

/** What was said over the sockets of the room, of one kind. */
export async function framesOf<M extends SentFrame['method']>(room: Room, method: M): Promise<Frame<M>[]> {
  return (await room.sockets()).frames.filter((frame) => frame.method === method) as unknown as Frame<M>[];
}

/** The device forgets what was not sent: each test begins without it. */
export async function emptyOutbox(): Promise<void> {
  await eraseAllOf(useSession.getState().userInfo?.userId ?? 'u1');
  await eraseAllOf('u1');
}
