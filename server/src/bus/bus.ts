import { setImmediate as otherWork, setTimeout as sleep } from 'node:timers/promises';
import { heartbeatEvery } from '@fairway/contract/live.ts';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { keepAliveDelay } from '../database/open.ts';
import { PreparingClient } from '../database/preparing-client.ts';

/** The channel between server processes. Ids only: PostgreSQL takes 8,000 bytes a message. */
export const busChannel = 'fairway_bus';
const largestMessage = 7_900;
/** Somebody's messages did not get out: everybody may have missed some. */
const gapTopic = 'gap';
/** A line can break without a word. Who waits longer than this for an answer gives it up; a gap is better than silence. */
const longestAnswer = 5_000;
/** The database does not answer: we end without a goodbye. */
const longestGoodbye = 1_000;

export interface BusMessage {
  topic: string;
  ids: readonly string[];
}

/** What processes tell each other. A lost connection heals by itself; listeners are told that they may have missed some. */
export interface Bus {
  publish: (message: BusMessage) => Promise<void>;
  /** Returns how to stop listening. */
  subscribe: (topic: string, listener: (ids: readonly string[]) => void) => () => void;
  /** Something may have happened that nobody will be told of: everybody reads anew. */
  reportGap: () => void;
  /** Called when messages may have been missed, here or by whoever sent them: what was kept from them must be read anew. */
  onGap: (listener: () => void) => void;
  isConnected: () => boolean;
  close: () => Promise<void>;
}

/** Whether PostgreSQL carries it. */
export const fitsTheBus = (message: BusMessage): boolean =>
  Buffer.byteLength(JSON.stringify(message)) <= largestMessage;

type Log = Pick<FastifyBaseLogger, 'warn' | 'error' | 'info'>;

/** Opens the bus on a connection of its own, outside every transaction. */
export async function openBus(
  connection: pg.ClientConfig,
  log: Log,
  beatEvery = heartbeatEvery,
): Promise<Bus> {
  const listeners = new Map<string, Set<(ids: readonly string[]) => void>>();
  const gapListeners: (() => void)[] = [];
  let client: PreparingClient | undefined;
  let closed = false;
  let unsent = false;

  function tellGap(): void {
    for (const listener of gapListeners) listener();
  }

  function hear(payload: string | undefined): void {
    let message: BusMessage;
    try {
      message = JSON.parse(payload ?? '') as BusMessage;
    } catch {
      log.warn({ payload }, 'a bus message could not be read');
      return;
    }
    if (message.topic === gapTopic) tellGap();
    for (const listener of listeners.get(message.topic) ?? []) {
      try {
        listener(message.ids);
      } catch (error) {
        log.error({ err: error }, `a listener of ${message.topic} failed`);
      }
    }
  }

  async function connect(): Promise<void> {
    const next = new PreparingClient({
      ...connection,
      application_name: 'fairway-bus',
      keepAlive: true,
      keepAliveInitialDelayMillis: keepAliveDelay,
      connectionTimeoutMillis: longestAnswer,
      query_timeout: longestAnswer,
    });
    next.on('notification', ({ payload }) => hear(payload));
    next.on('error', () => undefined);
    await next.connect();
    await next.query(`listen ${busChannel}`);
    next.on('end', () => {
      if (client !== next) return;
      client = undefined;
      if (!closed) void reconnect();
    });
    client = next;
  }

  async function reconnect(): Promise<void> {
    log.warn('the bus between processes lost its connection');
    for (let wait = 50; !closed; wait = Math.min(wait * 2, 5_000)) {
      await sleep(wait);
      try {
        await connect();
      } catch {
        continue;
      }
      log.info('the bus between processes is connected again');
      // What could not be sent concerns the others too; then the gap is heard here as it is there.
      return unsent ? sendGap() : tellGap();
    }
  }

  /** Until it is sent it stays owed: the next beat or connection tries again. */
  function sendGap(): void {
    unsent = false;
    send({ topic: gapTopic, ids: [] }).catch(() => undefined);
  }

  /** What is said while the last words are on their way goes together with the next. */
  let waiting: string[] = [];
  let sending: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;

  function send(message: BusMessage): Promise<void> {
    waiting.push(JSON.stringify(message));
    return sendSoon();
  }

  function sendSoon(): Promise<void> {
    next ??= sending
      .catch(() => undefined)
      // Commands that were written together also have their say in the same moment.
      .then(() => otherWork())
      .then(() => {
        next = undefined;
        sending = sendWaiting();
        return sending;
      });
    return next;
  }

  async function sendWaiting(): Promise<void> {
    const payloads = waiting;
    waiting = [];
    try {
      if (!client) throw new Error('the bus is not connected');
      await client.query({
        name: 'notify',
        text: 'select pg_notify($1, payload) from unnest($2::text[]) with ordinality as said (payload, place) order by place',
        values: [busChannel, payloads],
      });
    } catch (error) {
      if (payloads.length > 0) unsent = true;
      throw error;
    }
  }

  await connect();
  // With nothing to say it only asks whether anybody is there: who does not answer is cut off, and the rest follows.
  const beating = setInterval(() => {
    if (unsent && client) sendGap();
    else sendSoon().catch(() => undefined);
  }, beatEvery);
  beating.unref();

  return {
    async publish(message) {
      if (!fitsTheBus(message)) throw new Error(`bus message of ${message.topic} is too large`);
      await send(message);
    },
    subscribe(topic, listener) {
      const set = listeners.get(topic) ?? new Set();
      listeners.set(topic, set.add(listener));
      return () => void set.delete(listener);
    },
    reportGap: sendGap,
    onGap: (listener) => void gapListeners.push(listener),
    isConnected: () => client !== undefined,
    async close() {
      closed = true;
      clearInterval(beating);
      await Promise.race([client?.end(), sleep(longestGoodbye, undefined, { ref: false })]);
    },
  };
}
