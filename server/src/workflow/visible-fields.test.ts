import { approveTask, copyFlow, getFlow, startFlow } from '@fairway/contract/workflow.ts';
import { listTasks } from '@fairway/contract/workflow-lists.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userIdOf } from '../organisation/demo/ids.ts';
import { type Person, startTestApp, type TestApp } from '../testing/test-app.ts';
import { publishFlow, step } from './testing/publish-flow.ts';

let app: TestApp;
let admin: Person;
let sales: Person;
let manager: Person;
let finance: Person;

beforeAll(async () => {
  app = await startTestApp({ from: 'demo' });
  [admin, sales, manager, finance] = (await Promise.all(
    ['admin', 'sales01', 'manager01', 'finance01'].map((account) => app.as(account)),
  )) as [Person, Person, Person, Person];
});
afterAll(() => app.close());

const taskOf = async (id: string): Promise<string> =>
  (await app.database.pool.query('select id from flow_task where "flowId" = $1', [id])).rows[0]?.id ?? '';

interface Made {
  nodes: Record<string, unknown>[];
  fields?: Record<string, string>;
  settings?: Record<string, unknown>;
}

async function start({ nodes, fields = {}, settings = {} }: Made, formData: Record<string, unknown>) {
  const steps = [step('m', [userIdOf('manager01')], { fields })];
  const { versionId } = await publishFlow(admin.call, steps, { nodes, settings });
  const answer = await sales.call(startFlow, { body: { flowId: versionId, formData } });
  expect(answer, JSON.stringify(answer)).toMatchObject({ code: 200 });
  return (answer.data as { id: string }).id;
}

/** The flow as the manager finds it among their tasks, and as somebody reads a copy of it. */
async function seen(id: string) {
  const task = await taskOf(id);
  expect(
    await sales.call(copyFlow, { params: { taskId: id }, body: { copyIds: userIdOf('finance01') } }),
  ).toMatchObject({ code: 200 });
  const handled = await manager.call(getFlow, {
    params: { taskId: id },
    query: { opType: '1', taskOperatorId: task },
  });
  const copied = await finance.call(getFlow, { params: { taskId: id }, query: { opType: '3' } });
  const listed = await manager.call(listTasks, { params: { category: '1' }, query: {} });
  return { handled, copied, listed };
}

describe('what a form hides', () => {
  const nodes = [
    { id: 'f1', kind: 'text', model: 'reason', label: '事由' },
    { id: 'f2', kind: 'number', model: 'cost', label: '成本', hidden: true, default: { value: 700_001 } },
    { id: 'f3', kind: 'text', model: 'kind', label: '类别' },
    { id: 'f4', kind: 'text', model: 'detail', label: '详情', visibleWhen: '{reason} = "看"' },
    {
      ...{ id: 'f5', kind: 'table', model: 'rows', label: '明细' },
      columns: [
        { id: 'c1', kind: 'text', model: 'item', label: '项' },
        { id: 'c2', kind: 'number', model: 'unit', label: '单价', hidden: true, default: { value: 700_003 } },
      ],
    },
  ];
  const settings = { title: '{reason} {cost}', summaryFields: ['reason', 'cost', 'kind'] };
  const formData = { reason: '甲乙', kind: '丙', rows: [{ id: '1', item: '丁' }] };

  it('is not among the values of who only reads, nor in what anybody is shown, in titles or summaries', async () => {
    const { handled, copied, listed } = await seen(await start({ nodes, settings }, formData));
    for (const answer of [handled, copied]) {
      expect(answer.data).toMatchObject({
        formData: { reason: '甲乙', rows: [{ item: '丁' }] },
        shown: { reason: '甲乙', rows: [{ item: '丁' }] },
      });
      expect(JSON.stringify([answer.data?.formData, answer.data?.shown])).not.toMatch(/\b70000[13]\b/);
      expect(answer.data?.flowTaskInfo?.fullName).toContain('甲乙');
      expect(answer.data?.flowTaskInfo?.fullName).not.toMatch(/\b70000[13]\b/);
    }
    expect(JSON.stringify(listed.data)).toContain('甲乙');
    expect(JSON.stringify(listed.data)).not.toMatch(/\b70000[13]\b/);
  });

  it('is among the raw values of who fills the form in at this step, and not in what they are shown', async () => {
    const { handled } = await seen(await start({ nodes, fields: { kind: 'edit' } }, formData));
    expect(handled.data?.formData).toMatchObject({ cost: 700_001, rows: [{ unit: 700_003 }] });
    expect(JSON.stringify(handled.data?.shown)).not.toMatch(/\b70000[13]\b/);
  });
});

