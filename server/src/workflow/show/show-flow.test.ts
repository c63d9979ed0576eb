import type { FlowInfo } from '@fairway/contract/workflow.ts';
import {
  approveTask,
  checkTask,
  copyFlow,
  getFlow,
  hasSubFlows,
  listCandidates,
  listJumpTargets,
  listNeeds,
  listReturnChoices,
  listSubFlows,
  previewFlow,
  rejectTask,
  restoreFlow,
  saveTask,
  startFlow,
  summariseRecords,
  suspendFlow,
} from '@fairway/contract/workflow.ts';
import { getBatchNeeds, listBatchNodes, listBatchVersions } from '@fairway/contract/workflow-lists.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userIdOf } from '../../organisation/demo/ids.ts';
import { type Person, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { publishFlow, step } from '../testing/publish-flow.ts';

let app: TestApp;
let admin: Person;
let sales: Person;
let manager: Person;
let gm: Person;
let finance: Person;
let hr: Person;
let client: Person;
const [salesId, managerId, gmId, financeId] = ['sales01', 'manager01', 'gm01', 'finance01'].map(userIdOf) as [
  string,
  string,
  string,
  string,
];

beforeAll(async () => {
  app = await startTestApp({ from: 'demo' });
  [admin, sales, manager, gm, finance, hr, client] = (await Promise.all(
    ['admin', 'sales01', 'manager01', 'gm01', 'finance01', 'hr01', 'client01'].map((account) =>
      app.as(account),
    ),
  )) as [Person, Person, Person, Person, Person, Person, Person];
});
afterAll(() => app.close());

const query = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await app.database.pool.query(text, values)).rows as Row[];

async function start(
  versionId: string,
  formData: Record<string, unknown> = {},
  more: object = {},
  by = sales,
) {
  const answer = await by.call(startFlow, { body: { flowId: versionId, formData, ...more } });
  expect(answer).toMatchObject({ code: 200 });
  return (answer.data as { id: string }).id;
}
const taskOf = async (flowId: string, handlerId: string): Promise<string> => {
  const rows = await query<{ id: string }>(
    'select id from flow_task where "flowId" = $1 and "handlerId" = $2',
    [flowId, handlerId],
  );
  expect(rows).toHaveLength(1);
  return rows[0]?.id ?? '';
};
const open = (by: Person, flowId: string, more: object = {}) =>
  by.call(getFlow, { params: { taskId: flowId }, query: more });
async function shown(by: Person, flowId: string, more: object = {}): Promise<FlowInfo> {
  const answer = await open(by, flowId, more);
  expect(answer).toMatchObject({ code: 200 });
  return answer.data as FlowInfo;
}
const approve = async (by: Person, taskId: string, body: object = {}) =>
  expect(await by.call(approveTask, { params: { taskOperatorId: taskId }, body })).toMatchObject({
    code: 200,
  });

async function entrust(from: string, to: string, type: '0' | '1', templateIds: string[] = []) {
  const id = `d-${Math.random().toString(36).slice(2)}`;
  await query(
    `insert into flow_delegation values ($1, $2, $3, $4, $5, now() - interval '1 hour', now() + interval '1 hour', '', now())`,
    [id, type, from, to, templateIds],
  );
  return () => query('delete from flow_delegation where id = $1', [id]);
}

