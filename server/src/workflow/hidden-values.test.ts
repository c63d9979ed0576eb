import { getDownload } from '@fairway/contract/files.ts';
import {
  approveTask,
  changeFlow,
  copyFlow,
  getFlow,
  previewFlow,
  rejectTask,
  startFlow,
} from '@fairway/contract/workflow.ts';
import { addComment } from '@fairway/contract/workflow-comments.ts';
import { listTasks } from '@fairway/contract/workflow-lists.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdfOf, photo, upload } from '../files/sample-files.ts';
import { userIdOf } from '../organisation/demo/ids.ts';
import { type Person, startTestApp, type TestApp } from '../testing/test-app.ts';
import { publishFlow, step } from './testing/publish-flow.ts';

let app: TestApp;
let admin: Person;
let sales: Person;
let manager: Person;
const [managerId, gmId, financeId] = ['manager01', 'gm01', 'finance01'].map(userIdOf) as [
  string,
  string,
  string,
];

beforeAll(async () => {
  app = await startTestApp({ from: 'demo' });
  [admin, sales, manager] = (await Promise.all(
    ['admin', 'sales01', 'manager01'].map((account) => app.as(account)),
  )) as [Person, Person, Person];
});
afterAll(() => app.close());

const handlersOf = async (flowId: string): Promise<string[]> =>
  (
    await app.database.pool.query('select "handlerId" from flow_task where "flowId" = $1 order by 1', [
      flowId,
    ])
  ).rows.map((row) => row.handlerId);
const taskOf = async (flowId: string): Promise<string> =>
  (await app.database.pool.query('select id from flow_task where "flowId" = $1', [flowId])).rows[0]?.id ?? '';

/** The form as it is kept since it was submitted. */
const formOf = async (flowId: string): Promise<unknown> =>
  JSON.parse((await app.database.pool.query('select state from flow where id = $1', [flowId])).rows[0]?.state)
    .form;

async function submit(versionId: string, formData: object, flowId?: string): Promise<string> {
  const body = { flowId: versionId, formData: { ...formData } };
  const answer = flowId
    ? await sales.call(changeFlow, { params: { taskId: flowId }, body })
    : await sales.call(startFlow, { body });
  expect(answer, JSON.stringify(answer)).toMatchObject({ code: 200 });
  return (answer.data as { id: string }).id;
}
async function draft(versionId: string, formData: object): Promise<string> {
  const answer = await sales.call(startFlow, {
    body: { flowId: versionId, formData: { ...formData }, status: 1 },
  });
  expect(answer).toMatchObject({ code: 200 });
  return (answer.data as { id: string }).id;
}

/** Large amounts go to the general manager, unless a hidden field says that it is small. */
const branch = {
  ...{ kind: 'branch', id: 'way', name: '走向', mode: 'exclusive' },
  arms: [
    {
      ...{ id: 'small', name: '小额', seq: [step('m', [managerId])] },
      when: { field: 'checked', is: '=', value: 'yes' },
    },
    { id: 'large', name: '大额', isDefault: true, seq: [step('g', [gmId])] },
  ],
};
const form = (checked: object) => [
  { id: 'f1', kind: 'number', model: 'amount', label: '金额' },
  { id: 'f2', kind: 'text', model: 'checked', label: '已核', ...checked },
  { id: 'f3', kind: 'text', model: 'reason', label: '事由' },
];

describe.each([
  ['hidden for good', form({ hidden: true }), {}],
  ['hidden by a condition', form({ visibleWhen: '{amount} < 10' }), {}],
  ['hidden at the start', form({}), { fields: { checked: 'hidden' } }],
])('a condition on a field %s', (_, nodes, start) => {
  it('does not read what was sent for it: not when submitting, from a draft, in a preview or after a return', async () => {
    const { versionId } = await publishFlow(admin.call, [branch], { nodes, start });
    const sent = { amount: 99_999, checked: 'yes', reason: '运费' };
    const flowId = await submit(versionId, sent);
    expect(await handlersOf(flowId)).toEqual([gmId]);

    const kept = await draft(versionId, { ...sent, amount: null });
    await submit(versionId, { amount: 99_999 }, kept);
    expect(await handlersOf(kept)).toEqual([gmId]);

    const preview = await sales.call(previewFlow, {
      params: { taskOperatorId: '0' },
      body: { flowId: versionId, formData: sent },
    });
    expect(preview).toMatchObject({ code: 200 });
    expect(JSON.stringify(preview.data)).toContain(gmId);
    expect(JSON.stringify(preview.data)).not.toContain(managerId);

    const gm = await app.as('gm01');
    const back = await taskOf(flowId);
    expect(
      await gm.call(rejectTask, { params: { taskOperatorId: back }, body: { handleOpinion: '改' } }),
    ).toMatchObject({ code: 200 });
    const again = await sales.call(changeFlow, {
      params: { taskId: flowId },
      body: { flowId: versionId, formData: sent },
    });
    if (again.code === 200) expect(await handlersOf(flowId)).toEqual([gmId]);
    expect(JSON.stringify(again)).not.toMatch(/checked|已核/);
  });
});

