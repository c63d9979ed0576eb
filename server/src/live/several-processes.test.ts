import { getCurrentUser, signIn, signOut } from '@fairway/contract/session.ts';
import pg from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Bus, openBus } from '../bus/bus.ts';
import { demoPassword } from '../organisation/demo/accounts.ts';
import { type OpenSocket, openSocket } from '../testing/open-socket.ts';
import { type ServerProcess, startReadyServer } from '../testing/server-process.ts';
import { copyDatabase } from '../testing/test-app.ts';
import { tellPeople } from './tell-people.ts';

let copy: Awaited<ReturnType<typeof copyDatabase>>;
let bus: Bus;
let first: ServerProcess;
let second: ServerProcess;
const start = () => startReadyServer({ DATABASE_URL: copy.url, FAIRWAY_LOG_LEVEL: 'trace' });
beforeAll(async () => {
  copy = await copyDatabase('demo');
  [first, second] = await Promise.all([start(), start()]);
  bus = await openBus(copy.connection, pino({ level: 'silent' }));
});
afterAll(async () => {
  await bus.close();
  await Promise.all([first.stop(), second.stop()]);
  await copy.drop();
});

async function personAt(server: ServerProcess, account: string) {
  const { data } = await server.call(signIn, { body: { account, password: demoPassword } });
  const token = data?.token ?? '';
  const headers = { authorization: token };
  const userId = (await server.call(getCurrentUser, { headers })).data?.userInfo.userId ?? '';
  return { token, headers, userId };
}

const flowsOf = ({ heard }: OpenSocket) => heard.filter(({ method }) => method === 'flowChanged');

describe('sockets of two processes on one database', () => {
  it('hear the same news, and each person only their own', async () => {
    const [sales, manager] = [await personAt(first, 'sales01'), await personAt(second, 'manager01')];
    const here = await openSocket(first.url, sales);
    const there = await openSocket(second.url, sales);
    const other = await openSocket(second.url, manager);
    await tellPeople({ bus }, { userIds: [sales.userId], what: 'flow', id: 'for sales' });
    await tellPeople({ bus }, { userIds: [manager.userId], what: 'flow', id: 'for the manager' });
    for (const socket of [here, there]) {
      expect(await socket.hear('flowChanged')).toMatchObject({ taskId: 'for sales' });
      expect(flowsOf(socket)).toHaveLength(1);
    }
    expect(await other.hear('flowChanged')).toMatchObject({ taskId: 'for the manager' });
    expect(flowsOf(other)).toHaveLength(1);
    for (const { wire } of [here, there, other]) wire.terminate();
  });

  it('a session that ends in one process ends its sockets in the other', async () => {
    const person = await personAt(first, 'ops01');
    const socket = await openSocket(second.url, person);
    await first.call(signOut, { headers: person.headers });
    await socket.hear('logout');
    expect(await socket.ended).toBe(1000);
  });

  it('after the bus was cut everybody is told to fetch, and news arrive again', async () => {
    const person = await personAt(first, 'sales01');
    const sockets = [await openSocket(first.url, person), await openSocket(second.url, person)];
    const admin = new pg.Client({ ...copy.connection, database: 'postgres' });
    await admin.connect();
    await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and application_name = 'fairway-bus'`,
      [copy.connection.database],
    );
    await admin.end();
    for (const socket of sockets) await socket.hear('resume');
    await expect.poll(() => bus.isConnected()).toBe(true);
    await tellPeople({ bus }, { userIds: [person.userId], what: 'flow', id: 'after the cut' });
    for (const socket of sockets)
      expect(await socket.hear('flowChanged')).toMatchObject({ taskId: 'after the cut' });
    for (const { wire } of sockets) wire.terminate();
  });

  it('a process that is drained sends its people elsewhere and ends well; no token is in its log', async () => {
    const leaving = await start();
    const person = await personAt(leaving, 'sales01');
    await fetch(`${leaving.url}/api/message/websocket/${encodeURIComponent(person.token)}`);
    const socket = await openSocket(leaving.url, person);
    const began = performance.now();
    const exit = leaving.stop();
    expect(await socket.ended).toBe(1001);
    expect(await exit).toBe(0);
    expect(performance.now() - began).toBeLessThan(25_000);
    expect(leaving.printed()).toContain('/api/message/websocket/*');
    expect(leaving.printed()).not.toContain(person.token.replace('bearer ', ''));
    const again = await openSocket(second.url, person);
    again.say({ method: 'OnConnection' });
    await again.hear('initMessage');
    again.wire.terminate();
  });
});
