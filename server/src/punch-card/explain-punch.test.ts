import { randomUUID } from 'node:crypto';
import * as contract from '@fairway/contract/punch-card.ts';
import { approveTask, getFlow, rejectTask } from '@fairway/contract/workflow.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startRowsServer } from '../testing/rows-server.ts';
import { type Person, startTestApp, type TestApp } from '../testing/test-app.ts';

let map: Awaited<ReturnType<typeof startRowsServer>>;
let answerOfMap = { code: 200, body: '' };
let app: TestApp;
let sales: Person;
let manager: Person;
let admin: Person;
beforeAll(async () => {
  map = await startRowsServer((response) => {
    response.writeHead(answerOfMap.code, { 'content-type': 'application/json' }).end(answerOfMap.body);
  });
  app = await startTestApp({
    ...{ from: 'demo', withJobs: true },
    environment: {
      FAIRWAY_INTERFACE_PRIVATE_HOSTS: `127.0.0.1:${map.port}`,
      FAIRWAY_SECRET_KEY: 'a key for the tests of punches, long enough to be one',
    },
  });
  [sales, manager, admin] = (await Promise.all(
    ['sales01', 'manager01', 'admin'].map((account) => app.as(account)),
  )) as [Person, Person, Person];
  await agree();
});
afterAll(async () => {
  await app.close();
  await map.close();
});

async function agree(): Promise<void> {
  const { data } = await sales.call(contract.getPunchStart);
  await sales.call(contract.agreeToPunchNotice, { body: { version: data?.notice.version ?? -1 } });
}

const position = { lat: 31.2397, lng: 121.49, accuracy: 30 };
async function punched(changes = {}): Promise<contract.Punch> {
  const now = app.clock.now.getTime();
  const body = {
    kind: 'in' as const,
    position,
    takenAt: now,
    sentAt: now,
    elapsedMs: 0,
    isMock: true,
    ...changes,
  };
  const { data, msg } = await sales.call(contract.addPunch, { body: { ...body, clientId: randomUUID() } });
  return data ?? expect.fail(msg);
}
const get = async (id: string, person = sales) =>
  (await person.call(contract.getPunch, { params: { id } })).data ?? expect.fail();
const explain = (id: string, person = sales) =>
  person.call(contract.explainPunch, { params: { id }, body: { reason: '手机开着测试软件' } });
const taskOf = async (flowId: string): Promise<string> =>
  (await app.database.pool.query<{ id: string }>('select id from flow_task where "flowId" = $1', [flowId]))
    .rows[0]?.id ?? expect.fail('nobody has to decide it');
const explanationOf = async (id: string) => (await get(id)).explanation;

it('an explanation goes to the manager; accepted, the punch is explained and otherwise as it was', async () => {
  const punch = await punched();
  expect((await explain(punch.id, manager)).code).not.toBe(200);
  const asked = await explain(punch.id);
  const flowId = asked.data?.flowId ?? expect.fail(asked.msg);
  expect(await get(punch.id)).toMatchObject({
    ...{ explanation: 'asked', mayExplain: false },
    explained: { flowId, reason: '手机开着测试软件', decidedTime: null, mayOpen: true },
  });
  expect((await explain(punch.id)).msg).toContain('正在审批');
  const taskOperatorId = await taskOf(flowId);
  const request = await manager.call(getFlow, {
    params: { taskId: flowId },
    query: { opType: '1', taskOperatorId },
  });
  expect(request.data?.subject).toEqual({ kind: 'punch', id: punch.id });
  expect(JSON.stringify(request.data)).toContain('模拟定位');
  expect((await manager.call(approveTask, { params: { taskOperatorId }, body: {} })).code).toBe(200);
  await expect.poll(() => explanationOf(punch.id)).toBe('accepted');
  const after = await get(punch.id);
  expect(after).toMatchObject({ flags: punch.flags, at: punch.at, mayExplain: false });
  expect((await explain(punch.id)).msg).toContain('已通过');
  const explained = await manager.call(contract.listTeamPunches, { query: { explanation: 'accepted' } });
  expect(explained.data?.list.map(({ id }) => id)).toEqual([punch.id]);
});