describe('columns that a step closes', () => {
  const nodes = [
    { id: 'f1', kind: 'text', model: 'reason', label: '事由' },
    {
      ...{ id: 'f3', kind: 'table', model: 'lines', label: '明细' },
      columns: [
        { id: 'c1', kind: 'text', model: 'item', label: '项目' },
        { id: 'c2', kind: 'number', model: 'cost', label: '成本' },
        { id: 'c3', kind: 'number', model: 'price', label: '单价' },
      ],
    },
  ];
  const fields = { lines: 'edit', 'lines.cost': 'hidden', 'lines.price': 'read' };

  it('keep their cells when another row comes beside them', async () => {
    const { versionId } = await publishFlow(admin.call, [step('a', [managerId], { fields })], { nodes });
    const flowId = await submit(versionId, { lines: [{ id: '1', item: 'a', cost: 5, price: 7 }] });
    const params = { taskOperatorId: await taskOf(flowId) };
    const fresh = { id: '2', item: 'c' };
    const refused = await manager.call(approveTask, {
      params,
      body: { formData: { lines: [{ id: '1', item: 'b', price: 1 }, fresh] } },
    });
    expect(refused).toMatchObject({ code: 403 });
    expect(refused.msg).toContain('单价');
    expect(
      await manager.call(approveTask, {
        params,
        body: {
          formData: {
            lines: [
              { id: '1', item: 'b', cost: 1 },
              { ...fresh, cost: 1 },
            ],
          },
        },
      }),
    ).toMatchObject({ code: 200 });
    const seen = await sales.call(getFlow, { params: { taskId: flowId }, query: {} });
    expect(seen.data?.formData.lines).toMatchObject([{ item: 'b', cost: 5, price: 7 }, { item: 'c' }]);
    expect(JSON.stringify(seen.data?.formData.lines)).not.toContain('"cost":1');
  });
});

describe.each([
  ['hidden for good', { hidden: true }, {}],
  ['hidden at the start', {}, { fields: { lines: 'hidden' } }],
])('a sub-table %s that a choice fills', (_, hiding, start) => {
  const nodes = [
    {
      ...{ id: 'f1', kind: 'text', model: 'plan', label: '方案' },
      rowFills: [{ table: 'lines', rows: [{ cost: 60_000 }, { cost: 40_000 }] }],
    },
    {
      ...{ id: 'f2', kind: 'table', model: 'lines', label: '明细', ...hiding },
      columns: [{ id: 'c1', kind: 'number', model: 'cost', label: '成本' }],
    },
    { id: 'f3', kind: 'number', model: 'total', label: '合计', calculated: 'SUM({lines.cost})' },
  ];
  const way = {
    ...{ kind: 'branch', id: 'way', name: '走向', mode: 'exclusive' },
    arms: [
      {
        ...{ id: 'small', name: '小额', seq: [step('m', [managerId])] },
        when: { field: 'total', is: '<', value: 50_000 },
      },
      { id: 'large', name: '大额', isDefault: true, seq: [step('g', [gmId])] },
    ],
  };

  it('has all of its rows when submitting, from a draft and in a preview, whatever is sent', async () => {
    const { versionId } = await publishFlow(admin.call, [way], { nodes, start });
    for (const lines of [undefined, [], [{ id: '1', cost: 40_000 }], [{ id: '1', cost: 1 }, { id: '2' }]]) {
      const sent = { plan: 'x', ...(lines ? { lines } : {}) };
      const preview = await sales.call(previewFlow, {
        params: { taskOperatorId: '0' },
        body: { flowId: versionId, formData: { ...sent } },
      });
      expect(JSON.stringify(preview.data)).toContain(gmId);
      expect(JSON.stringify(preview.data)).not.toContain(managerId);
      const kept = await draft(versionId, sent);
      for (const flowId of [await submit(versionId, sent), await submit(versionId, sent, kept)]) {
        expect(await handlersOf(flowId), JSON.stringify(lines)).toEqual([gmId]);
        expect(await formOf(flowId)).toMatchObject({
          lines: [{ cost: 60_000 }, { cost: 40_000 }],
          total: 100_000,
        });
      }
    }
  });
});

