import type { FastifyBaseLogger } from 'fastify';
import type { Bus } from '../../bus/bus.ts';
import type { Database } from '../../database/open.ts';
import { addressSigner, type SignAddress } from '../../files/signed-address.ts';
import { coalesce } from '../../live/coalesce.ts';
import type { Hub } from '../../live/hub.ts';
import type { LiveSocket } from '../../live/live-socket.ts';
import { chatTopic } from '../log.ts';
import { readPlaces } from '../store.ts';
import { filedKinds, type LogRow } from '../tables.ts';
import { echoOf, receivedOf } from './frames.ts';
import { groupCache } from './group-cache.ts';
import { type Profiles, profileCache } from './profile-cache.ts';
import { type Place, readFrom, readTalks, type SaidRow, type Talk } from './store.ts';

/** Conversations of which is known how far they were told. */
const mostRemembered = 10_000;
/** Nobody comes into a conversation of two or leaves it; it is forgotten only to make room. */
const directFor = 1_000;
/** A message that is stored is heard of at once; who waits longer is answered without the bus. */
const longestEcho = 3_000;

export interface DeliveryParts {
  database: Database;
  bus: Bus;
  hub: Hub;
  log: FastifyBaseLogger;
  now: () => Date;
}

/** Logs that grew, each from a place on. */
interface News {
  places: readonly Place[];
  /** All of it, if it was stored by this process. */
  stored: Promise<readonly SaidRow[] | undefined> | undefined;
}

