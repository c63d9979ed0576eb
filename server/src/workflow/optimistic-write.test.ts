import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  approveTask,
  deleteFlow,
  getFlow,
  restoreFlow,
  startFlow,
  suspendFlow,
  transferTask,
  withdrawFlow,
} from '@fairway/contract/workflow.ts';
import type { FlowEvent } from '@fairway/domain/workflow/engine/events.ts';
import { evolve } from '@fairway/domain/workflow/engine/evolve.ts';
import { draftFlow } from '@fairway/domain/workflow/engine/state.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userIdOf } from '../organisation/demo/ids.ts';
import { type Person, startTestApp, type TestApp } from '../testing/test-app.ts';
import { cachedFlow, cacheFlow } from './flow-cache.ts';
import { readFlow } from './open-flow.ts';
import { publishFlow, step } from './testing/publish-flow.ts';

let app: TestApp;
let admin: Person;
let sales: Person;
let manager: Person;
let gm: Person;
let chain: { versionId: string; templateId: string };
const [salesId, managerId, gmId] = ['sales01', 'manager01', 'gm01'].map(userIdOf) as [string, string, string];

beforeAll(async () => {
  app = await startTestApp({ from: 'demo' });
  admin = await app.as('admin');
  sales = await app.as('sales01');
  manager = await app.as('manager01');
  gm = await app.as('gm01');
  chain = await publishFlow(
    admin.call,
    Array.from({ length: 14 }, (_, n) => step(`s${n}`, [managerId])),
  );
});
afterAll(() => app.close());

const query = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await app.database.pool.query(text, values)).rows as Row[];
const count = async (text: string, values: unknown[]): Promise<number> =>
  (await query<{ n: number }>(`select count(*)::int as n from ${text}`, values))[0]?.n ?? -1;

async function start(versionId = chain.versionId): Promise<string> {
  const { data, msg } = await sales.call(startFlow, { body: { flowId: versionId, formData: { amount: 1 } } });
  if (!data || Array.isArray(data)) throw new Error(msg);
  return data.id;
}
const approve = (
  flowId: string,
  task: number,
  { by = manager, ...more }: Record<string, unknown> & { by?: Person } = {},
) => by.call(approveTask, { params: { taskOperatorId: `${flowId}.o${task}` }, body: {}, ...more });
const seqOf = async (flowId: string) => (await readFlow(app.database.db, flowId))?.state.seq;

/** Everything a flow left, as lists and auditors see it. */
const leftOf = async (flowId: string) => ({
  tasks: await query('select id, "handlerId", "nodeName" from flow_task where "flowId" = $1', [flowId]),
  records: await count('flow_record where "flowId" = $1', [flowId]),
  commands: await count('flow_history where "flowId" = $1', [flowId]),
  messages: await count('message where "bodyText" like $1', [`%${flowId}%`]),
  audit: await count(`audit_log where name = 'approveTask' and target like $1`, [`%${flowId}`]),
});

/** A row somebody holds until they let go. */
async function holding(flowId: string): Promise<() => Promise<void>> {
  const other = new pg.Client(app.database.connection);
  await other.connect();
  await other.query('begin');
  await other.query('select from flow where id = $1 for update', [flowId]);
  return async () => {
    await other.query('commit');
    await other.end();
  };
}

