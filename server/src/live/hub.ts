import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { RefusalName } from '@fairway/contract/errors.ts';
import type { ServerMessage } from '@fairway/contract/live.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Bus } from '../bus/bus.ts';
import type { Config } from '../config.ts';
import type { Database, Db } from '../database/open.ts';
import { closing, type LiveSocket } from './live-socket.ts';
import { peopleTopic, type WhatChanged } from './tell-people.ts';

/** Published by the database itself whenever a session or an account ends. */
const sessionsTopic = 'sessions';
const checkedAtOnce = 1_000;
/** Who does not answer a goodbye is cut off. */
const longestGoodbye = 1_000;
/** A frame to a whole company takes a tenth of a second: so many are sent before others have their turn. */
const toldAtOnce = 100;
/** How long to wait before looking whether the database is back. */
const lookAgainAfter = 1_000;

/** What the hub is told about the world; features come in from app.ts. */
export interface LiveParts {
  config: Pick<Config, 'heartbeat'>;
  database: Database;
  bus: Bus;
  log: FastifyBaseLogger;
  now: () => Date;
  /** Whose tokens these are, by hash, or why their sessions are over. Asking keeps no session alive. */
  whoHolds: (tokenHashes: readonly Buffer[], now: Date) => Promise<ReadonlyMap<string, TokenHolder>>;
  /** What each of these people is told about a change: the hub never passes on what somebody else was told. */
  news: Partial<NewsReaders>;
}

export type NewsReaders = Record<
  WhatChanged,
  (db: Db, id: string, userIds: string[]) => Promise<News> | News
>;
export type News = ReadonlyMap<string, ServerMessage>;
export type TokenHolder = { userId: string } | { ended: RefusalName };

/** The key of a token's hash in what `whoHolds` answers. */
export const hashKey = (tokenHash: Buffer): string => tokenHash.toString('base64');

export type Hub = ReturnType<typeof openHub>;

/** Everybody who is connected to this process. What happens in others comes over the bus. */
export function openHub(parts: LiveParts) {
  const { database, bus, log, now } = parts;
  const byPerson = new Map<string, Set<LiveSocket>>();
  let lastDelivery: Promise<void> = Promise.resolve();
  const untold = new Set<string>();
  let closed = false;
  const comings: ((userId: string) => void)[] = [];
  const leavings: ((userId: string) => void)[] = [];
  const everybody = () => [...byPerson.values()].flatMap((sockets) => [...sockets]);

  function join(socket: LiveSocket): void {
    const { userId } = socket.opener;
    const isFirst = !byPerson.has(userId);
    const sockets = byPerson.get(userId) ?? new Set();
    byPerson.set(userId, sockets.add(socket));
    socket.onClose(() => {
      sockets.delete(socket);
      if (sockets.size > 0 || byPerson.get(userId) !== sockets) return;
      byPerson.delete(userId);
      for (const listener of leavings) listener(userId);
    });
    if (isFirst) for (const listener of comings) listener(userId);
  }

  /** To every socket of these people in this process; `tellPeople` reaches the other processes too. */
  function send(userIds: Iterable<string>, message: ServerMessage): void {
    const frame = Buffer.from(JSON.stringify(message));
    for (const userId of userIds) for (const socket of byPerson.get(userId) ?? []) socket.tellWritten(frame);
  }

  async function deliver(what: WhatChanged, id: string, userIds: string[]): Promise<void> {
    try {
      const news = await parts.news[what]?.(database.db, id, userIds);
      let told = 0;
      for (const [userId, message] of news ?? []) {
        send([userId], message);
        told += 1;
        if (told % toldAtOnce === 0) await nextTurn();
      }
    } catch (error) {
      log.warn({ err: error }, `news of a ${what} could not be read`);
      const isFirst = untold.size === 0;
      for (const userId of userIds) untold.add(userId);
      if (isFirst) void refreshUntold();
    }
  }

  /** Who could not be told of something fetches it, once there is a database to fetch it from. */
  async function refreshUntold(): Promise<void> {
    while (!closed && !(await isThere())) await sleep(lookAgainAfter, undefined, { ref: false });
    const userIds = [...untold];
    untold.clear();
    send(userIds, { method: 'resume' });
  }

  const isThere = () =>
    database.pool.query('select 1').then(
      () => true,
      () => false,
    );

  async function endOver(sockets: readonly LiveSocket[]): Promise<void> {
    for (let from = 0; from < sockets.length; from += checkedAtOnce) {
      const checked = sockets.slice(from, from + checkedAtOnce);
      const holders = await parts.whoHolds(
        checked.map(({ opener }) => opener.tokenHash),
        now(),
      );
      for (const socket of checked) {
        const holder = holders.get(hashKey(socket.opener.tokenHash));
        if (!holder || 'ended' in holder) socket.logOut(holder?.ended ?? 'TOKEN_INVALID');
      }
    }
  }

  /** A database that is away ends nobody's session; the next beat asks again. */
  const endOverOrLater = (sockets: readonly LiveSocket[]) =>
    endOver(sockets).catch((error: unknown) =>
      log.warn({ err: error }, 'sessions of sockets could not be checked'),
    );

  const unsubscribe = [
    bus.subscribe(peopleTopic, ([what, id, ...userIds]) => {
      const here = userIds.filter((userId) => byPerson.has(userId));
      // A newer process may know of news that this one does not.
      if (here.length === 0 || !id || !isKnown(what)) return;
      // One after the other: an older count must not follow a newer one.
      lastDelivery = lastDelivery.then(() => deliver(what, id, here));
    }),
    bus.subscribe(sessionsTopic, (userIds) => {
      const sockets = userIds.flatMap((userId) => [...(byPerson.get(userId) ?? [])]);
      if (sockets.length > 0) void endOverOrLater(sockets);
    }),
  ];
  bus.onGap(() => {
    send(byPerson.keys(), { method: 'resume' });
    void endOverOrLater(everybody());
  });
  const isKnown = (what: string | undefined): what is WhatChanged =>
    what !== undefined && Object.hasOwn(parts.news, what);

  const beating = setInterval(() => {
    const sockets = everybody();
    for (const socket of sockets) socket.beat();
    if (sockets.length > 0) void endOverOrLater(sockets);
  }, parts.config.heartbeat);
  beating.unref();

  return {
    join,
    send,
    isHere: (userId: string): boolean => byPerson.has(userId),
    /** Somebody's first socket here was opened. */
    onComing: (listener: (userId: string) => void) => void comings.push(listener),
    /** Somebody's last socket here was closed. */
    onLeaving: (listener: (userId: string) => void) => void leavings.push(listener),
    peopleHere: (): string[] => [...byPerson.keys()],
    socketsHere: (): number => everybody().length,
    socketsOf: (userId: string): number => byPerson.get(userId)?.size ?? 0,
    /** Sends everybody elsewhere: their clients come back to whoever is there. */
    async close(): Promise<void> {
      closed = true;
      clearInterval(beating);
      for (const stop of unsubscribe) stop();
      for (const socket of everybody()) socket.close(closing.goingAway);
      for (let waited = 0; byPerson.size > 0 && waited < longestGoodbye; waited += 20) await sleep(20);
      for (const socket of everybody()) socket.terminate();
    },
  };
}
