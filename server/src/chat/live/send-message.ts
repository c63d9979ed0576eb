import { directKeyOf } from '@fairway/domain/chat/direct-key.ts';
import type { FastifyBaseLogger } from 'fastify';
import { newId } from '../../database/new-id.ts';
import type { Database } from '../../database/open.ts';
import { refuseFrame } from '../../live/answer-frames.ts';
import type { LiveSocket } from '../../live/live-socket.ts';
import type { ThreadGate } from '../conversations/threads/thread-gate.ts';
import { contentOf, type SendFrame, type Shown } from './content.ts';
import type { openDelivery } from './deliver.ts';
import type { Sent } from './store.ts';
import type { storeQueue } from './store-queue.ts';

interface Parts {
  database: Database;
  log: FastifyBaseLogger;
  now: () => Date;
  shown: Shown;
  gate: ThreadGate;
  store: ReturnType<typeof storeQueue>;
  delivery: ReturnType<typeof openDelivery>;
}

/** Answers as soon as the message stands in the queue: the next one follows it without waiting for the commit. */
export const messageSender =
  ({ database, log, now, shown, gate, store, delivery }: Parts) =>
  async (socket: LiveSocket, frame: SendFrame): Promise<void> => {
    const { userId } = socket.opener;
    const content = await contentOf(database.db, { userId }, shown, frame);
    await gate.beforeSaying(frame.toUserId);
    const sendTime = now();
    const sent: Sent = {
      ...content,
      senderId: userId,
      clientId: frame.clientId ?? newId(sendTime.getTime()),
      id: newId(sendTime.getTime()),
      to: frame.toUserId,
      directKey: directKeyOf(userId, frame.toUserId),
      replyTo: frame.replyTo ?? null,
      mentionIds: [...new Set(frame.mentionIds)],
      sendTime,
    };
    store(sent)
      .then((stored) =>
        stored.isKnown ? delivery.acknowledge(socket, stored) : delivery.ensureAcknowledged(socket, stored),
      )
      .catch((error: unknown) => refuseFrame(socket, frame, error, log));
  };
