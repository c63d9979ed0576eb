import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { runningPostgres } from '../database/running-postgres.ts';
import { userIdOf } from '../organisation/demo/ids.ts';
import { copyFirstStart } from '../testing/first-start.ts';
import { type ServerProcess, startReadyServer } from '../testing/server-process.ts';
import { sessionsFor } from '../testing/sessions-for.ts';
import { copyDatabase } from '../testing/test-app.ts';
import { Device } from './testing/device.ts';

const people = 40;
const conversations = 200;
const messagesOfEach = 8;
const faultsFor = 12_000;

/** Faster than a person writes, so that faults meet messages on their way. */
const environment = { FAIRWAY_MESSAGES_PER_SECOND: '10000', FAIRWAY_OPEN_CALLS_PER_MINUTE: '1000000' };

/** The servers, their database, and what can happen to them. */
interface House {
  urls: () => readonly string[];
  query: <Row extends object>(text: string, values?: unknown[]) => Promise<Row[]>;
  /** One thing that goes wrong, until it is over. */
  faults: (() => Promise<void>)[];
  close: () => Promise<void>;
}

const closing: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** A database that recovers, or was away, refuses for a moment. */
async function ask<Row extends object>(
  connection: () => pg.ClientConfig | undefined | Promise<pg.ClientConfig | undefined>,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  for (let tries = 0; ; tries++) {
    const client = new pg.Client((await connection()) ?? { port: 1 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return (await client.query<Row>(text, values)).rows;
    } catch (error) {
      if (tries === 100) throw error;
      await sleep(100);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

/** As most companies have it: one process with the database inside. */
async function oneProcess(): Promise<House> {
  const folder = await mkdtemp(join(tmpdir(), 'fairway-chat-'));
  await copyFirstStart(folder);
  const port = String(20_000 + Math.floor(Math.random() * 20_000));
  const start = () => startReadyServer({ ...environment, FAIRWAY_DATA: folder, PORT: port });
  let server = await start();
  return {
    urls: () => [server.url],
    query: (text, values) => ask(() => runningPostgres(folder), text, values),
    faults: [
      async () => {
        await server.kill();
        await sleep(Math.random() * 500);
        server = await start();
      },
      async () => {
        const [checkpointer] = await ask<{ pid: number }>(
          () => runningPostgres(folder),
          `select pid from pg_stat_activity where backend_type = 'checkpointer'`,
        );
        // PostgreSQL ends all connections and recovers when one of its own dies like this.
        process.kill(checkpointer?.pid ?? 0, 'SIGKILL');
        await sleep(1_000);
      },
    ],
    async close() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** As large ones have it: three processes on one database that is somewhere else. */
async function threeProcesses(): Promise<House> {
  const copy = await copyDatabase('demo');
  const start = () => startReadyServer({ ...environment, DATABASE_URL: copy.url });
  const servers: ServerProcess[] = await Promise.all([start(), start(), start()]);
  const anyPlace = () => Math.floor(Math.random() * servers.length);
  const asAdmin = async (text: string) => {
    const admin = new pg.Client({ ...copy.connection, database: 'postgres' });
    await admin.connect();
    await admin.query(text);
    await admin.end();
  };
  const name = copy.connection.database;
  const endConnections = (which: string) =>
    asAdmin(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and ${which}`);
  return {
    urls: () => servers.map(({ url }) => url),
    query: (text, values) => ask(() => copy.connection, text, values),
    faults: [
      async () => {
        const place = anyPlace();
        await servers[place]?.kill();
        await sleep(Math.random() * 500);
        servers[place] = await start();
      },
      async () => {
        const place = anyPlace();
        const leaving = servers[place];
        servers[place] = await start();
        await leaving?.stop();
      },
      () => endConnections(`application_name = 'fairway-bus'`),
      async () => {
        await asAdmin(`alter database ${name} allow_connections false`);
        await endConnections('true');
        await sleep(1_000 + Math.random() * 1_000);
        await asAdmin(`alter database ${name} allow_connections true`);
      },
    ],
    async close() {
      await Promise.all(servers.map((server) => server.stop()));
      await copy.drop();
    },
  };
}

interface Row {
  conversationId: string;
  seq: number;
  id: string;
  clientId: string;
  senderId: string;
}

describe.each([
  ['one process', oneProcess],
  ['three processes', threeProcesses],
] as const)('%s, 200 conversations and faults at random moments', (_name, open) => {
  it('no message is lost or doubled, every device has the order of the conversation, numbers agree', async () => {
    const house = await open();
    closing.push(house.close);
    const userIds = (
      await house.query<{ id: string }>(
        `select id from user_account where kind = 'member' and "enabledMark" = 1 and id <> $1 order by id limit $2`,
        [userIdOf('nomenu'), people],
      )
    ).map(({ id }) => id);
    expect(userIds).toHaveLength(people);
    const seqsBefore = new Map(
      (await house.query<{ id: string; lastSeq: string }>('select id, "lastSeq" from conversation')).map(
        (row) => [row.id, Number(row.lastSeq)],
      ),
    );

    // A phone and a desk for each: what one writes, the other has too.
    const tokens = await sessionsFor(house.query, [...userIds, ...userIds]);
    const devices = tokens.map(
      (token, place) => new Device(userIds[place % people] ?? '', token, house.urls),
    );
    closing.push(() => {
      for (const device of devices) device.close();
    });
    const devicesOf = (userId: string) => devices.filter((device) => device.userId === userId);

    const pairs = Array.from({ length: conversations }, (_, n) => {
      const one = n % people;
      const other = (one + 1 + Math.floor(n / people)) % people;
      return [userIds[one] ?? '', userIds[other] ?? ''] as const;
    });
    const writing = Promise.all(
      pairs.map(async ([one, other], pair) => {
        for (let n = 0; n < messagesOfEach; n += 1) {
          await sleep((Math.random() * 2 * faultsFor) / messagesOfEach);
          const [from, to] = n % 2 === 0 ? [one, other] : [other, one];
          const mine = devicesOf(from);
          mine[(n + pair) % mine.length]?.write(to, `${pair}-${n}`);
        }
      }),
    );

    const until = Date.now() + faultsFor;
    let faults = 0;
    const breaking = Promise.all([
      (async () => {
        // Each kind at least once, however slow this machine is.
        while (Date.now() < until || faults < house.faults.length) {
          await sleep(300 + Math.random() * 1_200);
          await house.faults[faults % house.faults.length]?.();
          faults += 1;
        }
      })(),
      (async () => {
        while (Date.now() < until) {
          await sleep(Math.random() * 60);
          const device = devices[Math.floor(Math.random() * devices.length)];
          const luck = Math.random();
          if (luck < 0.5) device?.cut();
          else if (luck < 0.6) void device?.sleep(500 + Math.random() * 3_000);
          else readSomething(device);
        }
      })(),
    ]);
    await Promise.all([writing, breaking]);
    await expect.poll(() => devices.filter(({ isQuiet }) => !isQuiet).length).toBe(0);

    const rows = (
      await house.query<Row>(
        `select "conversationId", seq::int, id, "clientId", "senderId" from chat_message order by "conversationId", seq`,
      )
    ).filter(({ conversationId, seq }) => seq > (seqsBefore.get(conversationId) ?? 0));
    const grown = [...Map.groupBy(rows, (row) => row.conversationId)];
    const stored = new Map(rows.map((row) => [row.clientId, row]));
    const written = devices.flatMap((device) => device.written);
    expect(written.length).toBe(conversations * messagesOfEach);
    // All of them once, and each where its acknowledgement said.
    expect(rows.length).toBe(written.length);
    for (const device of devices) {
      for (const { clientId } of device.written) {
        const { conversationId, seq } = stored.get(clientId) ?? { conversationId: '', seq: 0 };
        expect(device.acknowledged.get(clientId)).toEqual({ conversationId, seq });
      }
      const places = Map.groupBy(device.written, ({ to }) => to);
      for (const ofOne of places.values()) {
        const seqs = ofOne.map(({ clientId }) => stored.get(clientId)?.seq ?? 0);
        expect(seqs).toEqual([...seqs].sort((a, b) => a - b));
      }
    }

    const members = Map.groupBy(
      await house.query<{ conversationId: string; userId: string; unread: number }>(unreadOfAll),
      ({ conversationId }) => conversationId,
    );
    const logOn = (device: Device, conversationId: string) => {
      const before = seqsBefore.get(conversationId) ?? 0;
      return device.logOf(conversationId).filter(({ seq }) => seq > before);
    };
    // By what they were told alone: whoever asks again would also get what was never told.
    const behind = () =>
      grown.flatMap(([conversationId, log]) =>
        (members.get(conversationId) ?? [])
          .flatMap(({ userId }) => devicesOf(userId))
          .filter((device) => logOn(device, conversationId).length < log.length),
      );
    await expect.poll(() => behind().length).toBe(0);

    // One more device of everybody, that was never there.
    const late = (await sessionsFor(house.query, userIds)).map(
      (token, place) => new Device(userIds[place] ?? '', token, house.urls),
    );
    closing.push(() => {
      for (const device of late) device.close();
    });
    const all = [...devices, ...late];
    const greeted = all.map(({ greetings }) => greetings);
    for (const device of devices) device.greet();
    await expect
      .poll(
        () => all.filter((device, place) => device.greetings === greeted[place] || !device.isQuiet).length,
      )
      .toBe(0);

    for (const [conversationId, log] of grown) {
      const before = seqsBefore.get(conversationId) ?? 0;
      expect(log.map(({ seq }) => seq)).toEqual(log.map((_row, place) => before + place + 1));
      for (const { userId } of members.get(conversationId) ?? []) {
        for (const device of devicesOf(userId)) {
          const known = logOn(device, conversationId);
          expect(known.map(({ id }) => id)).toEqual(log.map(({ id }) => id));
        }
      }
    }
    for (const device of all) {
      const counted = [...members.values()]
        .flat()
        .filter(({ userId, unread }) => userId === device.userId && unread);
      const told = device.unread.map(({ conversationId, unreadNum }) => [conversationId, unreadNum]);
      expect(Object.fromEntries(told)).toEqual(
        Object.fromEntries(counted.map(({ conversationId, unread }) => [conversationId, unread])),
      );
    }
  });
});

/** Counted anew, the slow and plain way. */
const unreadOfAll = `select m."conversationId", m."userId", (
    select count(*)::int from chat_message c
    where c."conversationId" = m."conversationId" and c.seq > m."readSeq" and c.seq > m."clearedSeq"
      and c.seq > m."joinedSeq" and (m."leftSeq" is null or c.seq <= m."leftSeq")
      and c."senderId" <> m."userId" and c."recalledAt" is null and c.kind not in ('system', 'recall')
      and not exists (
        select from chat_message_hidden h
        where h."userId" = m."userId" and h."conversationId" = c."conversationId" and h.seq = c.seq
      )
  ) as unread
  from conversation_member m`;

function readSomething(device: Device | undefined): void {
  const logs = [...(device?.logs.entries() ?? [])];
  const [conversationId, log] = logs[Math.floor(Math.random() * logs.length)] ?? [];
  if (conversationId && log) device?.read(conversationId, Math.max(...log.keys()));
}