describe('a new request', () => {
  it('comes with its form, what may be written and who will decide', async () => {
    const { versionId } = await publishFlow(
      admin.call,
      [step('a', [managerId]), step('b', [gmId], { sign: { pass: { pct: 100 } } })],
      { start: { fields: { note: 'hidden', reason: 'required' } } },
    );
    const info = await shown(sales, '0', { flowId: versionId });
    expect(info).toMatchObject({
      flowTaskInfo: null,
      formData: {},
      acts: ['submit', 'save'],
      rights: { note: 'hidden', reason: 'required' },
      ...{ seq: 0, onBehalfOf: '', hasComments: true },
      context: { user: { id: salesId } },
      flowTemplateInfo: { id: versionId, type: 0 },
    });
    expect(info.formOperates).toMatchObject([
      { id: 'amount', read: true, write: true },
      { id: 'reason', required: true },
      { id: 'note', read: false, write: false },
    ]);
    expect(info.chart.map(({ state, people }) => [state, ...people.map(({ state: one }) => one)])).toEqual([
      ['current', 'expected'],
      ['future', 'expected'],
      ['future', 'expected'],
    ]);
    expect(info.chart[1]?.people).toMatchObject([{ userId: managerId, via: '指定成员' }]);
    expect(info.chart[1]?.people[0]?.userName).not.toBe('');
    expect(info.chart[2]?.sign).toBe('all');
    const english = await sales.call(getFlow, {
      params: { taskId: '0' },
      query: { flowId: versionId },
      headers: { 'accept-language': 'en' },
    });
    expect(english.data?.chart[1]?.people).toMatchObject([{ via: 'Named by the flow' }]);
  });

  it('only for whom may start it, in the version in force', async () => {
    const { versionId, templateId } = await publishFlow(admin.call, [step('a', [gmId])], {
      settings: { launchBy: { users: [managerId] } },
    });
    expect(await open(sales, '0', { flowId: versionId })).toMatchObject({ msg: '流程不存在或尚未发布' });
    expect(await open(sales, '0', { flowId: 'nosuch' })).toMatchObject({ msg: '流程不存在或尚未发布' });
    expect(await open(sales, '0')).toMatchObject({ msg: '流程不存在或尚未发布' });
    expect(await open(manager, '0', { flowId: versionId })).toMatchObject({ code: 200 });
    // For somebody else only while they entrust one with it.
    const forManager = { flowId: versionId, delegateUserId: managerId };
    expect(await open(sales, '0', forManager)).toMatchObject({ msg: '流程不存在或尚未发布' });
    const end = await entrust(managerId, salesId, '0');
    const info = await shown(sales, '0', forManager);
    expect(info.acts).toContain('submit');
    expect(info.context.user.id).toBe(managerId);
    expect(info.onBehalfOf).not.toBe('');
    await end();
    await query('update flow_template set "enabledMark" = 0 where id = $1', [templateId]);
    expect(await open(manager, '0', { flowId: versionId })).toMatchObject({ msg: '流程不存在或尚未发布' });
  });
});

