import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  addGroupMembers,
  createGroup,
  getConversation,
  recallMessage,
  removeGroupMember,
} from '@fairway/contract/chat.ts';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { userIdOf } from '../../organisation/demo/ids.ts';
import { callerOf } from '../../testing/caller.ts';
import { type OpenSocket, openSocket } from '../../testing/open-socket.ts';
import { type ServerProcess, startReadyServer } from '../../testing/server-process.ts';
import { sessionsFor } from '../../testing/sessions-for.ts';
import { copyDatabase } from '../../testing/test-app.ts';
import { say, saySafely } from '../testing/talker.ts';

let copy: Awaited<ReturnType<typeof copyDatabase>>;
let database: pg.Pool;
let first: ServerProcess;
let second: ServerProcess;
const opened: OpenSocket[] = [];
const start = () => startReadyServer({ DATABASE_URL: copy.url, FAIRWAY_HEARTBEAT_SECONDS: '2' });
beforeAll(async () => {
  copy = await copyDatabase('demo');
  database = new pg.Pool({ ...copy.connection, max: 2 });
  [first, second] = await Promise.all([start(), start()]);
});
afterEach(() => {
  for (const { wire } of opened.splice(0)) wire.terminate();
});
afterAll(async () => {
  await Promise.all([first.stop(), second.stop()]);
  await database.end();
  await copy.drop();
});

const tokenOf = async (account: string) =>
  (await sessionsFor((text, values) => database.query(text, values), [userIdOf(account)]))[0] ?? '';

async function at(server: ServerProcess, account: string): Promise<OpenSocket> {
  const socket = await openSocket(server.url, { token: await tokenOf(account) });
  opened.push(socket);
  return socket;
}

