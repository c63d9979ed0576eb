import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { signIn } from '@fairway/contract/session.ts';
import { approveTask, startFlow } from '@fairway/contract/workflow.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { runningPostgres } from '../database/running-postgres.ts';
import { demoPassword } from '../organisation/demo/accounts.ts';
import { userIdOf } from '../organisation/demo/ids.ts';
import { callerOf } from '../testing/caller.ts';
import { copyFirstStart } from '../testing/first-start.ts';
import { type ServerProcess, startReadyServer } from '../testing/server-process.ts';
import { publishFlow, step } from './testing/publish-flow.ts';

let folder: string;
let server: ServerProcess;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fairway-approvals-'));
  await copyFirstStart(folder);
  server = await startReadyServer({ FAIRWAY_DATA: folder });
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const tokenOf = async (account: string): Promise<string> =>
  (await server.call(signIn, { body: { account, password: demoPassword } })).data?.token ?? '';

async function query<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client(await runningPostgres(folder));
  await client.connect();
  const { rows } = await client.query<Row>(text, values);
  await client.end();
  return rows;
}

/** Works a list off, so many at a time; what is refused or cut off is left. */
async function eachOf<T>(
  list: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const open = [...list];
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let item = open.shift(); item !== undefined; item = open.shift())
        await work(item).catch(() => undefined);
    }),
  );
}

it('kill -9 during a thousand approvals: what was acknowledged is there once, nothing is stuck, nothing untrue was pushed', async () => {
  const admin = callerOf(server.url, { authorization: await tokenOf('admin') });
  const sales = callerOf(server.url, { authorization: await tokenOf('sales01') });
  const managerToken = await tokenOf('manager01');
  const { versionId } = await publishFlow(admin, [
    step('a', [userIdOf('manager01')]),
    step('b', [userIdOf('gm01')]),
  ]);
  const flows: string[] = [];
  await eachOf(
    Array.from({ length: 1_000 }, (_, n) => n),
    16,
    async (amount) => {
      const { data } = await sales(startFlow, { body: { flowId: versionId, formData: { amount } } });
      if (data && !Array.isArray(data)) flows.push(data.id);
    },
  );
  expect(flows).toHaveLength(1_000);

  const pushed = new Set<string>();
  const gmToken = await tokenOf('gm01');
  const address = server.url.replace('http', 'ws');
  const socket = new WebSocket(`${address}/api/message/websocket/${encodeURIComponent(gmToken)}`);
  socket.on('error', () => undefined);
  socket.on('message', (frame) => {
    const message = JSON.parse(String(frame)) as { method: string; taskId?: string };
    if (message.method === 'flowChanged' && message.taskId) pushed.add(message.taskId);
  });
  await new Promise((resolve) => socket.once('open', resolve));
  socket.send(JSON.stringify({ method: 'OnConnection', token: gmToken }));

  const acknowledged: string[] = [];
  const manager = callerOf(server.url, { authorization: managerToken });
  const approving = eachOf(flows, 64, async (flowId) => {
    const { code } = await manager(approveTask, { params: { taskOperatorId: `${flowId}.o1` }, body: {} });
    if (code === 200) acknowledged.push(flowId);
  });
  while (acknowledged.length < 300) await sleep(2);
  await server.kill();
  await approving;
  expect(acknowledged.length).toBeLessThan(1_000);
  expect(pushed.size).toBeGreaterThan(0);

  server = await startReadyServer({ FAIRWAY_DATA: folder });
  const approved = await query<{ flowId: string; times: number }>(
    `select "flowId", count(*)::int as times from flow_record
     where "handleStatus" = 1 and "handleId" = $1 and "flowId" = any($2) group by "flowId"`,
    [userIdOf('manager01'), flows],
  );
  expect(approved.every(({ times }) => times === 1)).toBe(true);
  const there = new Set(approved.map(({ flowId }) => flowId));
  expect(acknowledged.filter((id) => !there.has(id))).toEqual([]);
  expect([...pushed].filter((id) => flows.includes(id) && !there.has(id))).toEqual([]);

  const stuck = await query(
    `select id from flow f where status = 1 and id = any($1)
       and not exists (select from flow_task t where t."flowId" = f.id)`,
    [flows],
  );
  expect(stuck).toEqual([]);
  // Whatever was not acknowledged can be sent again: it acts, or says that it has been done.
  const again = callerOf(server.url, { authorization: managerToken });
  const answers: number[] = [];
  await eachOf(
    flows.filter((id) => !acknowledged.includes(id)),
    16,
    async (flowId) => {
      const { code } = await again(approveTask, { params: { taskOperatorId: `${flowId}.o1` }, body: {} });
      answers.push(code);
    },
  );
  expect(answers).toHaveLength(1_000 - acknowledged.length);
  expect(answers.every((code) => code === 200 || code === 409)).toBe(true);
  const left = await query('select id from flow_task where "nodeCode" = $1 and "flowId" = any($2)', [
    'a',
    flows,
  ]);
  expect(left).toEqual([]);
});