describe('a task', () => {
  it('is opened with what its step allows, and the first look is noted once', async () => {
    const { versionId } = await publishFlow(admin.call, [
      step('a', [managerId], {
        fields: { note: 'required' },
        opinion: 'required',
        signature: true,
        afterReturn: 'ask',
        buttonTexts: { audit: '同意付款' },
      }),
    ]);
    const flowId = await start(versionId, { amount: 5, reason: '差旅' });
    const task = await taskOf(flowId, managerId);
    const readAt = async () =>
      (await query<{ readAt: Date | null }>('select "readAt" from flow_task where id = $1', [task]))[0]
        ?.readAt;
    expect(await readAt()).toBeNull();
    const info = await shown(manager, flowId, { opType: '1', taskOperatorId: task });
    const first = await readAt();
    expect(first).not.toBeNull();
    expect(info).toMatchObject({
      formData: { amount: 5, reason: '差旅' },
      rights: { amount: 'read', reason: 'read', note: 'required' },
      acts: ['audit', 'reject', 'transfer', 'freeApprover', 'saveAudit', 'copy', 'comment', 'print'],
      ...{ opinion: 'required', signature: true },
      approversProperties: {
        ...{ hasAuditBtn: true, auditBtnText: '同意付款', hasSign: true, rejectType: 3, isCustomCopy: true },
      },
      flowTaskInfo: {
        id: flowId,
        status: 1,
        creatorUserId: salesId,
        thisStep: 'a',
        thisStepId: `${flowId}.v1`,
      },
      flowTaskOperatorRecordList: [{ handleStatus: 2, handleId: salesId }],
    });
    app.clock.now = new Date(app.clock.now.getTime() + 1_000);
    await shown(manager, flowId, { opType: '1', taskOperatorId: task });
    expect(await readAt()).toEqual(first);

    // What was kept for later is shown to whoever kept it, and to nobody else.
    await manager.call(saveTask, {
      params: { taskOperatorId: task },
      body: { formData: { note: '草稿' }, handleOpinion: '再看看' },
    });
    expect(await shown(manager, flowId, { opType: '1', taskOperatorId: task })).toMatchObject({
      draftData: { note: '草稿' },
      approversProperties: { savedOpinion: '再看看' },
    });
    expect((await shown(sales, flowId, { opType: '1', taskOperatorId: task })).draftData).toBeNull();
    expect((await shown(sales, flowId, { opType: '1', taskOperatorId: task })).acts).not.toContain('audit');
  });

  it('is checked off once it is handled, and nobody can act while it stands still', async () => {
    const { versionId } = await publishFlow(admin.call, [step('a', [managerId]), step('b', [gmId])]);
    const flowId = await start(versionId);
    const task = await taskOf(flowId, managerId);
    const check = async (by: Person) => (await by.call(checkTask, { params: { taskOperatorId: task } })).data;
    expect(await check(manager)).toEqual({ isCheck: false });
    expect(await check(sales)).toEqual({ isCheck: true });
    await admin.call(suspendFlow, { params: { taskId: flowId }, body: {} });
    const held = await shown(manager, flowId, { opType: '1', taskOperatorId: task });
    expect(held.acts).not.toContain('audit');
    expect(held.flowTaskInfo).toMatchObject({ status: 6, suspend: 1 });
    expect(Object.values(held.rights)).not.toContain('edit');
    await admin.call(restoreFlow, { params: { taskId: flowId }, body: {} });
    await approve(manager, task);
    expect(await check(manager)).toEqual({ isCheck: true });
    const done = await shown(manager, flowId, { opType: '2', taskOperatorId: `${flowId}.r1` });
    expect(done.acts).toContain('recall');
    expect(done.chart.map(({ state }) => state)).toEqual(['past', 'past', 'current']);
    expect((await shown(gm, flowId, { opType: '2', taskOperatorId: `${flowId}.r1` })).acts).not.toContain(
      'recall',
    );
  });

  it('that was entrusted says for whom one acts', async () => {
    const { versionId } = await publishFlow(admin.call, [step('a', [managerId])]);
    const flowId = await start(versionId);
    const task = await taskOf(flowId, managerId);
    expect(await open(hr, flowId, { opType: '1', taskOperatorId: task })).toMatchObject({ code: 404 });
    const end = await entrust(managerId, userIdOf('hr01'), '1');
    const info = await shown(hr, flowId, { opType: '1', taskOperatorId: task });
    expect(info.acts).toContain('audit');
    expect(info.onBehalfOf).not.toBe('');
    // Somebody else's look is not theirs whose task it is.
    expect(await query('select "readAt" from flow_task where id = $1', [task])).toEqual([{ readAt: null }]);
    await approve(hr, task, { handleOpinion: '代批' });
    const [, record] = (await shown(sales, flowId, { opType: '0' })).flowTaskOperatorRecordList;
    expect(record).toMatchObject({ handleStatus: 1, handleOpinion: '代批', handleId: userIdOf('hr01') });
    expect(record?.userName).toMatch(/（代.+）/);
    await end();
  });
});