/** Tells everybody connected here what is new in their conversations, each conversation in its order. */
export function openDelivery({ database, bus, hub, log, now }: DeliveryParts) {
  const told = new Map<string, number>();
  const direct = new Map<string, Talk>();
  let directSince = 0;
  /** What calls of this process store: the bus says when it is their turn, and nothing of it need be read. */
  const expected = new Map<string, News['stored']>();
  const groups = groupCache(database.db);
  const facesOf = profileCache(database.db);

  async function signing(): Promise<(userId: string) => SignAddress> {
    const [signer, at] = [await addressSigner(database.db), now()];
    return (userId) => signer({ userId }, at);
  }

  function remember(conversationId: string, seq: number): void {
    told.delete(conversationId);
    told.set(conversationId, seq);
    if (told.size > mostRemembered) for (const [oldest] of told) return void told.delete(oldest);
  }

  const wasTold = ({ conversationId, seq }: Place): boolean => (told.get(conversationId) ?? 0) >= seq;

  function tell(row: LogRow, talk: Talk, faces: Profiles, signFor: (userId: string) => SignAddress): void {
    const isSaid = row.kind !== 'system' && row.kind !== 'recall';
    const here = talk.listeners
      .filter(({ joinedSeq, leftSeq }) => row.seq > joinedSeq && (leftSeq === null || row.seq <= leftSeq))
      .map(({ userId }) => userId)
      .filter(hub.isHere);
    const others = here.filter((userId) => !isSaid || userId !== row.senderId);
    if (others.length < here.length)
      hub.send([row.senderId], echoOf(row, talk, faces, signFor(row.senderId)));
    // In a direct conversation each sees the other; in a group all see the same, except addresses of their own.
    const isForEach = talk.kind === 'direct' || filedKinds.includes(row.kind);
    for (const audience of isForEach ? others.map((userId) => [userId]) : [others])
      if (audience[0]) hub.send(audience, receivedOf(row, talk, audience[0], faces, signFor(audience[0])));
  }

  /** Conversations as they are now; where two talk without a pause, as they were a moment ago. */
  async function talksOf(rows: readonly SaidRow[], people: readonly string[]) {
    const now = performance.now();
    if (now - directSince > directFor) direct.clear();
    if (direct.size === 0) directSince = now;
    const read = await groups.talksOf(
      rows.filter(({ conversationId }) => !direct.has(conversationId)),
      people,
    );
    for (const talk of read.values()) if (talk.kind === 'direct') direct.set(talk.id, talk);
    return new Map([...direct, ...read]);
  }

  const hear = coalesce<News>(
    async (gathered) => {
      const isAnybodyHere = hub.peopleHere().length > 0;
      const known: SaidRow[] = [];
      const reached = new Map<string, number>();
      const unread = new Map<string, Place>();
      for (const { places, stored } of gathered) {
        const rows = Map.groupBy((await stored) ?? [], ({ conversationId }) => conversationId);
        for (const { conversationId, seq } of places) {
          const upTo = reached.get(conversationId) ?? told.get(conversationId) ?? seq - 1;
          const ours = rows.get(conversationId);
          // Who comes later is told from then on.
          if (!isAnybodyHere) {
            told.delete(conversationId);
            groups.forget();
          } else if (upTo >= seq || unread.has(conversationId)) continue;
          else if (upTo < seq - 1 || !ours) unread.set(conversationId, { conversationId, seq: upTo + 1 });
          else {
            known.push(...ours);
            reached.set(conversationId, seq + ours.length - 1);
          }
        }
      }
      if (known.length === 0 && unread.size === 0) return;
      const read = unread.size > 0 ? await readFrom(database.db, [...unread.values()]) : [];
      const rows = [...known, ...read];
      const senders = known.map(({ senderId }) => senderId);
      // Read after them: whoever saw a place when it was stored, or came before it was read, is among these.
      const talks = await talksOf(rows, [...hub.peopleHere(), ...senders]);
      const pairs = rows.flatMap(({ conversationId }) => pairOf(talks.get(conversationId)));
      const faces = await facesOf([...senders, ...pairs]);
      const signFor = await signing();
      for (const row of [...known.map((said) => withSender(said, faces)), ...read]) {
        const talk = talks.get(row.conversationId);
        if (talk) tell(row, talk, faces, signFor);
        remember(row.conversationId, row.seq);
      }
    },
    (error) => {
      log.warn({ err: error }, 'what is new in conversations could not be read');
      hub.send(hub.peopleHere(), { method: 'resume' });
    },
  );

  bus.subscribe(chatTopic, (ids) => {
    const places: Place[] = [];
    for (let n = 0; n + 1 < ids.length; n += 2)
      places.push({ conversationId: ids[n] ?? '', seq: Number(ids[n + 1]) });
    const call = ids.length % 2 === 1 ? (ids.at(-1) ?? '') : '';
    hear({ places, stored: expected.get(call) });
    expected.delete(call);
  });
  // Everybody is told to fetch; from what was said meanwhile nobody goes on.
  bus.onGap(() => {
    told.clear();
    groups.forget();
  });

  /** Says to one socket that its message is stored. */
  async function acknowledge(socket: LiveSocket, place: Place): Promise<void> {
    const [rows, talks] = await Promise.all([
      readPlaces(database.db, [place]),
      readTalks(database.db, [place.conversationId], [socket.opener.userId]),
    ]);
    const [row, talk] = [rows[0], talks.get(place.conversationId)];
    if (!row || !talk) return;
    const [faces, signFor] = [await facesOf(pairOf(talk)), await signing()];
    socket.tell(echoOf(row, talk, faces, signFor(socket.opener.userId)));
  }

  return {
    acknowledge,
    /** A call of this process is about to store messages. */
    expect(call: string, stored: Promise<readonly SaidRow[]>): void {
      // Whether it was stored is not known then: it is read when the bus says so.
      const rows = stored.catch(() => undefined);
      expected.set(call, rows);
      const forget = () => expected.delete(call);
      void rows.then((said) => (said?.length === 0 ? forget() : setTimeout(forget, longestEcho).unref()));
    },
    /** Whoever sent it hears it with everybody else, in its order; without the bus all the same. */
    async ensureAcknowledged(socket: LiveSocket, place: Place): Promise<void> {
      if (bus.isConnected() && !wasTold(place))
        await new Promise((resolve) => setTimeout(resolve, longestEcho).unref());
      if (!wasTold(place)) await acknowledge(socket, place);
    },
  };
}

/** Both who talk in a direct conversation: each is told who the other is. */
const pairOf = (talk: Talk | undefined): string[] =>
  talk?.kind === 'direct' ? talk.listeners.map(({ userId }) => userId) : [];

/** Whoever stored it knows only by id who sent it. */
function withSender(row: SaidRow, faces: Profiles): LogRow {
  const sender = faces.get(row.senderId);
  return {
    ...row,
    senderName: sender?.realName ?? '',
    senderAccount: sender?.account ?? '',
    senderHeadIcon: sender?.headIcon ?? '',
    senderKind: sender?.kind ?? 'member',
  };
}