describe('what is written without holding the flow', () => {
  it('leaves what the transaction leaves: rows, messages, history and the audit line', async () => {
    const [ahead, held] = [await start(), await start()];
    expect(await approve(ahead, 1)).toMatchObject({ code: 200, msg: '审核成功' });
    expect(cachedFlow(ahead)?.open.state.seq).toBe(await seqOf(ahead));
    const letGo = await holding(held);
    const waiting = approve(held, 1);
    await sleep(200);
    expect((await leftOf(held)).records).toBe(1);
    await letGo();
    expect(await waiting).toMatchObject({ code: 200 });
    // Who has to wait for the row goes the long way.
    expect(cachedFlow(held)).toBeUndefined();
    const same = (left: object, id: string) => JSON.parse(JSON.stringify(left).replaceAll(id, 'flow'));
    expect(same(await leftOf(ahead), ahead)).toEqual(same(await leftOf(held), held));
    expect(await leftOf(ahead)).toMatchObject({ records: 2, commands: 2, messages: 2, audit: 1 });
  });

  it('is folded from the history where the state was not written again, exactly', async () => {
    const flowId = await start();
    const written = new Set<string>();
    for (let task = 1; task <= 14; task += 1) {
      expect(await approve(flowId, task)).toMatchObject({ code: 200 });
      const [row] = await query<{ state: string; hash: Buffer; seq: number }>(
        'select state, hash, seq from flow where id = $1',
        [flowId],
      );
      written.add(row?.state ?? '');
      let state = draftFlow({ id: flowId, key: chain.templateId, version: 1, initiator: salesId });
      let hash = Buffer.alloc(0);
      for (const { events } of await query<{ events: string }>(
        'select events::text from flow_history where "flowId" = $1 order by command',
        [flowId],
      )) {
        hash = createHash('sha256').update(hash).update(events).digest();
        for (const event of JSON.parse(events) as FlowEvent[]) state = evolve(state, event);
      }
      expect(row?.hash.equals(hash)).toBe(true);
      expect(row?.seq).toBe(state.seq);
      const read = (await readFlow(app.database.db, flowId))?.state;
      expect(JSON.stringify(read)).toBe(JSON.stringify(state));
    }
    expect((await readFlow(app.database.db, flowId))?.state.status).toBe('approved');
    expect(written.size).toBe(2);
  });

  it('about something that changed since is decided again', async () => {
    const flowId = await start();
    await approve(flowId, 1);
    const known = cachedFlow(flowId);
    const given = { params: { taskOperatorId: `${flowId}.o2` }, body: { freeApproverUserId: gmId } };
    expect(await manager.call(transferTask, given)).toMatchObject({ code: 200 });
    // As in a process that has not seen it: what is cached still says that it is the manager’s.
    if (known) cacheFlow(known);
    expect(await approve(flowId, 2)).toMatchObject({ code: 403 });
    expect(await approve(flowId, 2, { by: gm })).toMatchObject({ code: 200 });
    expect((await leftOf(flowId)).tasks).toMatchObject([{ handlerId: managerId, nodeName: 's2' }]);
  });

  it('is looked at anew where what is known is in the way', async () => {
    const flowId = await start();
    await approve(flowId, 1);
    const given = { params: { taskOperatorId: `${flowId}.o2` }, body: { freeApproverUserId: gmId } };
    const known = cachedFlow(flowId);
    expect(await manager.call(transferTask, given)).toMatchObject({ code: 200 });
    // As in a process that has never heard of the one it was given to.
    if (known) cacheFlow(known);
    expect(await approve(flowId, 2, { by: gm })).toMatchObject({ code: 200 });
    expect(cachedFlow(flowId)?.open.state.seq).toBe(await seqOf(flowId));
  });

  it('that stands still or was taken back meanwhile is refused for that', async () => {
    const { versionId } = await publishFlow(
      admin.call,
      ['a', 'b', 'c'].map((id) => step(id, [managerId])),
      { settings: { withdraw: 'anytime' } },
    );
    const [held, back] = [await start(versionId), await start(versionId)];
    for (const flowId of [held, back]) expect(await approve(flowId, 1)).toMatchObject({ code: 200 });
    expect(await admin.call(suspendFlow, { params: { taskId: held }, body: {} })).toMatchObject({
      code: 200,
    });
    expect(await sales.call(withdrawFlow, { params: { taskId: back }, body: {} })).toMatchObject({
      code: 200,
    });
    const before = [await leftOf(held), await leftOf(back)];
    expect(await approve(held, 2)).toMatchObject({ msg: '流程已暂停' });
    expect((await approve(back, 2)).code).not.toBe(200);
    expect([await leftOf(held), await leftOf(back)]).toEqual(before);
    expect(await admin.call(restoreFlow, { params: { taskId: held }, body: {} })).toMatchObject({
      code: 200,
    });
    expect(await approve(held, 2)).toMatchObject({ code: 200 });
  });

  it('arms and clears the time limits of the steps it comes to and leaves', async () => {
    const limited = (id: string) =>
      step(id, [managerId], { due: { after: { minutes: 60 }, onOverdue: 'pass' } });
    const { versionId } = await publishFlow(admin.call, [
      ...[step('a', [managerId]), step('b', [managerId])],
      ...[limited('c'), step('d', [managerId])],
    ]);
    const flowId = await start(versionId);
    const timers = () => count('graphile_worker.jobs where key like $1', [`flow:${flowId}:%`]);
    expect(await approve(flowId, 1)).toMatchObject({ code: 200 });
    expect(cachedFlow(flowId)).toBeDefined();
    expect(await timers()).toBe(0);
    expect(await approve(flowId, 2)).toMatchObject({ code: 200 });
    expect(await timers()).toBeGreaterThan(0);
    expect(await approve(flowId, 3)).toMatchObject({ code: 200 });
    expect(await timers()).toBe(0);
  });

  it('ends a sub-flow in the eyes of what waits for it', async () => {
    const child = await publishFlow(admin.call, [step('x', [managerId]), step('y', [managerId])]);
    const sub = { kind: 'sub', id: 'sub', name: '子流程', flow: child.templateId, in: [], out: [] };
    const { versionId } = await publishFlow(admin.call, [sub, step('z', [managerId])]);
    const flowId = await start(versionId);
    const [started] = await query<{ id: string }>('select id from flow where "parentId" = $1', [flowId]);
    const reports = () => count('graphile_worker.jobs where task_identifier = $1', ['flowChildEnded']);
    const before = await reports();
    expect(await approve(started?.id ?? '', 1)).toMatchObject({ code: 200 });
    expect(cachedFlow(started?.id ?? '')).toBeDefined();
    expect(await reports()).toBe(before);
    expect(await approve(started?.id ?? '', 2)).toMatchObject({ code: 200 });
    expect(await reports()).toBe(before + 1);
  });

  it('asks the people there are now, not those it knows', async () => {
    const { versionId } = await publishFlow(admin.call, [
      step('a', [managerId]),
      step('b', [managerId]),
      step('c', [], { who: [{ by: 'manager', of: 'initiator' }], onEmpty: 'admin' }),
    ]);
    const flowId = await start(versionId);
    expect(await approve(flowId, 1)).toMatchObject({ code: 200 });
    expect(cachedFlow(flowId)).toBeDefined();
    await query('update user_account set "managerId" = $2 where id = $1', [salesId, gmId]);
    expect(await approve(flowId, 2)).toMatchObject({ code: 200 });
    expect((await leftOf(flowId)).tasks).toMatchObject([{ handlerId: gmId, nodeName: 'c' }]);
  });

  it('counts days in the zone its initiator lives in now', async () => {
    const flowId = await start();
    expect(await approve(flowId, 1)).toMatchObject({ code: 200 });
    const known = cachedFlow(flowId);
    await query(
      `insert into user_preference ("userId", preferences) values ($1, '{"quietHours":{"zone":"Europe/Berlin"}}')
       on conflict ("userId") do update set preferences = excluded.preferences`,
      [salesId],
    );
    expect(await approve(flowId, 2)).toMatchObject({ code: 200 });
    // It was decided anew, on another reading.
    expect(known?.basis.zone).not.toBe('Europe/Berlin');
    expect(cachedFlow(flowId)?.basis.zone).toBe('Europe/Berlin');
  });

  it('speaks of a flow as its template calls it now', async () => {
    const flowId = await start();
    await approve(flowId, 1);
    await query('update flow_template set "enCode" = $2 where id = $1', [chain.templateId, 'renamed']);
    expect(await approve(flowId, 2)).toMatchObject({ code: 200 });
    const [newest] = await query<{ bodyText: string }>(
      'select "bodyText" from message where "bodyText" like $1 order by id desc limit 1',
      [`%${flowId}.o3%`],
    );
    expect(newest?.bodyText).toContain('"enCode":"renamed"');
  });

  it('is not done for a session that ended, and says by whom under their name of now', async () => {
    const flowId = await start();
    const person = await app.as('manager01');
    expect(await approve(flowId, 1, { by: person })).toMatchObject({ code: 200 });
    await query(`update user_account set "realName" = '改名' where id = $1`, [managerId]);
    expect(await approve(flowId, 2, { by: person })).toMatchObject({ code: 200 });
    expect(
      await query(`select "realName" from audit_log where target like $1 order by id`, [`%${flowId}`]),
    ).toMatchObject([{}, {}, { realName: '改名' }]);
    await query(
      `update session set "endedAt" = now(), "endReason" = 'endedByUser' where "userId" = $1 and "endedAt" is null`,
      [managerId],
    );
    const before = await leftOf(flowId);
    expect((await approve(flowId, 3, { by: person })).code).not.toBe(200);
    expect(await leftOf(flowId)).toEqual(before);
    manager = await app.as('manager01');
  });
});