describe('what a step hides', () => {
  const secret = 987_654_321;
  const rows = [
    { id: 'r1', item: '海运费', cost: secret + 1 },
    { id: 'r2', item: '拖车费', cost: secret + 1 },
  ];
  const nodes = [
    { id: 'f1', kind: 'number', model: 'amount', label: '金额' },
    { id: 'f2', kind: 'text', model: 'reason', label: '事由' },
    {
      ...{ id: 'f3', kind: 'table', model: 'lines', label: '明细' },
      columns: [
        { id: 'c1', kind: 'text', model: 'item', label: '项目' },
        { id: 'c2', kind: 'number', model: 'cost', label: '成本' },
      ],
    },
  ];
  const hides = { amount: 'hidden', 'lines.cost': 'hidden', reason: 'edit' };

  it('never leaves, whatever the page says it is opened as', async () => {
    const { versionId } = await publishFlow(
      admin.call,
      [step('a', [managerId], { fields: hides }), step('b', [gmId])],
      { nodes },
    );
    const flowId = await start(versionId, { amount: secret, reason: '运费', lines: rows });
    const task = await taskOf(flowId, managerId);
    await query(`update flow set labels = $2 where id = $1`, [
      flowId,
      JSON.stringify({
        amount: { x: `label${secret}` },
        'lines.cost': { y: `${secret}` },
        reason: { z: 'ok' },
      }),
    ]);
    await manager.call(saveTask, {
      params: { taskOperatorId: task },
      body: { formData: { amount: secret, reason: '草' }, handleOpinion: '' },
    });
    for (const opType of ['-1', '0', '1', '2', '3', '4', undefined])
      for (const taskId of [task, `${flowId}.r0`, `${flowId}.o0`, undefined]) {
        const info = await shown(manager, flowId, { opType, taskOperatorId: taskId });
        expect(JSON.stringify(info), `${opType} ${taskId}`).not.toContain('98765432');
        expect(info.formData.reason).toBe('运费');
        expect(info.formData.lines).toMatchObject([{ item: '海运费' }, { item: '拖车费' }]);
        expect(info.labels).toEqual({ reason: { z: 'ok' } });
      }
    // The initiator and the next step see all of it.
    expect(await shown(sales, flowId, { opType: '0' })).toMatchObject({ formData: { amount: secret } });
    await approve(manager, task, { formData: { reason: '运费2' } });
    const next = await taskOf(flowId, gmId);
    const seen = await shown(gm, flowId, { opType: '1', taskOperatorId: next });
    expect(seen).toMatchObject({
      formData: { amount: secret, lines: rows },
      changedSince: { reason: '运费' },
    });
    // Who has handled it still does not.
    expect(JSON.stringify(await shown(manager, flowId, { opType: '2' }))).not.toContain('98765432');
  });

  it('stays hidden in a copy and for whoever is only mentioned; managing shows everything', async () => {
    const { versionId } = await publishFlow(
      admin.call,
      [step('a', [managerId]), step('b', [gmId], { fields: { amount: 'hidden' } })],
      { nodes, start: { fields: { reason: 'hidden' } } },
    );
    const flowId = await start(versionId, { amount: secret });
    await query(
      `update flow set state = replace(state, '"form":{', '"form":{"reason":"秘密",') where id = $1`,
      [flowId],
    );
    await manager.call(copyFlow, { params: { taskId: flowId }, body: { copyIds: financeId } });
    const copy = await shown(finance, flowId, { opType: '3' });
    expect(copy.formData).toMatchObject({ amount: secret });
    expect(copy.formData).not.toHaveProperty('reason');
    expect(copy.acts).not.toContain('audit');
    expect(
      await query(`select "readAt" is not null as read from flow_copy where "flowId" = $1`, [flowId]),
    ).toEqual([{ read: true }]);
    await query(`insert into flow_comment values ('c1', $1, $2, now(), '@', '[]', '[]', $3)`, [
      flowId,
      salesId,
      [userIdOf('hr01')],
    ]);
    const mentioned = await shown(hr, flowId, { opType: '4' });
    expect(mentioned.formData).not.toHaveProperty('amount');
    expect(mentioned.formData).not.toHaveProperty('reason');
    expect(mentioned.acts).toEqual(['comment', 'print']);
    const managed = await shown(admin, flowId, { opType: '4' });
    expect(managed.formData).toMatchObject({ amount: secret, reason: '秘密' });
    expect(managed.acts).toEqual(['press', 'copy', 'comment', 'cancel', 'assign', 'change', 'suspend']);
  });
});