describe('a field that a step hides', () => {
  const nodes = [
    { id: 'f1', kind: 'number', model: 'amount', label: '金额' },
    { id: 'f2', kind: 'text', model: 'reason', label: '事由' },
  ];
  const hides = { fields: { amount: 'hidden', reason: 'edit' } };
  const settings = { title: '付款 {amount} {reason}', summaryFields: ['amount', 'reason'] };
  const secret = 98_765_432;

  it('is in no copy its handler sends, to themselves or to others, nor in what they read of it elsewhere', async () => {
    const { versionId, templateId } = await publishFlow(
      admin.call,
      [step('a', [managerId], hides), step('b', [gmId])],
      { nodes, settings },
    );
    const flowId = await submit(versionId, { amount: secret, reason: '运费' });
    const finance = await app.as('finance01');
    const copyIds = `${managerId},${financeId}`;
    expect(await manager.call(copyFlow, { params: { taskId: flowId }, body: { copyIds } })).toMatchObject({
      code: 200,
    });
    for (const by of [manager, finance]) {
      for (const opType of ['-1', '0', '1', '2', '3', '4', undefined] as const) {
        const seen = await by.call(getFlow, { params: { taskId: flowId }, query: { opType } });
        expect(seen).toMatchObject({ code: 200, data: { formData: { reason: '运费' } } });
        expect(JSON.stringify(seen), opType).not.toContain(String(secret));
      }
      for (const category of ['1', '2', '3'] as const) {
        const list = await by.call(listTasks, { params: { category }, query: { templateId } });
        expect(list).toMatchObject({ code: 200 });
        expect(JSON.stringify(list), category).not.toContain(String(secret));
      }
    }
    const told = await app.database.pool.query('select title from message where title like $1', ['付款%']);
    expect(told.rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(told.rows)).not.toContain(String(secret));
    // What the initiator sends shows what both may see.
    const hrId = userIdOf('hr01');
    await sales.call(copyFlow, { params: { taskId: flowId }, body: { copyIds: hrId } });
    const hr = await app.as('hr01');
    const copy = await hr.call(getFlow, { params: { taskId: flowId }, query: { opType: '3' } });
    expect(copy.data?.formData).toMatchObject({ amount: secret });
  });

  it('is not named by a refusal', async () => {
    const sign = { sign: { pass: { pct: 100 } } };
    const arm = (id: string, users: string[], more: object) => ({
      id,
      name: id,
      seq: [step(`s${id}`, users, { ...sign, ...more })],
    });
    const both = {
      ...{ kind: 'branch', id: 'both', name: '并行', mode: 'parallel' },
      arms: [arm('x', [managerId], hides), arm('y', [gmId], { fields: { amount: 'edit', reason: 'edit' } })],
    };
    const { versionId } = await publishFlow(admin.call, [both], { nodes });
    const flowId = await submit(versionId, { amount: secret, reason: '运费' });
    const gm = await app.as('gm01');
    const tasks = await app.database.pool.query('select id, "handlerId" from flow_task where "flowId" = $1', [
      flowId,
    ]);
    const taskFor = (handler: string) => tasks.rows.find(({ handlerId }) => handlerId === handler)?.id;
    const seen = await manager.call(getFlow, {
      params: { taskId: flowId },
      query: { opType: '1', taskOperatorId: taskFor(managerId) },
    });
    const approve = (by: Person, handler: string, body: object) =>
      by.call(approveTask, { params: { taskOperatorId: taskFor(handler) }, body });
    const changed = { formData: { amount: secret + 1, reason: '运费二' } };
    expect(await approve(gm, gmId, changed)).toMatchObject({ code: 200 });
    const refused = await approve(manager, managerId, { formRev: seen.data?.formRev });
    expect(refused.code).not.toBe(200);
    expect(JSON.stringify(refused)).toContain('事由');
    expect(JSON.stringify(refused)).not.toMatch(/amount|金额/);
    const smuggled = await approve(manager, managerId, { formData: { amount: 1, reason: '运费三' } });
    expect(smuggled).toMatchObject({ code: 200 });
    const after = await sales.call(getFlow, { params: { taskId: flowId }, query: {} });
    expect(after.data?.formData).toMatchObject({ amount: secret + 1, reason: '运费三' });
  });

  it('gives its files to nobody who does not see it', async () => {
    const nodes = [
      { id: 'f1', kind: 'files', model: 'secret', label: '底价' },
      { id: 'f2', kind: 'files', model: 'papers', label: '附件' },
      {
        id: 'f3',
        kind: 'table',
        model: 'rows',
        label: '明细',
        columns: [
          { id: 'c1', kind: 'files', model: 'secret', label: '底价' },
          { id: 'c2', kind: 'pictures', model: 'photos', label: '照片' },
        ],
      },
      { id: 'f4', kind: 'text', model: 'kind', label: '类型' },
      { id: 'f5', kind: 'files', model: 'some', label: '说明', visibleWhen: '{kind} = "x"' },
    ];
    const hides = { fields: { secret: 'hidden', 'rows.secret': 'hidden' } };
    const { versionId } = await publishFlow(
      admin.call,
      [step('a', [managerId], hides), step('b', [gmId], { fields: { secret: 'edit' } })],
      { nodes },
    );
    const uploaded = async (name = '合同.pdf') => {
      const bytes = name.endsWith('.jpg') ? await photo(30, 30) : pdfOf(300);
      return (await upload({ url: app.url, token: sales.token }, name, bytes)).data?.name ?? '';
    };
    const [secret, paper, cell, some, later, said] = (await Promise.all(
      Array.from({ length: 6 }, () => uploaded()),
    )) as [string, string, string, string, string, string];
    const picture = await uploaded('p.jpg');
    const item = (fileId: string) => ({ name: 'x', fileId, url: 'x' });
    const formData = {
      secret: [item(secret)],
      papers: [item(paper)],
      rows: [{ id: '1', secret: [item(cell)], photos: [item(picture)] }],
      kind: 'x',
      some: [item(some)],
    };
    const flowId = await submit(versionId, formData);
    const files = [secret, paper, cell, some];
    const codes = async (by: Person, ids = files) =>
      (
        await Promise.all(ids.map((fileId) => by.call(getDownload, { params: { type: 'annex', fileId } })))
      ).map(({ code }) => code);
    const image = async (by: Person, fileId: string) =>
      (
        await fetch(`${app.url}/api/file/Image/annex/${fileId}`, { headers: { authorization: by.token } })
      ).headers.get('content-type');
    const [gm, finance, hr] = (await Promise.all(
      ['gm01', 'finance01', 'hr01'].map((account) => app.as(account)),
    )) as [Person, Person, Person];
    expect(await codes(manager)).toEqual([404, 200, 404, 200]);
    expect(await image(manager, picture)).toBe('image/jpeg');
    // A copy shows no more than its sender sees.
    const copyTo = (by: Person, copyIds: string) =>
      by.call(copyFlow, { params: { taskId: flowId }, body: { copyIds } });
    expect(await copyTo(manager, `${managerId},${financeId}`)).toMatchObject({ code: 200 });
    expect(await codes(manager)).toEqual([404, 200, 404, 200]);
    expect(await codes(finance)).toEqual([404, 200, 404, 200]);
    expect(await copyTo(sales, userIdOf('hr01'))).toMatchObject({ code: 200 });
    expect(await codes(hr)).toEqual([200, 200, 200, 200]);
    // Who is mentioned in a comment has no place of their own.
    const ops = await app.as('ops01');
    const mention = { taskId: flowId, text: '请看', mentionIds: [userIdOf('ops01')] };
    expect(await sales.call(addComment, { body: mention })).toMatchObject({ code: 200 });
    expect(await codes(ops)).toEqual([404, 200, 404, 200]);
    // Nobody brings into a comment what they cannot see.
    const bring = (fileId: string) =>
      manager.call(addComment, {
        body: { taskId: flowId, text: '', file: JSON.stringify([{ fileId }]) },
      });
    expect(await bring(secret)).toMatchObject({ code: 404 });
    expect(await bring(paper)).toMatchObject({ code: 200 });

    // What was said goes to everybody who sees the flow; another step sees the field.
    const fileList = [{ fileId: said }];
    expect(await codes(gm)).toEqual([404, 404, 404, 404]);
    await app.database.pool.query('update file set "ownerId" = $1 where id = $2', [managerId, said]);
    const approved = await manager.call(approveTask, {
      params: { taskOperatorId: await taskOf(flowId) },
      body: { formData: {}, fileList },
    });
    expect(approved).toMatchObject({ code: 200 });
    expect(await codes(gm)).toEqual([200, 200, 200, 200]);
    expect(await codes(finance, [said])).toEqual([200]);

    // What stood there before is hidden as well.
    await app.database.pool.query('update file set "ownerId" = $1 where id = $2', [gmId, later]);
    const changed = await gm.call(approveTask, {
      params: { taskOperatorId: await taskOf(flowId) },
      body: { formData: { secret: [item(later)] } },
    });
    expect(changed).toMatchObject({ code: 200 });
    expect(await codes(manager, [secret, later])).toEqual([404, 404]);
    expect(await codes(hr, [later])).toEqual([200]);
  });
});