describe('at the same moment', () => {
  it('the same task twice has one winner and one clear refusal, also among many', async () => {
    const flows = await Promise.all(Array.from({ length: 12 }, () => start()));
    const answers = await Promise.all(flows.flatMap((flowId) => [approve(flowId, 1), approve(flowId, 1)]));
    for (const place of flows.keys()) {
      const pair = answers.slice(place * 2, place * 2 + 2);
      expect(pair.map(({ code }) => code).sort()).toEqual([200, 409]);
    }
    for (const flowId of flows)
      expect(await leftOf(flowId)).toMatchObject({ records: 2, commands: 2, messages: 2, audit: 1 });
  });

  it('the same command acts once, whichever way it goes', async () => {
    const flowId = await start();
    const headers = { 'command-id': `once-${flowId}` };
    const answers = await Promise.all([1, 2, 3].map(() => approve(flowId, 1, { headers })));
    expect(answers.map(({ code }) => code)).toEqual([200, 200, 200]);
    expect(await approve(flowId, 1, { headers })).toMatchObject({ code: 200 });
    expect(await leftOf(flowId)).toMatchObject({ records: 2, commands: 2, messages: 2, audit: 1 });
    expect(await count('command_receipt where "commandId" = $1', [`once-${flowId}`])).toBe(1);
  });

  it('one whose command was done elsewhere holds up nobody, and is answered as then', async () => {
    const flows = await Promise.all(Array.from({ length: 6 }, () => start()));
    const [twin = '', ...others] = flows;
    await query(
      `insert into command_receipt ("userId", "commandId", name, reply, "at")
       values ($1, $2, 'approveTask', '{"code":200,"msg":"then"}', now())`,
      [managerId, `twin-${twin}`],
    );
    const headers = { 'command-id': `twin-${twin}` };
    const [first, ...rest] = await Promise.all([
      approve(twin, 1, { headers }),
      ...others.map((flowId) => approve(flowId, 1)),
    ]);
    expect(first).toMatchObject({ code: 200, msg: 'then' });
    expect(rest.every(({ code }) => code === 200)).toBe(true);
    expect(await leftOf(twin)).toMatchObject({ records: 1, commands: 1, audit: 0 });
    for (const flowId of others) expect(await leftOf(flowId)).toMatchObject({ records: 2, audit: 1 });
  });

  it('a flow that somebody holds for long holds up no other', async () => {
    const [slow, ...others] = await Promise.all(Array.from({ length: 5 }, () => start()));
    const letGo = await holding(slow ?? '');
    let isAnswered = false;
    const waiting = approve(slow ?? '', 1).then((answer) => {
      isAnswered = true;
      return answer;
    });
    const rest = await Promise.all(others.map((flowId) => approve(flowId, 1)));
    expect(rest.every(({ code }) => code === 200)).toBe(true);
    expect(isAnswered).toBe(false);
    await letGo();
    expect(await waiting).toMatchObject({ code: 200 });
  });
});