describe('before a decision', () => {
  const candidates = { who: [{ by: 'candidates', users: [gmId, financeId] }] };
  const branch = {
    ...{ kind: 'branch', id: 'way', name: '走向', mode: 'choose' },
    arms: [
      { id: 'left', name: '左', seq: [step('l', [], candidates)] },
      { id: 'right', name: '右', isDefault: true, seq: [step('r', [gmId])] },
    ],
  };
  const asking = { formData: {}, branchList: [] as string[] };

  it('tells which branches and whom to pick, and whether one is the last', async () => {
    const { versionId } = await publishFlow(admin.call, [
      step('a', [managerId, financeId], { sign: { pass: { pct: 100 } } }),
      branch,
    ]);
    const needs = async (by: Person, taskId: string, more: object = {}) =>
      (
        await by.call(listNeeds, {
          params: { taskOperatorId: taskId },
          body: { flowId: versionId, ...asking, ...more },
        })
      ).data;
    expect(await needs(sales, '0')).toEqual({ type: 3, list: [], countersignOver: true });
    const flowId = await start(versionId);
    const [one, other] = [await taskOf(flowId, managerId), await taskOf(flowId, financeId)];
    expect(await needs(manager, one)).toEqual({ type: 3, list: [], countersignOver: false });
    await approve(finance, other);
    const arm = { isCandidates: false, isBranchFlow: true, hasCandidates: false };
    expect(await needs(manager, one)).toEqual({
      type: 1,
      list: [
        { nodeId: 'l', nodeName: '左', ...arm },
        { nodeId: 'r', nodeName: '右', ...arm },
      ],
      countersignOver: true,
    });
    expect(await needs(manager, one, { branchList: ['left'] })).toMatchObject({
      type: 2,
      list: [{ nodeId: 'l', isCandidates: true, isBranchFlow: false, hasCandidates: true }],
    });
    expect(await needs(manager, one, { branchList: ['right'] })).toMatchObject({ type: 3 });

    const pick = (keyword = '') =>
      manager.call(listCandidates, {
        params: { taskOperatorId: one },
        body: { flowId: versionId, ...asking, nodeCode: 'l', keyword, pageSize: 1 },
      });
    const { data } = await pick();
    expect(data).toMatchObject({
      pagination: { total: 2 },
      list: [{ fullName: expect.stringContaining('/') }],
    });
    expect((await pick('finance01')).data).toMatchObject({
      list: [{ id: financeId }],
      pagination: { total: 1 },
    });
    expect((await pick('nobody')).data).toMatchObject({ list: [] });
    expect(
      (await needs(manager, one, { branchList: ['left'], candidateList: { l: [gmId] } }))?.list,
    ).toHaveLength(1);
  });

  it('shows who will decide with the form as it is filled in; closed fields change nothing', async () => {
    const big = { when: { field: 'amount', is: '>', value: 1000 } };
    const { versionId } = await publishFlow(admin.call, [
      step('a', [managerId], { fields: { note: 'edit' } }),
      {
        ...{ kind: 'branch', id: 'size', name: '金额' },
        arms: [
          { id: 'big', name: '大', ...big, seq: [step('gm', [gmId])] },
          { id: 'small', name: '小', isDefault: true, seq: [] },
        ],
      },
    ]);
    const preview = async (by: Person, taskId: string, formData: object) => {
      const answer = await by.call(previewFlow, {
        params: { taskOperatorId: taskId },
        body: { flowId: versionId, formData: formData as Record<string, unknown> },
      });
      expect(answer.code).toBe(200);
      return {
        ends: answer.data?.ends,
        taken: answer.data?.chart[2]?.arms.filter(({ isTaken }) => isTaken).map(({ id }) => id),
        gm: answer.data?.chart[2]?.arms[0]?.nodes[0]?.state,
      };
    };
    expect(await preview(sales, '0', { amount: 5000 })).toEqual({
      ends: 'approved',
      taken: ['big'],
      gm: 'future',
    });
    expect(await preview(sales, '0', { amount: 5 })).toEqual({
      ends: 'approved',
      taken: ['small'],
      gm: 'skipped',
    });
    const flowId = await start(versionId, { amount: 5 });
    const task = await taskOf(flowId, managerId);
    expect(await preview(manager, task, { amount: 5000, note: 'x' })).toMatchObject({ taken: ['small'] });
  });

  it('tells where it can be sent back to', async () => {
    const { versionId } = await publishFlow(admin.call, [
      step('a', [managerId]),
      step('b', [gmId], { afterReturn: 'backHere' }),
      step('c', [financeId], { returnTo: 'start' }),
    ]);
    const flowId = await start(versionId);
    await approve(manager, await taskOf(flowId, managerId));
    const choices = async (by: Person, handler: string) =>
      (await by.call(listReturnChoices, { params: { taskOperatorId: await taskOf(flowId, handler) } })).data;
    expect(await choices(gm, gmId)).toMatchObject({
      list: [{ nodeCode: 'a' }, { nodeCode: 'start', nodeName: '发起' }],
      ...{ isLastAppro: true, rejectType: 2 },
    });
    await approve(gm, await taskOf(flowId, gmId));
    expect(await choices(finance, financeId)).toMatchObject({ list: [{ nodeCode: 'start' }], rejectType: 1 });
    await finance.call(rejectTask, {
      params: { taskOperatorId: await taskOf(flowId, financeId) },
      body: { rejectStep: 'start', handleOpinion: '补材料' },
    });
    const back = await taskOf(flowId, salesId);
    expect(await shown(sales, flowId, { opType: '1', taskOperatorId: back })).toMatchObject({
      acts: expect.arrayContaining(['submit', 'save']),
      flowTaskInfo: { status: 3 },
    });
    expect((await shown(sales, flowId, { opType: '-1' })).rights).toEqual({});
    expect(
      (
        await sales.call(listNeeds, {
          params: { taskOperatorId: '0' },
          body: { flowId: versionId, id: flowId },
        })
      ).data,
    ).toMatchObject({ type: 3 });
  });
});

