import {
  countUnreadMessages,
  deleteMessages,
  listMessages,
  readAllMessages,
  readMessage,
} from '@fairway/contract/messages.ts';
import { signIn } from '@fairway/contract/session.ts';
import { approveTask, batchTasks, startFlow, transferTask } from '@fairway/contract/workflow.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { numbersAgree } from '../messages/testing/unread-numbers.ts';
import { demoPassword } from '../organisation/demo/accounts.ts';
import { userIdOf } from '../organisation/demo/ids.ts';
import { callerOf } from '../testing/caller.ts';
import { type OpenSocket, openSocket } from '../testing/open-socket.ts';
import { type ServerProcess, startReadyServer } from '../testing/server-process.ts';
import { copyDatabase, type Person } from '../testing/test-app.ts';
import { publishFlow, step } from './testing/publish-flow.ts';

let copy: Awaited<ReturnType<typeof copyDatabase>>;
let servers: [ServerProcess, ServerProcess];
let pool: pg.Pool;
const opened: OpenSocket[] = [];
beforeAll(async () => {
  copy = await copyDatabase('demo');
  pool = new pg.Pool({ connectionString: copy.url, max: 2 });
  const start = () => startReadyServer({ DATABASE_URL: copy.url, FAIRWAY_OPEN_CALLS_PER_MINUTE: '100000' });
  servers = await Promise.all([start(), start()]);
});
afterAll(async () => {
  for (const { wire } of opened) wire.terminate();
  await Promise.all(servers.map((server) => server.stop()));
  await pool.end();
  await copy.drop();
});

async function at({ url }: ServerProcess, account: string): Promise<Person> {
  const { data, msg } = await callerOf(url)(signIn, { body: { account, password: demoPassword } });
  if (!data) throw new Error(msg);
  return { token: data.token, call: callerOf(url, { authorization: data.token }) };
}

async function connected({ url }: ServerProcess, { token }: Person): Promise<OpenSocket> {
  const socket = await openSocket(url, { token });
  opened.push(socket);
  socket.say({ method: 'OnConnection' });
  await socket.hear('initMessage');
  return socket;
}

const howMany = 200;
const [managerId, gmId] = [userIdOf('manager01'), userIdOf('gm01')];

it('two hundred tasks are done while their messages are read and deleted: what is unread is what a recount gives', async () => {
  const [first, second] = servers;
  const [admin, sales] = [await at(first, 'admin'), await at(first, 'sales01')];
  const steps = [
    step('a', [managerId, gmId], { batch: true, sign: { order: 'par', pass: { n: 1 } } }),
    step('b', [managerId, gmId], { batch: true, sign: { order: 'par', pass: { pct: 100 } } }),
  ];
  const { versionId } = await publishFlow(admin.call, steps);
  const flows = await Promise.all(
    Array.from({ length: howMany }, async (_, n) => {
      const { data, msg } = await sales.call(startFlow, {
        body: { flowId: versionId, formData: { amount: n } },
      });
      if (!data || Array.isArray(data)) throw new Error(msg);
      return data.id;
    }),
  );
  const people = await Promise.all(
    (
      [
        ['manager01', managerId],
        ['gm01', gmId],
      ] as const
    ).map(async ([account, userId]) => {
      const [here, there] = [await at(first, account), await at(second, account)];
      const sockets = [await connected(first, here), await connected(second, there)];
      return { userId, here, there, sockets };
    }),
  );
  const [manager, gm] = people as [(typeof people)[number], (typeof people)[number]];
  const agreeAll = async (person: Person, ids: string[]) => {
    for (let from = 0; from < ids.length; from += 50)
      await person.call(batchTasks, { body: { ids: ids.slice(from, from + 50), batchType: 0 } });
  };
  const agreeOneByOne = (person: Person, ids: string[]) =>
    Promise.all(
      ids.map((taskOperatorId) => person.call(approveTask, { params: { taskOperatorId }, body: {} })),
    );
  const rows = async (person: Person, query = {}) =>
    (await person.call(listMessages, { query: { pageSize: 100, ...query } })).data?.list ?? [];
  const readSome = async (person: Person) => {
    for (const { id } of (await rows(person, { isRead: 0 })).slice(0, 30))
      await person.call(readMessage, { params: { id } });
  };
  const dropSome = async (person: Person) => {
    for (const ids of [(await rows(person)).slice(0, 40), (await rows(person)).slice(20, 60)])
      await person.call(deleteMessages, { body: { ids: ids.map(({ id }) => id).join(',') } });
  };
  const readAll = (person: Person) => person.call(readAllMessages, { body: { keyword: '流程' } });
  const [half, rest] = [flows.slice(0, howMany / 2), flows.slice(howMany / 2)];
  await Promise.all([
    agreeAll(
      manager.here,
      half.map((id) => `${id}.o1`),
    ),
    agreeOneByOne(
      gm.there,
      half.map((id) => `${id}.o2`),
    ),
    agreeOneByOne(
      manager.there,
      rest.slice(0, 80).map((id) => `${id}.o1`),
    ),
    ...rest.slice(80).map((id) =>
      gm.here.call(transferTask, {
        params: { taskOperatorId: `${id}.o2` },
        body: { freeApproverUserId: userIdOf('finance01') },
      }),
    ),
    readSome(manager.there),
    dropSome(manager.here),
    readSome(gm.here),
    dropSome(gm.there),
    readAll(manager.here),
    readAll(gm.there),
  ]);
  for (const { userId, here: person, sockets } of people) {
    await numbersAgree(pool, { person, userId, sockets });
    // What is still asked is what is still to do.
    const asked = await pool.query<{ asks: string }>(
      `select distinct asks from message_receiver where "userId" = $1 and asks is not null and "settledAt" is null
         and split_part(asks, '.', 1) = any($2) order by 1`,
      [userId, flows],
    );
    const tasks = await pool.query<{ id: string }>(
      'select id from flow_task where "handlerId" = $1 and "flowId" = any($2) order by 1',
      [userId, flows],
    );
    expect(asked.rows.map(({ asks }) => asks)).toEqual(tasks.rows.map(({ id }) => id));
    expect(tasks.rows.length).toBeGreaterThan(0);
    expect((await person.call(countUnreadMessages)).data?.unReadNum).toBeGreaterThanOrEqual(0);
  }
  for (const server of servers) expect(server.printed()).not.toContain('unexpectedly');
}, 300_000);