describe('messages', () => {
  it('reach devices in another process, in the order of the conversation', async () => {
    const sockets = [
      await at(first, 'sales01'),
      await at(second, 'ops01'),
      await at(first, 'ops01'),
    ] as const;
    const [mine, there, here] = sockets;
    // Both sides at once, through both processes.
    for (let n = 0; n < 20; n++) {
      say(mine, { toUserId: userIdOf('ops01'), messageContent: `销售 ${n}` });
      say(there, { toUserId: userIdOf('sales01'), messageContent: `操作 ${n}` });
    }
    const placesOf = ({ heard }: OpenSocket) =>
      heard.flatMap((message) =>
        message.method === 'sendMessage' || message.method === 'receiveMessage' ? [message.seq] : [],
      );
    for (const socket of sockets) {
      await expect.poll(() => placesOf(socket).length).toBe(40);
      const places = placesOf(socket);
      expect(places).toEqual(places.map((_, n) => (places[0] ?? 0) + n));
    }
    expect(there.heard.filter(({ method }) => method === 'sendMessage')).toHaveLength(20);
    expect(here.heard.filter(({ method }) => method === 'sendMessage')).toHaveLength(20);
  });

  it('two who write to each other first at the same instant meet in one conversation', async () => {
    const accounts = ['sales01', 'sales02', 'ops01', 'pricing01', 'docs01', 'finance01', 'hr01'];
    await database.query('delete from chat_allowance');
    const here = await Promise.all(accounts.map((account) => at(first, account)));
    const there = await Promise.all(accounts.map((account) => at(second, account)));
    for (const [n, socket] of here.entries())
      for (const [m, other] of there.entries()) {
        if (n === m) continue;
        say(socket, { toUserId: userIdOf(accounts[m] ?? ''), messageContent: '谁先说' });
        say(other, { toUserId: userIdOf(accounts[n] ?? ''), messageContent: '谁先说' });
      }
    const pairs = accounts.length * (accounts.length - 1);
    await expect
      .poll(async () => {
        const { rows } = await database.query(
          `select count(*)::int as rows, count(distinct "conversationId")::int as logs from chat_message
             where content = '"谁先说"'`,
        );
        return rows[0];
      })
      .toEqual({ rows: pairs * 2, logs: pairs / 2 });
    for (const { heard } of [...here, ...there])
      expect(heard.filter(({ method }) => method === 'error')).toEqual([]);
  });

  it('one message sent through both at the same instant is stored once', async () => {
    const [here, there] = [await at(first, 'docs01'), await at(second, 'docs01')];
    for (let n = 0; n < 10; n++) {
      const clientId = randomUUID();
      for (const socket of [here, there]) say(socket, { toUserId: userIdOf('ops01'), clientId });
      for (const socket of [here, there]) {
        let echo = await socket.hear('sendMessage');
        while (echo.clientId !== clientId) echo = await socket.hear('sendMessage');
      }
      const { rows } = await database.query('select from chat_message where "clientId" = $1', [clientId]);
      expect(rows).toHaveLength(1);
    }
  });

  it('whoever is taken out of a group, comes back or takes words back does so in all of them', async () => {
    await database.query('delete from chat_allowance');
    const [mine, there] = [await at(first, 'sales01'), await at(second, 'ops01')];
    const others = await at(second, 'docs01');
    const call = callerOf(first.url, { authorization: await tokenOf('sales01') });
    const userIds = ['ops01', 'docs01'].map(userIdOf);
    const { data } = await call(createGroup, { body: { name: '两处的群', userIds } });
    const id = data?.id ?? '';
    const saidIn = ({ heard }: OpenSocket) =>
      heard.flatMap((message) =>
        message.method === 'receiveMessage' && message.conversationId === id ? [message.formMessage] : [],
      );
    const bothHear = async (text: string) => {
      const { seq } = await saySafely(mine, { toUserId: id, messageContent: text });
      // Told in one order: whoever hears the last of it heard everything before.
      await expect.poll(() => saidIn(there)).toContain(text);
      return seq;
    };
    // From now on the other process knows who is in it.
    await bothHear('三个人');
    await expect.poll(() => saidIn(others)).toContain('三个人');
    await call(removeGroupMember, { params: { id, userId: userIdOf('docs01') } });
    await bothHear('两个人');
    await call(addGroupMembers, { params: { id }, body: { userIds: [userIdOf('docs01')] } });
    const seq = await bothHear('又三个人');
    await expect.poll(() => saidIn(others)).toContain('又三个人');
    await call(recallMessage, { params: { id, seq: String(seq) } });
    for (const socket of [there, others]) await expect.poll(() => saidIn(socket)).toContainEqual({ seq });
    expect(saidIn(others)).toEqual([
      expect.objectContaining({ event: 'created' }),
      '三个人',
      expect.objectContaining({ event: 'removed' }),
      expect.objectContaining({ event: 'joined' }),
      '又三个人',
      { seq },
    ]);
  });

  it('what somebody may send is counted over all of them', async () => {
    await database.query('delete from chat_allowance');
    const sockets = [await at(first, 'hr01'), await at(second, 'hr01')];
    for (let n = 0; n < 40; n++) for (const socket of sockets) say(socket, { toUserId: userIdOf('ops01') });
    const refused = () => sockets.flatMap(({ heard }) => heard.filter(({ method }) => method === 'error'));
    const stored = () => sockets[0]?.heard.filter(({ method }) => method === 'sendMessage').length ?? 0;
    await expect.poll(() => stored() + refused().length).toBe(80);
    expect(stored()).toBeGreaterThanOrEqual(60);
    expect(stored()).toBeLessThan(80);
  });

  it('what was read in one is read in the other', async () => {
    const [mine, desk, phone] = [
      await at(first, 'sales01'),
      await at(first, 'ops01'),
      await at(second, 'ops01'),
    ];
    const { seq } = await saySafely(mine, { toUserId: userIdOf('ops01') });
    desk.say({ method: 'UpdateReadMessage', formUserId: userIdOf('sales01') });
    for (const socket of [desk, phone])
      expect(await socket.hear('readMessage')).toMatchObject({ readSeq: seq, unread: 0 });
  });
});