describe('what was said', () => {
  it('is shown with files and signatures, by department, role or position', async () => {
    const { versionId } = await publishFlow(admin.call, [step('a', [managerId]), step('b', [gmId])]);
    const flowId = await start(versionId, {}, { handleOpinion: '请批' });
    const png =
      'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
    await approve(manager, await taskOf(flowId, managerId), { handleOpinion: '同意', signImg: png });
    await query(
      `update flow_history set events = replace(events::text, '"files":[]', '"files":[{"fileId":"f7"}]')::json
       where "flowId" = $1 and command = 1`,
      [flowId],
    );
    const records = (await shown(sales, flowId)).flowTaskOperatorRecordList;
    expect(records).toMatchObject([
      {
        id: `${flowId}.r0`,
        handleOpinion: '请批',
        signImg: '',
        fileList: '[{"fileId":"f7"}]',
        creatorTime: expect.any(Number),
      },
      { id: `${flowId}.r1`, handleOpinion: '同意', nodeName: 'a', status: 0, fileList: '[]' },
    ]);
    expect(records[1]?.signImg).toMatch(/^data:image\/png/);
    expect(records[1]?.creatorTime).not.toBeNull();
    const summary = async (more: object) =>
      (await sales.call(summariseRecords, { params: { taskId: flowId }, query: more })).data;
    const all = await summary({ category: '1' });
    expect(all?.flatMap(({ list }) => list)).toHaveLength(2);
    expect(all?.every(({ fullName }) => fullName !== '')).toBe(true);
    expect((await summary({ category: '3', type: '1' }))?.flatMap(({ list }) => list)).toMatchObject([
      { handleStatus: 1, handleOpinion: '同意' },
    ]);
    const roles = await summary({ category: '2', type: '1' });
    expect(roles?.length).toBeGreaterThan(0);
  });
});