describe('what a form masks', () => {
  const nodes = [
    { id: 'f1', kind: 'text', model: 'mobile', label: '手机', mask: 'mobile' },
    { id: 'f2', kind: 'text', model: 'note', label: '备注' },
    {
      ...{ id: 'f3', kind: 'table', model: 'rows', label: '明细' },
      columns: [
        { id: 'c1', kind: 'text', model: 'card', label: '卡号', mask: 'bankCard' },
        { id: 'c2', kind: 'text', model: 'item', label: '项' },
      ],
    },
  ];
  const settings = { title: '电话 {mobile}', summaryFields: ['mobile'] };
  const full = /13612348888|6222021234567890/;
  const formData = {
    mobile: '13612348888',
    note: '',
    rows: [{ id: '1', card: '6222021234567890', item: '丁' }],
  };

  it('is masked in values, titles and messages', async () => {
    const id = await start({ nodes, settings }, formData);
    const { handled, copied } = await seen(id);
    for (const answer of [handled, copied]) {
      expect(answer.data).toMatchObject({
        formData: { mobile: '136****8888' },
        shown: { mobile: '136****8888' },
      });
      expect(JSON.stringify(answer.data)).not.toMatch(full);
      expect(answer.data?.flowTaskInfo?.fullName).toBe('电话 136****8888');
    }
    const messages = await app.database.pool.query('select * from message where title like $1', [
      '电话 136%',
    ]);
    expect(messages.rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(messages.rows)).not.toMatch(full);
  });

  it('is masked for who may change it too; a masked value that is sent back changes nothing', async () => {
    const fields = { note: 'edit', 'rows.item': 'edit' };
    const id = await start({ nodes, fields }, formData);
    const { handled } = await seen(id);
    expect(handled.data?.formData).toMatchObject({ mobile: '136****8888', rows: [{ item: '丁' }] });
    expect(JSON.stringify(handled.data)).not.toMatch(full);
    const [row] = (handled.data?.formData.rows ?? []) as Record<string, unknown>[];
    const sent = { ...handled.data?.formData, note: '阅', rows: [{ ...row, item: '戊' }] };
    const answer = await manager.call(approveTask, {
      params: { taskOperatorId: await taskOf(id) },
      body: { handleOpinion: '', formData: sent },
    });
    expect(answer, JSON.stringify(answer)).toMatchObject({ code: 200 });
    const stored = await app.database.pool.query('select state from flow where id = $1', [id]);
    expect(stored.rows[0].state).toMatch(full);
    const after = await admin.call(getFlow, { params: { taskId: id }, query: { opType: '4' } });
    expect(after.data?.formData).toMatchObject({ mobile: '136****8888', note: '阅', rows: [{ item: '戊' }] });

    const open = await start({ nodes, fields: { mobile: 'edit', rows: 'edit' } }, formData);
    const opened = (await seen(open)).handled.data;
    expect(JSON.stringify(opened)).not.toMatch(full);
    expect(opened?.reveals).toEqual([]);
    await manager.call(approveTask, {
      params: { taskOperatorId: await taskOf(open) },
      body: { handleOpinion: '', formData: { ...opened?.formData, mobile: '13700000001' } },
    });
    const changed = await admin.call(getFlow, { params: { taskId: open }, query: { opType: '4' } });
    expect(changed.data?.formData).toMatchObject({
      mobile: '137****0001',
      rows: [{ card: '6222********7890' }],
    });
    expect(changed.data?.changedSince).toEqual({ mobile: '136****8888' });
  });
});
