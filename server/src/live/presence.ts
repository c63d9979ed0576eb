import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Bus } from '../bus/bus.ts';
import type { Config } from '../config.ts';
import { newId } from '../database/new-id.ts';
import type { Database, Db } from '../database/open.ts';
import { coalesce } from './coalesce.ts';
import type { Hub } from './hub.ts';
import { deletePresent, deleteProcess, deleteSilent, insertBeat, insertPresent } from './store.ts';
import { whoIsOnline } from './who-is-online.ts';

/** Says who came or went; who is `leaving` with their process has time to come back to another. */
const presenceTopic = 'presence';
type News = 'came' | 'gone' | 'leaving';
/** As many ids as fit into one word on the bus. */
const mostTold = 100;
/** The database does not answer: we end without a goodbye, and our silence says the same. */
const longestGoodbye = 1_000;

/** Pairs of these people and those who may know when they are there. */
export type Acquaintances = (
  db: Db,
  userIds: readonly string[],
) => Promise<{ userId: string; peerId: string }[]>;

interface Parts {
  config: Pick<Config, 'heartbeat'>;
  database: Database;
  bus: Bus;
  hub: Hub;
  log: FastifyBaseLogger;
  /** Who is told of whom. */
  acquaintances: Acquaintances;
}

/** Keeps who is connected to this process, and tells those who may know of everybody who comes or goes anywhere. */
export function openPresence({ config, database: { db }, bus, hub, log, acquaintances }: Parts) {
  const processId = newId();
  const beatEvery = config.heartbeat * 0.4;
  const longestSilence = config.heartbeat * 1.4;
  /** Who reloads a page was not gone. */
  const grace = config.heartbeat / 5;
  let lastBeat = 0;
  let isClosed = false;
  /** Something could not be written: everybody here is written again with the next beat. */
  let isBehind = false;

  async function publish(news: News, userIds: readonly string[]): Promise<void> {
    for (let from = 0; from < userIds.length; from += mostTold)
      await bus.publish({ topic: presenceTopic, ids: [news, ...userIds.slice(from, from + mostTold)] });
  }

  async function writeDown(userIds: readonly string[]): Promise<void> {
    if (isClosed) return;
    if (lastBeat === 0) await sayAlive();
    const [here, left] = [userIds.filter(hub.isHere), userIds.filter((userId) => !hub.isHere(userId))];
    const came = await insertPresent(db, processId, here);
    const gone = await deletePresent(db, processId, left);
    await publish('came', came);
    await publish('gone', gone);
  }

  let writing: Promise<void> = Promise.resolve();
  const write = coalesce<string>(
    (gathered) => {
      writing = writeDown([...new Set(gathered)]);
      return writing;
    },
    (error) => {
      isBehind = true;
      log.warn({ err: error }, 'who is connected could not be written');
    },
  );

  hub.onComing(write);
  hub.onLeaving((userId) => {
    setTimeout(() => !hub.isHere(userId) && write(userId), grace).unref();
  });

  async function sayAlive(): Promise<void> {
    const isNew = await insertBeat(db, processId);
    lastBeat = performance.now();
    if (!isNew && !isBehind) return;
    isBehind = false;
    for (const userId of hub.peopleHere()) write(userId);
  }

  async function beat(): Promise<void> {
    // Where the database was away everybody was silent.
    const couldHear = performance.now() - lastBeat < longestSilence;
    await sayAlive();
    if (couldHear) await publish('gone', await deleteSilent(db, longestSilence));
  }
  const beating = setInterval(() => {
    beat().catch((error: unknown) => log.warn({ err: error }, 'this process could not say that it is alive'));
  }, beatEvery);
  beating.unref();

  const look = coalesce<{ news: News; userIds: readonly string[] }>(
    async (gathered) => {
      if (hub.peopleHere().length === 0) return;
      const came = new Set(gathered.flatMap(({ news, userIds }) => (news === 'came' ? userIds : [])));
      const asked = new Set(gathered.flatMap(({ userIds }) => userIds));
      const pairs = (await acquaintances(db, [...asked])).filter(({ peerId }) => hub.isHere(peerId));
      const online = await whoIsOnline(db, [...new Set(pairs.map(({ userId }) => userId))]);
      for (const [userId, told] of Map.groupBy(pairs, (pair) => pair.userId)) {
        // Who went from one process and is at another was never gone.
        if (online.has(userId) && !came.has(userId)) continue;
        hub.send(
          told.map(({ peerId }) => peerId),
          { method: online.has(userId) ? 'Online' : 'Offline', userId },
        );
      }
    },
    (error) => log.warn({ err: error }, 'who is connected could not be told'),
  );
  bus.subscribe(presenceTopic, ([news, ...userIds]) => {
    if (news === 'came' || news === 'gone') look({ news, userIds });
    else if (news === 'leaving') setTimeout(() => look({ news, userIds }), grace).unref();
  });

  return {
    /** Our people come back to other processes; those who do not are gone soon. */
    async close(): Promise<void> {
      isClosed = true;
      clearInterval(beating);
      const goodbye = writing
        // Whoever was written down after it would stay there.
        .catch(() => undefined)
        .then(() => deleteProcess(db, processId))
        .then((userIds) => publish('leaving', userIds));
      await Promise.race([goodbye.catch(() => undefined), sleep(longestGoodbye, undefined, { ref: false })]);
    },
  };
}