it('words that are no whole characters are kept as far as they are', async () => {
  const flowId = await start();
  expect(await approve(flowId, 1, { body: { handleOpinion: '好\ud83d' } })).toMatchObject({ code: 200 });
  expect((await readFlow(app.database.db, flowId))?.state.records.at(-1)?.opinion).toBe('好\ufffd');
  const opened = () => manager.call(getFlow, { params: { taskId: flowId }, query: {} });
  expect(await opened()).toMatchObject({ code: 200 });
  // What was kept before halves were made whole is read too.
  await query(
    `update flow_history set events = replace(events::text, '好\ufffd', '好\\ud83d')::json where "flowId" = $1`,
    [flowId],
  );
  expect(await opened()).toMatchObject({ code: 200 });
  const half = { amount: 1, reason: '急\udc00', '\ud800': 1 };
  const { data } = await sales.call(startFlow, { body: { flowId: chain.versionId, formData: half } });
  const { id } = data as { id: string };
  expect((await readFlow(app.database.db, id))?.state.form.reason).toBe('急\ufffd');
  expect(await sales.call(getFlow, { params: { taskId: id }, query: {} })).toMatchObject({ code: 200 });
});

it('what a request calls itself is no reason to do nothing', async () => {
  const flowId = await start();
  const headers = { 'x-request-id': `same-${flowId}` };
  for (const task of [1, 2, 3]) expect(await approve(flowId, task, { headers })).toMatchObject({ code: 200 });
  expect((await leftOf(flowId)).tasks).toMatchObject([{ nodeName: 's3' }]);
  expect(cachedFlow(flowId)?.open.state.seq).toBe(await seqOf(flowId));
  // The long way, too.
  const give = (by: Person, to: string) =>
    by.call(transferTask, {
      ...{ params: { taskOperatorId: `${flowId}.o4` }, headers },
      body: { freeApproverUserId: to },
    });
  expect(await give(manager, gmId)).toMatchObject({ code: 200 });
  expect(await give(gm, managerId)).toMatchObject({ code: 200 });
  expect(await give(manager, gmId)).toMatchObject({ code: 200 });
  expect((await leftOf(flowId)).tasks).toMatchObject([{ handlerId: gmId }]);
});

it('what a flow left goes with it', async () => {
  const { data } = await sales.call(startFlow, {
    body: { flowId: chain.versionId, formData: { amount: 1 }, status: 1 },
  });
  const { id } = data as { id: string };
  expect(await count('flow_history where "flowId" = $1', [id])).toBe(1);
  expect(await sales.call(deleteFlow, { params: { taskId: id } })).toMatchObject({ code: 200 });
  expect(await count('flow_history where "flowId" = $1', [id])).toBe(0);
});
