import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../database/open.ts';
import type { Bus } from '../../live/bus.ts';
import { gathering } from '../../live/gathering.ts';
import type { Hub } from '../../live/hub.ts';
import type { LiveSocket } from '../../live/live-socket.ts';
import { chatTopic } from '../log.ts';
import { echoOf, receivedOf } from './frames.ts';
import { type Place, readFrom, readPlaces, readTalks, type Talk, type TalkRow } from './store.ts';

/** Conversations of which is known how far they were told. */
const mostRemembered = 10_000;
/** A message that is stored is heard of at once; who waits longer is answered without the bus. */
const longestEcho = 3_000;

export interface DeliveryParts {
  database: Database;
  bus: Bus;
  hub: Hub;
  log: FastifyBaseLogger;
}

/** Tells everybody connected here what is new in their conversations, each conversation in its order. */
export function openDelivery({ database, bus, hub, log }: DeliveryParts) {
  const told = new Map<string, number>();

  function remember(conversationId: string, seq: number): void {
    told.delete(conversationId);
    told.set(conversationId, seq);
    if (told.size > mostRemembered) for (const [oldest] of told) return void told.delete(oldest);
  }

  const wasTold = ({ conversationId, seq }: Place): boolean => (told.get(conversationId) ?? 0) >= seq;

  function tell(row: TalkRow, talk: Talk): void {
    const isSaid = row.kind !== 'system' && row.kind !== 'recall';
    const here = talk.listeners
      .filter(({ joinedSeq, leftSeq }) => row.seq > joinedSeq && (leftSeq === null || row.seq <= leftSeq))
      .map(({ userId }) => userId)
      .filter(hub.isHere);
    const others = here.filter((userId) => !isSaid || userId !== row.senderId);
    if (others.length < here.length) hub.send([row.senderId], echoOf(row, talk));
    // In a direct conversation each sees the other; in a group all see the same.
    const audiences = talk.kind === 'direct' ? others.map((userId) => [userId]) : [others];
    for (const audience of audiences) if (audience[0]) hub.send(audience, receivedOf(row, talk, audience[0]));
  }

  const hear = gathering<Place>(
    async (places) => {
      const people = hub.peopleHere();
      const fresh = new Map<string, Place>();
      for (const place of places) {
        const { conversationId, seq } = place;
        // Who comes later is told from then on.
        if (people.length === 0) told.delete(conversationId);
        else if (!wasTold(place) && !fresh.has(conversationId))
          fresh.set(conversationId, { conversationId, seq: (told.get(conversationId) ?? seq - 1) + 1 });
      }
      if (fresh.size === 0) return;
      const rows = await readFrom(database.db, [...fresh.values()]);
      // Read after them: whoever saw a place when it was stored is among these.
      const talks = await readTalks(database.db, [...fresh.keys()], people);
      for (const row of rows) {
        const talk = talks.get(row.conversationId);
        if (talk) tell(row, talk);
        remember(row.conversationId, row.seq);
      }
    },
    (error) => {
      log.warn({ err: error }, 'what is new in conversations could not be read');
      hub.send(hub.peopleHere(), { method: 'resume' });
    },
  );

  bus.subscribe(chatTopic, (ids) => {
    for (let n = 0; n + 1 < ids.length; n += 2)
      hear({ conversationId: ids[n] ?? '', seq: Number(ids[n + 1]) });
  });
  // Everybody is told to fetch; from what was said meanwhile nobody goes on.
  bus.onGap(() => told.clear());

  /** Says to one socket that its message is stored. */
  async function acknowledge(socket: LiveSocket, place: Place): Promise<void> {
    const [rows, talks] = await Promise.all([
      readPlaces(database.db, [place]),
      readTalks(database.db, [place.conversationId], [socket.opener.userId]),
    ]);
    const [row, talk] = [rows[0], talks.get(place.conversationId)];
    if (row && talk) socket.tell(echoOf(row, talk));
  }

  return {
    acknowledge,
    /** Whoever sent it hears it with everybody else, in its order; without the bus all the same. */
    async ensureAcknowledged(socket: LiveSocket, place: Place): Promise<void> {
      if (bus.isConnected() && !wasTold(place))
        await new Promise((resolve) => setTimeout(resolve, longestEcho).unref());
      if (!wasTold(place)) await acknowledge(socket, place);
    },
  };
}