describe('presence', () => {
  const newsOf = ({ heard }: OpenSocket, account: string) =>
    heard.flatMap((message) =>
      (message.method === 'Online' || message.method === 'Offline') && message.userId === userIdOf(account)
        ? [message.method]
        : [],
    );
  const greetingOf = async (socket: OpenSocket) => {
    socket.say({ method: 'OnConnection' });
    return socket.hear('initMessage');
  };
  const isSoon = (socket: OpenSocket, account: string, news: string[]) =>
    expect.poll(() => newsOf(socket, account)).toEqual(news);
  const isOnline = async (asker: string, account: string) => {
    const call = callerOf(second.url, { authorization: await tokenOf(asker) });
    return (await call(getConversation, { params: { id: userIdOf(account) } })).data?.isOnline;
  };

  it('those who talk to each other see who comes and goes, whichever process they are at; others do not', async () => {
    const watching = await at(first, 'sales01');
    const stranger = await at(first, 'client01');
    await saySafely(watching, { toUserId: userIdOf('gm01') });
    const there = await at(second, 'gm01');
    await isSoon(watching, 'gm01', ['Online']);
    expect((await greetingOf(watching)).onlineUsers).toContain(userIdOf('gm01'));
    expect(await isOnline('sales01', 'gm01')).toBe(true);

    // A page that is loaded again is no coming and going.
    there.wire.terminate();
    const back = await at(first, 'gm01');
    await sleep(1_500);
    expect(newsOf(watching, 'gm01')).toEqual(['Online']);
    back.wire.terminate();
    await isSoon(watching, 'gm01', ['Online', 'Offline']);
    expect(await isOnline('sales01', 'gm01')).toBe(false);
    expect((await greetingOf(watching)).onlineUsers).not.toContain(userIdOf('gm01'));
    expect(newsOf(stranger, 'gm01')).toEqual([]);
    expect((await greetingOf(stranger)).onlineUsers).not.toContain(userIdOf('gm01'));
  });

  it('a process that dies takes its people with it', async () => {
    const watching = await at(first, 'sales01');
    await saySafely(watching, { toUserId: userIdOf('gm01') });
    const dying = await start();
    await at(dying, 'gm01');
    await isSoon(watching, 'gm01', ['Online']);
    await dying.kill();
    await isSoon(watching, 'gm01', ['Online', 'Offline']);
    const { rows } = await database.query(`select from socket_presence where "userId" = $1`, [
      userIdOf('gm01'),
    ]);
    expect(rows).toEqual([]);
  });

  it('a process that is drained: who comes back was never gone, who does not is gone', async () => {
    const watching = await at(first, 'sales01');
    for (const account of ['gm01', 'manager01']) await saySafely(watching, { toUserId: userIdOf(account) });
    const leaving = await start();
    await at(leaving, 'gm01');
    await at(leaving, 'manager01');
    for (const account of ['gm01', 'manager01']) await isSoon(watching, account, ['Online']);
    await leaving.stop();
    await at(second, 'gm01');
    await isSoon(watching, 'manager01', ['Online', 'Offline']);
    expect(newsOf(watching, 'gm01')).not.toContain('Offline');
  });

  it('of a process that nobody knows is nobody’s', async () => {
    const lost = [randomUUID(), userIdOf('gm01')];
    await database.query('insert into socket_presence ("processId", "userId") values ($1, $2)', lost);
    await expect
      .poll(async () => {
        const { rows } = await database.query('select from socket_presence where "processId" = $1', [
          lost[0],
        ]);
        return rows.length;
      })
      .toBe(0);
    await expect.poll(() => isOnline('sales01', 'gm01')).toBe(false);
  });

  it('is whole again after the database forgot it', async () => {
    const watching = await at(first, 'sales01');
    await saySafely(watching, { toUserId: userIdOf('gm01') });
    await at(second, 'gm01');
    await expect.poll(() => isOnline('sales01', 'gm01')).toBe(true);
    // As after a crash of the database.
    await database.query('truncate socket_process, socket_presence');
    await expect.poll(() => isOnline('sales01', 'gm01')).toBe(true);
  });
});
