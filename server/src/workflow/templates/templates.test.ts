import { readFlowTemplate } from '@fairway/contract/flow-template.ts';
import { deleteModel, getModel, listModels, updateModel } from '@fairway/contract/form-models.ts';
import * as contract from '@fairway/contract/workflow-templates.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { field, makeModel } from '../../records/testing/make-model.ts';
import { type Person, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { publishedFlow, startableFlow } from './compiled-flow.ts';
import { addTemplate, publish } from './save-template.ts';

let house: TestApp;
let admin: Person;
let sales: Person;
let customer: Person;
let formId: string;

beforeAll(async () => {
  house = await startTestApp({ from: 'demo' });
  [admin, sales, customer] = (await Promise.all(['admin', 'sales01', 'client01'].map(house.as))) as [
    Person,
    Person,
    Person,
  ];
  formId = await makeModel(admin.call, [
    field('amount', 'number', { label: '金额' }),
    field('why', 'text', { label: '事由' }),
  ]);
});
afterAll(() => house.close());

const userId = async (account: string): Promise<string> => {
  const { rows } = await house.database.pool.query('select id from user_account where account = $1', [
    account,
  ]);
  return rows[0].id;
};
const step = (id: string, more: object = {}) => ({
  kind: 'approve',
  id,
  name: `审批${id}`,
  who: [{ by: 'manager' }],
  ...more,
});
const flowOf = (nodes: object[], settings: object = {}) =>
  JSON.stringify({ settings, root: [{ kind: 'start', id: 'start' }, ...nodes] });
const simple = flowOf([step('a')]);

let codes = 0;
const bodyOf = (more: object = {}) => {
  codes += 1;
  const head = { fullName: `流程${codes}`, enCode: `flow${codes}`, category: 'finance', formId };
  return { ...head, flowTemplateJson: simple, ...more };
};
const create = (more: object = {}, call = admin.call) =>
  call(contract.createTemplate, { body: bodyOf(more) });
const created = async (more: object = {}): Promise<string> => {
  const { data, msg } = await create(more);
  if (!data) throw new Error(msg);
  return data.id;
};
const get = async (id: string) => {
  const { data, msg } = await admin.call(contract.getTemplate, { params: { id } });
  if (!data) throw new Error(msg);
  return data;
};
const update = async (id: string, more: object) =>
  admin.call(contract.updateTemplate, { params: { id }, body: { ...(await get(id)), ...more } });
const publishIt = (id: string) => admin.call(contract.publishTemplate, { params: { id } });
const published = async (more: object = {}): Promise<string> => {
  const id = await created(more);
  const { code, msg } = await publishIt(id);
  if (code !== 200) throw new Error(msg);
  return id;
};
const managed = async (query: object = {}) =>
  (await admin.call(contract.listTemplates, { query: { pageSize: 500, ...query } })).data?.list ?? [];
const managedOne = async (id: string) => (await managed()).find((one) => one.id === id);
const startable = async ({ call }: Person, query: object = {}) =>
  (await call(contract.listStartable, { query: { pageSize: 500, ...query } })).data?.list ?? [];
const idsFor = async (person: Person, query: object = {}) =>
  (await startable(person, query)).map(({ id }) => id);
/** A request of somebody, as far as templates look at it. */
const request = async (templateId: string, account: string, status = 1) => {
  const { rows } = await house.database.pool.query('select "versionId" from flow_template where id = $1', [
    templateId,
  ]);
  await house.database.pool.query(
    `insert into flow (id, "versionId", "templateId", category, "fullName", status, "creatorUserId", "creatorTime", state)
     values ($1, $2, $3, 'finance', '甲', $4, $5, now(), '{}')`,
    [`r-${templateId}-${account}`, rows[0].versionId, templateId, status, await userId(account)],
  );
};

describe('a flow of the company', () => {
  it('has its form in use from the day it is published until it is turned off', async () => {
    const own = await makeModel(admin.call, [field('amount', 'number')]);
    const isInFlow = async () => {
      const { data } = await admin.call(listModels, { query: { pageSize: 500 } });
      return data?.list.find((model) => model.id === own)?.isInFlow;
    };
    // Other forms have flows.
    await published();
    expect(await isInFlow()).toBe(false);
    const id = await created({ formId: own });
    expect(await isInFlow()).toBe(false);
    await publishIt(id);
    expect(await isInFlow()).toBe(true);
    // What is changed and not published yet leaves the published one in force.
    await update(id, { fullName: '改名' });
    expect(await isInFlow()).toBe(true);
    await update(id, { enabledMark: 0 });
    expect(await isInFlow()).toBe(false);
    await update(id, { enabledMark: 1 });
    expect(await isInFlow()).toBe(true);
  });

  it('is kept with everything it leaves out, under its own id and names', async () => {
    const id = await created({
      fullName: '请假',
      enCode: 'holiday',
      flowTemplateJson: JSON.stringify({ ...JSON.parse(simple), key: 'x', name: 'y' }),
    });
    const stored = await get(id);
    expect(stored).toMatchObject({
      fullName: '请假',
      category: 'finance',
      icon: 'flow',
      editNumber: 1,
      versions: [],
    });
    expect(stored.formName).toMatch('表单');
    expect(JSON.parse(stored.template)).toMatchObject({
      ...{ key: id, name: '请假', code: 'holiday' },
      root: [{}, { sign: { order: 'par' }, onEmpty: 'admin' }],
    });
    expect(await managedOne(id)).toMatchObject({ version: 0, hasDraft: true, categoryName: '财务' });
    expect(await idsFor(sales)).not.toContain(id);
  });

  it('runs once it is published; what runs keeps its version', async () => {
    const id = await created();
    const first = (await publishIt(id)).data;
    expect(first).toMatchObject({ version: 1 });
    expect(await managedOne(id)).toMatchObject({ version: 1, hasDraft: false });
    expect((await publishIt(id)).data).toEqual(first);

    expect(await update(id, { flowTemplateJson: flowOf([step('a'), step('b')]) })).toMatchObject({
      code: 200,
    });
    expect(await managedOne(id)).toMatchObject({ version: 1, hasDraft: true });
    const before = await startableFlow(house.database.db, id);
    expect(before?.flow.reading).toHaveLength(2);
    const second = (await publishIt(id)).data;
    expect(second).toMatchObject({ version: 2 });
    const after = await startableFlow(house.database.db, id);
    expect(after?.flow.template).toMatchObject({ key: id, version: 2 });
    expect(after?.flow.reading).toHaveLength(3);
    expect((await publishedFlow(house.database.db, first?.flowId ?? ''))?.flow.reading).toHaveLength(2);
    await request(id, 'sales01');
    expect((await get(id)).versions).toMatchObject([
      { version: 2, inUse: 1 },
      { version: 1, inUse: 0 },
    ]);
    // Saved as it runs already: nothing to publish.
    await update(id, { description: '说明' });
    expect(await managedOne(id)).toMatchObject({ hasDraft: false });
  });

  it('is named afresh in what runs; its words in the engine stay those of the version', async () => {
    const id = await published({ fullName: '旧名' });
    await update(id, { fullName: '新名', iconBackground: '#123456' });
    const flow = await startableFlow(house.database.db, id);
    expect(flow).toMatchObject({
      fullName: '新名',
      iconBackground: '#123456',
      flow: { template: { name: '旧名' } },
    });
    expect(await managedOne(id)).toMatchObject({ hasDraft: true });
    expect((await publishIt(id)).data).toMatchObject({ version: 2 });
  });

  it('takes its form along: a form that changed is published anew', async () => {
    const own = await makeModel(admin.call, [field('x', 'text')]);
    const id = await published({ formId: own });
    const { data: model } = await admin.call(getModel, { params: { id: own } });
    if (!model) throw new Error('no model');
    const formData = JSON.stringify({ version: 1, nodes: [field('x', 'text'), field('y', 'text')] });
    await admin.call(updateModel, { params: { id: own }, body: { ...model, formData } });
    const fields = async () => (await startableFlow(house.database.db, id))?.definition.nodes.length;
    expect(await fields()).toBe(1);
    expect(await managedOne(id)).toMatchObject({ hasDraft: true });
    expect((await publishIt(id)).data).toMatchObject({ version: 2 });
    expect(await fields()).toBe(2);
    expect(await managedOne(id)).toMatchObject({ hasDraft: false });

    // A field the flow needs is gone: it cannot be published, and what runs goes on.
    await update(id, { flowTemplateJson: flowOf([step('a', { fields: { y: 'read' } })]) });
    const { data: grown } = await admin.call(getModel, { params: { id: own } });
    const shrunk = JSON.stringify({ version: 1, nodes: [field('x', 'text')] });
    await admin.call(updateModel, { params: { id: own }, body: { ...grown, formData: shrunk } as never });
    expect(await publishIt(id)).toMatchObject({ code: 422, msg: expect.stringContaining('不存在的字段 y') });
    expect(await fields()).toBe(2);
  });

  it('keeps its form once it was published', async () => {
    const other = await makeModel(admin.call, [field('x', 'text')]);
    const id = await created();
    expect(await update(id, { formId: other })).toMatchObject({ code: 200 });
    await publishIt(id);
    expect(await update(id, { formId })).toMatchObject({
      code: 422,
      msg: expect.stringContaining('不能更换表单'),
    });
  });

  it('keeps its form from being deleted', async () => {
    const own = await makeModel(admin.call, [field('x', 'text')]);
    const id = await created({ formId: own });
    const remove = () => admin.call(deleteModel, { params: { id: own } });
    expect(await remove()).toMatchObject({ code: 400 });
    await admin.call(contract.deleteTemplate, { params: { id } });
    expect(await remove()).toMatchObject({ code: 200 });
  });

  it('is changed by who has the newest copy', async () => {
    const id = await created();
    const copy = await get(id);
    const send = (more: object) =>
      admin.call(contract.updateTemplate, { params: { id }, body: { ...copy, ...more } });
    const both = await Promise.all([send({ fullName: '甲' }), send({ fullName: '乙' })]);
    expect(both.map(({ code }) => code).toSorted()).toEqual([200, 409]);
    expect(await get(id)).toMatchObject({ editNumber: 2 });
    // To publish is not to change.
    await publishIt(id);
    expect(await update(id, { editNumber: 2 })).toMatchObject({ code: 200 });
  });

  it('has a code of its own', async () => {
    await created({ enCode: 'taken' });
    expect(await create({ enCode: 'taken' })).toMatchObject({ code: 400, msg: '编码 taken 已存在' });
    const other = await created();
    expect(await update(other, { enCode: 'taken' })).toMatchObject({ code: 400 });
  });

  it('has a category of the company, by code or by id', async () => {
    expect((await get(await created({ category: 'WorkFlowCategory.hr' }))).category).toBe('hr');
    expect(await create({ category: 'nosuch' })).toMatchObject({
      code: 422,
      msg: expect.stringContaining('nosuch'),
    });
  });

  it('is deleted while nobody used it', async () => {
    const id = await published();
    expect(await admin.call(contract.deleteTemplate, { params: { id } })).toMatchObject({ code: 200 });
    expect(await admin.call(contract.getTemplate, { params: { id } })).toMatchObject({ code: 404 });
    const used = await published();
    await request(used, 'sales01', 2);
    expect(await admin.call(contract.deleteTemplate, { params: { id: used } })).toMatchObject({ code: 400 });
    const sub = await published();
    const { enCode } = await get(sub);
    await created({ flowTemplateJson: flowOf([step('a'), { kind: 'sub', id: 's', flow: enCode }]) });
    expect(await admin.call(contract.deleteTemplate, { params: { id: sub } })).toMatchObject({ code: 400 });
  });

  it('is found by name, code and category', async () => {
    const id = await created({ fullName: '独一无二流程', enCode: 'unique-flow', category: 'release' });
    const found = async (query: object) => (await managed(query)).map((one) => one.id);
    expect(await found({ keyword: '独一' })).toEqual([id]);
    expect(await found({ keyword: 'UNIQUE' })).toEqual([id]);
    expect(await found({ category: 'release' })).toContain(id);
    expect(await found({ category: 'WorkFlowCategory.release', keyword: 'nosuch' })).toEqual([]);
  });
});

describe('what cannot be used', () => {
  it.each<[string, string, RegExp]>([
    ['no JSON', '{]', /JSON/],
    ['no flow', '[]', /不是流程定义/],
    ['no nodes', '{}', /root 不能为空/],
    ['too deep', `{"root":${'['.repeat(90)}${']'.repeat(90)}}`, /嵌套过深/],
    ['a node of no kind', flowOf([{ kind: 'magic', id: 'a' }]), /root\.1\.kind 不在可选范围内/],
    [
      'a wrong share',
      flowOf([step('a', { sign: { pass: { pct: 101 } } })]),
      /root\.1\.sign\.pass\.pct 不能大于 100/,
    ],
    ['nobody to decide', flowOf([]), /没有审批节点/],
    ['a field that is not there', flowOf([step('a', { fields: { nosuch: 'read' } })]), /不存在的字段 nosuch/],
    [
      'more than a text',
      flowOf([step('a', { autoPass: { field: 'why', is: '>', value: 1 } })]),
      /不是数字或日期/,
    ],
    [
      'a stranger',
      flowOf([step('a', { who: [{ by: 'members', users: ['nosuch'] }] })]),
      /“审批a”指定的人员 nosuch 不存在/,
    ],
    ['no role', flowOf([step('a', { cc: [{ by: 'members', roles: ['nosuch'] }] })]), /角色 nosuch 不存在/],
    [
      'no position',
      flowOf([step('a', { who: [{ by: 'candidates', positions: ['nosuch'] }] })]),
      /岗位 nosuch 不存在/,
    ],
    [
      'no organisation',
      flowOf([step('a')], { launchBy: { organisations: ['nosuch'] } }),
      /“流程设置”指定的组织 nosuch 不存在/,
    ],
    ['no group', flowOf([step('a')], { launchBy: { groups: ['nosuch'] } }), /分组 nosuch 不存在/],
    ['nobody instead', flowOf([step('a', { onEmpty: { users: ['nosuch'] } })]), /人员 nosuch 不存在/],
    [
      'no interface',
      flowOf([step('a', { who: [{ by: 'interface', interfaceId: 'nosuch' }] })]),
      /数据接口 nosuch 不存在/,
    ],
    [
      'no sub-flow',
      flowOf([step('a'), { kind: 'sub', id: 's', name: '子', flow: 'nosuch' }]),
      /“子”的子流程 nosuch 不存在/,
    ],
  ])('%s is said in a sentence and never kept', async (_, flowTemplateJson, words) => {
    const { data } = await admin.call(contract.checkTemplate, { body: { formId, flowTemplateJson } });
    expect(data?.problems).toEqual([expect.stringMatching(words)]);
    expect(await create({ flowTemplateJson })).toMatchObject({
      code: 422,
      msg: expect.stringMatching(words),
    });
  });

  it('a flow for a form that is not there', async () => {
    const { data } = await admin.call(contract.checkTemplate, {
      body: { formId: 'nosuch', flowTemplateJson: simple },
    });
    expect(data?.problems).toEqual(['表单 nosuch 不存在']);
    expect(await create({ formId: 'nosuch' })).toMatchObject({ code: 404 });
  });

  it('flows that start each other, however many are between them', async () => {
    const sub = (flow: string) => flowOf([step('a'), { kind: 'sub', id: 's', name: '子', flow }]);
    const first = await published();
    const second = await published({ flowTemplateJson: sub(first) });
    const third = await published({ flowTemplateJson: sub((await get(second)).enCode) });
    const refused = { code: 422, msg: expect.stringContaining('再次发起本流程') };
    expect(await update(first, { flowTemplateJson: sub(third) })).toMatchObject(refused);
    expect(await update(first, { flowTemplateJson: sub(first) })).toMatchObject({ code: 422 });
    expect(await create({ enCode: 'myself', flowTemplateJson: sub('myself') })).toMatchObject({ code: 422 });
    // A version names its sub-flows by id: their codes may change.
    await update(second, { enCode: 'renamed' });
    const { flow } = (await startableFlow(house.database.db, third)) ?? {};
    expect(flow?.byId.get('s')?.node).toMatchObject({ flow: second });
  });

  it('two flows that would become each other’s sub-flows at the same moment', async () => {
    const sub = (flow: string) => flowOf([step('a'), { kind: 'sub', id: 's', flow }]);
    const [one, other] = [await created(), await created()];
    const [first, second] = [await get(one), await get(other)];
    const change = (id: string, body: typeof first, flow: string) =>
      admin.call(contract.updateTemplate, { params: { id }, body: { ...body, flowTemplateJson: sub(flow) } });
    const codes = (await Promise.all([change(one, first, other), change(other, second, one)])).map(
      ({ code }) => code,
    );
    expect(codes.toSorted()).toEqual([200, 422]);
  });
});

describe('a flow of the family', () => {
  const tree = {
    ...{ type: 'start', nodeId: 's', properties: { title: '发起', initFuncConfig: { on: true } } },
    childNode: {
      ...{ type: 'approver', nodeId: 'a' },
      properties: { title: '经理', assigneeType: 1, managerLevel: 1, counterSign: 0, rejectStep: '0' },
    },
  };

  it('is read into ours, with what it leaves out', async () => {
    const flowTemplateJson = JSON.stringify(tree);
    const { data } = await admin.call(contract.checkTemplate, { body: { formId, flowTemplateJson } });
    expect(data).toMatchObject({
      problems: [],
      remarks: ['“发起”的事件 initFuncConfig 没有导入，请改用动作节点'],
    });
    expect(JSON.parse(data?.template ?? '').root[1]).toMatchObject({
      who: [{ by: 'manager' }],
      onReject: 'start',
    });
    const id = await published({ flowTemplateJson });
    expect(await idsFor(sales)).toContain(id);
  });

  it('may be a long chain, and is refused when it is too long', async () => {
    const chain = (length: number): object => ({
      ...tree,
      childNode: Array.from({ length }, (_, index) => index).reduce<object | undefined>(
        (childNode, index) => ({ ...tree.childNode, nodeId: `n${index}`, childNode }),
        undefined,
      ),
    });
    const problems = async (length: number) =>
      (
        await admin.call(contract.checkTemplate, {
          body: { formId, flowTemplateJson: JSON.stringify(chain(length)) },
        })
      ).data?.problems;
    expect(await problems(150)).toEqual([]);
    expect(await problems(400)).toEqual([expect.stringContaining('最多 200 个节点')]);
    expect(await problems(3_000)).toEqual([expect.stringContaining('嵌套过深')]);
  });
});

describe('who finds it', () => {
  it('those it names; everybody but customers where it names nobody', async () => {
    const [open, leaders, mine, theirs] = await Promise.all([
      published(),
      published({ flowTemplateJson: flowOf([step('a')], { launchBy: { roles: ['finance'] } }) }),
      published({
        flowTemplateJson: flowOf([step('a')], { launchBy: { users: [await userId('sales01')] } }),
      }),
      published({
        flowTemplateJson: flowOf([step('a')], { launchBy: { users: [await userId('client01')] } }),
      }),
    ]);
    const all = [open, leaders, mine, theirs];
    const found = async (person: Person) =>
      (await idsFor(person)).filter((id) => all.includes(id)).toSorted();
    expect(await found(sales)).toEqual([open, mine].toSorted());
    expect(await found(await house.as('finance01'))).toEqual([open, leaders].toSorted());
    expect(await found(customer)).toEqual([theirs]);

    const open1 = async (person: Person, templateId: string) =>
      (await person.call(contract.listFlowsOf, { params: { templateId } })).code;
    expect(await open1(sales, mine)).toBe(200);
    expect(await open1(sales, theirs)).toBe(400);
    expect(await open1(customer, open)).toBe(400);
    expect(await open1(customer, theirs)).toBe(200);
    const named = async (person: Person) =>
      ((await person.call(contract.allTemplates)).data?.list ?? [])
        .map(({ id }) => id)
        .filter((id) => all.includes(id));
    expect((await named(sales)).toSorted()).toEqual(all.toSorted());
    expect(await named(customer)).toEqual([theirs]);
    const byIds = async ({ call }: Person) =>
      (await call(contract.templatesByIds, { body: [...all, 'nosuch'] })).data;
    expect(await byIds(sales)).toHaveLength(4);
    expect(await byIds(customer)).toMatchObject([{ id: theirs }]);
  });

  it('whoever was entrusted with starting it', async () => {
    const [from, to] = [await userId('finance01'), await userId('sales01')];
    const flowTemplateJson = flowOf([step('a')], { launchBy: { users: [from] } });
    const [id, other] = [await published({ flowTemplateJson }), await published({ flowTemplateJson })];
    const open = async (templateId: string) =>
      (await sales.call(contract.listFlowsOf, { params: { templateId } })).code;
    expect(await open(id)).toBe(400);
    await house.database.pool.query(
      `insert into flow_delegation (id, type, "userId", "toUserId", "templateIds", "startTime", "endTime", "creatorTime")
       values ('d1', '0', $1, $2, $3, now() - interval '1 day', now() + interval '1 day', now())`,
      [from, to, [id]],
    );
    expect(await open(id)).toBe(200);
    expect(await open(other)).toBe(400);
    expect(await idsFor(sales)).not.toContain(id);
  });

  it('by word, spelling, category and page; favourites are marked', async () => {
    const id = await published({
      fullName: '提单电放申请',
      enCode: 'telex',
      category: 'release',
      sortCode: -5,
    });
    for (const keyword of ['电放', 'TELEX', 'tidan', 'tddf'])
      expect(await idsFor(sales, { keyword })).toEqual([id]);
    expect(await idsFor(sales, { keyword: 'nosuch' })).toEqual([]);
    expect(await idsFor(sales, { category: 'WorkFlowCategory.release' })).toContain(id);
    expect(await idsFor(sales, { category: 'hr' })).not.toContain(id);
    expect(await idsFor(sales, { flowType: '1' })).toEqual([]);
    const [first] = await startable(sales, { pageSize: 1 });
    expect(first).toMatchObject({ id, isData: false, categoryName: '放货', formType: 2, type: 0 });
    await house.database.pool.query(
      `insert into favourite ("userId", "objectType", "objectId", "creatorTime") values ($1, '1', $2, now())`,
      [await userId('sales01'), id],
    );
    expect(await startable(sales, { keyword: 'telex' })).toMatchObject([{ isData: true }]);
    expect(await startable(admin, { keyword: 'telex' })).toMatchObject([{ isData: false }]);
    const { data } = await sales.call(contract.listStartableByCategory, { query: { keyword: 'telex' } });
    expect(data?.list).toMatchObject([{ id: 'release', fullName: '放货', children: [{ id, isData: true }] }]);
    expect(await sales.call(contract.getFlowIdByCode, { params: { enCode: 'telex' } })).toMatchObject({
      data: (await startableFlow(house.database.db, id))?.id,
    });
    expect(await customer.call(contract.getFlowIdByCode, { params: { enCode: 'telex' } })).toMatchObject({
      code: 400,
    });
  });

  it('nobody when it is switched off', async () => {
    const id = await published();
    await update(id, { enabledMark: 0 });
    expect(await idsFor(sales)).not.toContain(id);
    expect(await startableFlow(house.database.db, id)).toBeUndefined();
    expect((await sales.call(contract.listFlowsOf, { params: { templateId: id } })).code).toBe(400);
  });

  it('its form: who may start it, took part in it, or administers flows', async () => {
    const own = await makeModel(admin.call, [field('secret', 'text')]);
    const flowTemplateJson = flowOf([step('a')], { launchBy: { users: [await userId('finance01')] } });
    const id = await published({ formId: own, flowTemplateJson });
    const versionId = (await startableFlow(house.database.db, id))?.id ?? '';
    const codes = async ({ call }: Person) => [
      (await call(contract.getTemplateForm, { params: { templateId: id } })).code,
      (await call(contract.getFlowForm, { params: { flowId: versionId } })).code,
      (await call(contract.getFormById, { params: { id: own } })).code,
    ];
    const finance = await house.as('finance01');
    expect(await codes(sales)).toEqual([404, 404, 404]);
    expect(await codes(customer)).toEqual([404, 404, 404]);
    expect(await codes(finance)).toEqual([200, 200, 200]);
    expect(await codes(admin)).toEqual([200, 200, 200]);
    await request(id, 'sales01');
    expect(await codes(sales)).toEqual([200, 200, 200]);
    const { data } = await finance.call(contract.getFlowForm, { params: { flowId: versionId } });
    expect(JSON.parse(data?.definition ?? '').nodes).toMatchObject([{ model: 'secret' }]);
  });
});

describe('to manage them', () => {
  it('takes the module; customers and colleagues without it are refused', async () => {
    const id = await created();
    for (const { call } of [sales, customer]) {
      const params = { id };
      const body = { ...(await get(id)) };
      const answers = await Promise.all([
        call(contract.listTemplates),
        call(contract.getTemplate, { params }),
        call(contract.checkTemplate, { body: { formId, flowTemplateJson: simple } }),
        create({}, call),
        call(contract.updateTemplate, { params, body }),
        call(contract.publishTemplate, { params }),
        call(contract.deleteTemplate, { params }),
        call(contract.exportTemplate, { params }),
        call(contract.importTemplate, { body: { text: '{}' } }),
      ]);
      expect(answers.map(({ code }) => code)).toEqual(Array(9).fill(403));
    }
  });

  it('what is not there is not found', async () => {
    const params = { id: 'nosuch' };
    const answers = await Promise.all([
      admin.call(contract.getTemplate, { params }),
      admin.call(contract.updateTemplate, { params, body: { ...bodyOf(), editNumber: 1 } as never }),
      admin.call(contract.publishTemplate, { params }),
      admin.call(contract.deleteTemplate, { params }),
      admin.call(contract.exportTemplate, { params }),
    ]);
    expect(answers.map(({ code }) => code)).toEqual(Array(5).fill(404));
  });
});

describe('from company to company', () => {
  const exported = async (id: string) => {
    const { data } = await admin.call(contract.exportTemplate, { params: { id } });
    return { fileName: data?.fileName, content: JSON.parse(data?.text ?? '') };
  };
  const bring = (content: unknown) =>
    admin.call(contract.importTemplate, {
      body: { text: typeof content === 'string' ? content : JSON.stringify(content) },
    });

  it('a flow goes with its form, and comes back as it was', async () => {
    const sub = await published({ enCode: 'the-sub' });
    const id = await created({
      fullName: '付款/申请',
      flowTemplateJson: flowOf([step('a'), { kind: 'sub', id: 's', flow: sub }]),
    });
    const { fileName, content } = await exported(id);
    expect(fileName).toBe('付款_申请.json');
    expect(content).toMatchObject({ fairway: 'flow', flow: { root: [{}, {}, { flow: 'the-sub' }] } });

    expect(await bring(content)).toMatchObject({ code: 400, msg: expect.stringContaining('已存在') });
    const again = await bring({ ...content, enCode: 'again' });
    expect(again).toMatchObject({ code: 200 });
    const copy = await get(again.data?.id ?? '');
    // The form of that code is the same: it is used, not doubled.
    expect(copy).toMatchObject({ formId, fullName: '付款/申请', category: 'finance' });
    const form = { ...content.form, enCode: 'brought' };
    const elsewhere = await bring({ ...content, enCode: 'elsewhere', category: 'theirs', form });
    const brought = await get(elsewhere.data?.id ?? '');
    expect(brought.formId).not.toBe(formId);
    expect(brought.category).toBe('other');
    expect(await publishIt(brought.id)).toMatchObject({ code: 200 });
  });

  it('another form of the same code is not taken for it', async () => {
    const { content } = await exported(await created());
    const [, ...rest] = content.form.definition.nodes;
    const form = { ...content.form, definition: { ...content.form.definition, nodes: rest } };
    expect(await bring({ ...content, enCode: 'other1', form })).toMatchObject({
      code: 422,
      msg: expect.stringContaining('另一个不同的表单'),
    });
  });

  it.each<[string, (content: never) => unknown, RegExp]>([
    ['no JSON', () => '{]', /JSON/],
    ['another file', () => ({ hello: 1 }), /不是导出的流程/],
    ['a field missing', ({ fullName: _, ...rest }: Record<string, unknown>) => rest, /fullName 不能为空/],
    [
      'no form',
      (content: object) => ({
        ...content,
        enCode: 'bad1',
        form: { fullName: 'x', enCode: 'bad1', definition: 1 },
      }),
      /表单无法使用/,
    ],
    [
      'a form with an odd code',
      (content: { form: object }) => ({
        ...content,
        enCode: 'bad3',
        form: { ...content.form, enCode: 'a b/..' },
      }),
      /表单无法使用：enCode 格式不正确/,
    ],
    ['no flow', (content: object) => ({ ...content, enCode: 'bad2', flow: null }), /不是流程定义/],
  ])('%s is refused, and nothing is left of it', async (_, change, words) => {
    const count = async () =>
      (await house.database.pool.query('select count(*) from form_model')).rows[0].count;
    const { content } = await exported(await created());
    const before = await count();
    expect(await bring(change(content as never))).toMatchObject({
      code: 422,
      msg: expect.stringMatching(words),
    });
    expect(await count()).toBe(before);
  });

  it('may be a flow of the family beside a form', async () => {
    const { content } = await exported(await created());
    const flow = {
      type: 'start',
      nodeId: 's',
      properties: {},
      childNode: { type: 'approver', nodeId: 'a', properties: { assigneeType: 3 } },
    };
    expect(await bring({ ...content, enCode: 'family-brought', flow })).toMatchObject({ code: 200 });
  });
});

it('flows can be planted without anybody asking', async () => {
  const now = new Date();
  const versionId = await house.database.db.transaction().execute(async (db) => {
    const id = await addTemplate(
      db,
      {
        ...{
          fullName: '种下的',
          enCode: 'planted',
          category: 'hr',
          icon: 'flow',
          iconBackground: '',
          description: '',
        },
        ...{ sortCode: 0, enabledMark: 1, formId },
        template: readFlowTemplate({ key: 'x', ...JSON.parse(simple) }),
      },
      { userId: null, now },
    );
    return (await publish(db, id, now)).versionId;
  });
  expect(await publishedFlow(house.database.db, versionId)).toMatchObject({ enCode: 'planted', version: 1 });
});

describe('flows that are proposed', () => {
  it('are those the company starts most, of those one may start', async () => {
    const { rows } = await house.database.pool.query<{ id: string; count: number }>(
      'select "templateId" as id, count(*)::int as count from flow group by 1',
    );
    const countOf = (id: string) => rows.find((row) => row.id === id)?.count ?? 0;
    for (const person of [sales, customer]) {
      const proposed = (await person.call(contract.listProposedFlows, {})).data?.list ?? [];
      const startable =
        (await person.call(contract.listStartable, { query: { pageSize: 500 } })).data?.list ?? [];
      const counts = startable.map(({ id }) => countOf(id)).sort((one, other) => other - one);
      expect(proposed.map(({ id }) => countOf(id))).toEqual(counts.slice(0, 7));
      expect(startable.map(({ id }) => id)).toEqual(expect.arrayContaining(proposed.map(({ id }) => id)));
    }
    expect(rows.length).toBeGreaterThan(2);
  });
});