it('refused, it may be explained once more', async () => {
  const punch = await punched();
  const first = (await explain(punch.id)).data?.flowId ?? expect.fail();
  const body = { handleOpinion: '请写清楚' };
  const refused = await manager.call(rejectTask, { params: { taskOperatorId: await taskOf(first) }, body });
  expect(refused.code).toBe(200);
  await expect.poll(() => explanationOf(punch.id)).toBe('refused');
  const second = await explain(punch.id);
  expect(second.data?.flowId).not.toBe(first);
  const params = { taskOperatorId: await taskOf(second.data?.flowId ?? '') };
  await manager.call(approveTask, { params, body: {} });
  await expect.poll(() => explanationOf(punch.id)).toBe('accepted');
});

it('whoever decides reads the flags and the distance in the words of the punch', async () => {
  const target = { kind: 'port', id: 'port-CNNGB' };
  const punch = await punched({ position: { lat: 39.9, lng: 116.4, accuracy: 20 }, target });
  const taskId = (await explain(punch.id)).data?.flowId ?? expect.fail();
  const query = { opType: '1' as const, taskOperatorId: await taskOf(taskId) };
  const request = await manager.call(getFlow, { params: { taskId }, query });
  const read = JSON.stringify(request.data);
  expect(read).toMatch(/不在目标范围、模拟定位、移动异常/);
  expect(read).toMatch(/1\d{3} 公里/);
});

it('a map service names the address once the punch is kept; whatever fails there, the punch stays', async () => {
  const save = (changes: object) =>
    admin.call(contract.savePunchMap, {
      body: { isOn: true, address: `http://127.0.0.1:${map.port}`, key: 'k-123', version: 0, ...changes },
    });
  expect((await save({ address: 'https://maps.example.com' })).msg).toContain('不允许访问');
  expect(
    (await sales.call(contract.savePunchMap, { body: { isOn: false, address: 'http://x', version: 0 } }))
      .code,
  ).toBe(403);
  const saved = await save({});
  expect(saved.data).toEqual({ version: 1 });
  const shown = (await admin.call(contract.getPunchMap)).data;
  expect(shown).toMatchObject({ hasKey: true, isOn: true });
  expect(JSON.stringify(shown)).not.toContain('k-123');
  // Positions leave the house now: people are told, and agree to that.
  expect((await sales.call(contract.getPunchStart)).data?.notice).toMatchObject({
    isSentToMap: true,
    isAgreed: false,
  });
  await agree();

  const problem = async () => (await admin.call(contract.getPunchMap)).data?.lastProblem;
  answerOfMap = { code: 200, body: JSON.stringify({ status: '0', info: 'INVALID_USER_KEY' }) };
  const first = await punched();
  expect(first).toMatchObject({ address: '上海市黄浦区', addressSource: 'area' });
  await expect.poll(problem).toBe('notUnderstood');
  expect((await get(first.id)).address).toBe('上海市黄浦区');

  const formatted_address = '上海市黄浦区外滩街道中山东一路12号';
  answerOfMap = { code: 200, body: JSON.stringify({ status: '1', regeocode: { formatted_address } }) };
  const second = await punched();
  await expect.poll(async () => (await get(second.id)).addressSource).toBe('map');
  expect((await get(second.id)).address).toBe(formatted_address);
  expect(await problem()).toBe('');
  const asked = new URL(map.asked.at(-1)?.path ?? '', 'http://map');
  const [lng = 0, lat = 0] = asked.searchParams.get('location')?.split(',').map(Number) ?? [];
  // In the datum of maps of the mainland: some hundred metres from where the device was.
  expect(Math.abs(lng - position.lng) + Math.abs(lat - position.lat)).toBeGreaterThan(0.002);
  // A key goes to the service it was typed for, and to no other address.
  expect(
    (await save({ version: 1, key: undefined, address: `http://127.0.0.1:${map.port + 1}`, isOn: false }))
      .code,
  ).toBe(200);
  expect((await admin.call(contract.getPunchMap)).data?.hasKey).toBe(false);
});