describe('a sub-flow', () => {
  it('is shown below the step that started it, to who sees that', async () => {
    const child = await publishFlow(admin.call, [step('x', [financeId])], { enCode: 'childflow' });
    const { versionId } = await publishFlow(admin.call, [
      { kind: 'sub', id: 'sub', name: '子流程', flow: child.templateId },
      step('b', [gmId]),
    ]);
    const flowId = await start(versionId, { amount: 1 });
    const visit = `${flowId}.v1`;
    const found = await sales.call(listSubFlows, { params: { taskNodeId: visit } });
    expect(found.data).toHaveLength(1);
    expect(found.data?.[0]).toMatchObject({
      flowTaskInfo: { parentId: flowId, status: 1 },
      acts: expect.anything(),
    });
    expect((await admin.call(hasSubFlows, { params: { taskId: flowId } })).data).toBe(true);
    expect((await admin.call(listJumpTargets, { params: { taskId: flowId } })).data).toMatchObject([
      { nodeCode: 'start' },
      { nodeCode: 'b' },
    ]);
    expect(await hr.call(listSubFlows, { params: { taskNodeId: visit } })).toMatchObject({ code: 404 });
    expect(await sales.call(listSubFlows, { params: { taskNodeId: `${flowId}.v9` } })).toMatchObject({
      code: 404,
    });
  });
});

describe('strangers', () => {
  it('find nothing, whatever id they have', async () => {
    const { versionId, templateId } = await publishFlow(admin.call, [
      step('a', [managerId], { batch: true }),
      step('b', [gmId]),
    ]);
    const flowId = await start(versionId, { amount: 77 });
    const task = await taskOf(flowId, managerId);
    const draft = await start(versionId, {}, { status: 1 });
    const body = { flowId: versionId, formData: {} };
    for (const by of [hr, client]) {
      for (const id of [
        flowId,
        task,
        `${flowId}.v1`,
        `${flowId}.r0`,
        `${flowId}.c.${salesId}`,
        'nosuch',
        draft,
      ]) {
        const params = { taskOperatorId: id };
        const answers = await Promise.all([
          open(by, id),
          open(by, id, { opType: '4' }),
          open(by, id, { opType: '1', taskOperatorId: task }),
          by.call(checkTask, { params }),
          by.call(previewFlow, { params, body }),
          by.call(previewFlow, { params: { taskOperatorId: '0' }, body: { ...body, id } }),
          by.call(listNeeds, { params, body }),
          by.call(listNeeds, { params: { taskOperatorId: '0' }, body: { ...body, id } }),
          by.call(listCandidates, { params, body: { ...body, nodeCode: 'a' } }),
          by.call(listReturnChoices, { params }),
          by.call(summariseRecords, { params: { taskId: id } }),
          by.call(listSubFlows, { params: { taskNodeId: id } }),
          by.call(getBatchNeeds, { query: { flowId: versionId, taskOperatorId: id } }),
        ]);
        expect(
          answers.map(({ code }) => code),
          id,
        ).toEqual(answers.map(() => 404));
      }
      expect(await by.call(listBatchVersions, { params: { templateId } })).toMatchObject({ code: 404 });
      expect(await by.call(listBatchNodes, { params: { flowId: versionId } })).toMatchObject({ code: 404 });
      expect(await by.call(listJumpTargets, { params: { taskId: flowId } })).toMatchObject({ code: 403 });
      expect(await by.call(hasSubFlows, { params: { taskId: flowId } })).toMatchObject({ code: 403 });
    }
    // A draft is nobody else's, not even for those who administer flows or will decide.
    for (const by of [admin, manager])
      expect(await open(by, draft, { opType: '4' })).toMatchObject({ code: 404 });
    expect(await shown(sales, draft, { opType: '-1' })).toMatchObject({ acts: ['submit', 'save', 'delete'] });
    // A task of another flow does not open this one.
    expect((await shown(sales, flowId, { opType: '1', taskOperatorId: `${draft}.o0` })).acts).not.toContain(
      'audit',
    );
  });

  it('a customer cannot start what is open to everybody, nor see whom one could pick', async () => {
    const { versionId } = await publishFlow(admin.call, [step('a', [managerId])]);
    expect(await open(client, '0', { flowId: versionId })).toMatchObject({ msg: '流程不存在或尚未发布' });
    const answer = await client.call(listCandidates, {
      params: { taskOperatorId: '0' },
      body: { flowId: versionId, nodeCode: 'a' },
    });
    expect(answer).toMatchObject({ msg: '流程不存在或尚未发布' });
  });
});
