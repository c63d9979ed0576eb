import type { ClientFrame, ReadUpTo } from '@fairway/contract/live.ts';
import { coalesce } from '../../live/coalesce.ts';
import { FrameRefused } from '../../live/frame-refused.ts';
import type { LiveSocket } from '../../live/live-socket.ts';
import type { ThreadGate } from '../conversations/threads/thread-gate.ts';
import { onlyToReader, readTopic } from '../log.ts';
import type { DeliveryParts } from './deliver.ts';
import { moveReading, type Reading, readReadings } from './store.ts';

type ReadFrame = Extract<ClientFrame, { method: 'UpdateReadMessage' }>;

/** Keeps how far people read, and tells their other devices and the other person of a direct conversation. */
export function openReading({ database, bus, hub, log, gate }: DeliveryParts & { gate: ThreadGate }) {
  const nameOf = ({ conversationId, userId }: Reading) => `${conversationId}:${userId}`;
  const hear = coalesce<Reading & { isOwnOnly: boolean }>(
    async (heard) => {
      if (hub.peopleHere().length === 0) return;
      const readings = new Map(heard.map((reading) => [nameOf(reading), reading]));
      const further = new Set(heard.filter(({ isOwnOnly }) => !isOwnOnly).map(nameOf));
      for (const row of await readReadings(database.db, [...readings.values()])) {
        const { conversationId, userId, readSeq, unread, lastSeq, peerId } = row;
        const words: ReadUpTo = { method: 'readMessage', conversationId, userId, readSeq, unread, lastSeq };
        hub.send([userId], words);
        if (peerId && further.has(nameOf(row))) hub.send([peerId], { ...words, unread: null });
      }
    },
    (error, heard) => {
      log.warn({ err: error }, 'how far people read could not be told');
      hub.send(new Set(heard.map(({ userId }) => userId)), { method: 'resume' });
    },
  );
  bus.subscribe(readTopic, ([conversationId, userId, audience]) => {
    if (conversationId && userId) hear({ conversationId, userId, isOwnOnly: audience === onlyToReader });
  });

  return async function readUpTo(socket: LiveSocket, { formUserId, seq }: ReadFrame): Promise<void> {
    await gate.beforeReading(socket.opener, formUserId);
    const found = await moveReading(database.db, socket.opener.userId, formUserId, seq);
    if (!found) throw new FrameRefused('PEER_NOT_FOUND');
  };
}
