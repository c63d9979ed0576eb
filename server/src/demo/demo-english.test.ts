import { listModels } from '@fairway/contract/form-models.ts';
import {
  getDepartmentTree,
  getGroupTree,
  getPositionTree,
  getRoleTree,
} from '@fairway/contract/organisation.ts';
import { createRecord, getModelConfig, listRecords } from '@fairway/contract/records.ts';
import { listSearchNames } from '@fairway/contract/search.ts';
import { getCurrentUser } from '@fairway/contract/session.ts';
import { listDictionaries } from '@fairway/contract/system.ts';
import { getFlow, startFlow } from '@fairway/contract/workflow.ts';
import { listLaunched, listTasks } from '@fairway/contract/workflow-lists.ts';
import { getFlowStatistics } from '@fairway/contract/workflow-statistics.ts';
import {
  exportTemplate,
  getTemplate,
  listStartableByCategory,
  listTemplates,
  selectTemplates,
} from '@fairway/contract/workflow-templates.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadBuiltIn } from '../database/built-in.ts';
import { features } from '../features.ts';
import { readDemoForms } from '../records/demo/read-demo-forms.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { loadDemoCompany } from './load-demo-company.ts';

type Person = Awaited<ReturnType<TestApp['as']>>;
type Call = Person['call'];

let app: TestApp;
let admin: Call;
let sales: Call;
let manager: Call;
beforeAll(async () => {
  app = await startTestApp({ from: 'demo' });
  [admin, sales, manager] = (await Promise.all(
    ['admin', 'sales01', 'manager01'].map(async (account) => (await app.as(account)).call),
  )) as [Call, Call, Call];
});
afterAll(async () => {
  await app?.close();
});

const headers = { 'accept-language': 'en' };
const pages = { currentPage: 1, pageSize: 50 };

/** Every text with a Chinese letter in it that stands below one of these keys. */
function chineseAt(value: unknown, keys: readonly string[]): string[] {
  const found: string[] = [];
  const visit = (given: unknown, key: string): void => {
    if (typeof given === 'string' && keys.includes(key) && /\p{Script=Han}/u.test(given)) found.push(given);
    if (Array.isArray(given)) for (const one of given) visit(one, key);
    else if (typeof given === 'object' && given !== null)
      for (const [name, inner] of Object.entries(given)) visit(inner, name);
  };
  visit(value, '');
  return found;
}

const formKeys = [
  'label',
  'placeholder',
  'hint',
  'suffix',
  'prefix',
  'onText',
  'offText',
  'content',
  'message',
];
/** Number plates begin with the letter of a province. */
const withoutPlates = (texts: string[]) => texts.filter((text) => !/[沪浙][AB]12345/.test(text));

describe('in English', () => {
  it.each(readDemoForms().map(({ enCode }) => enCode))(
    'the form %s has nothing Chinese in it',
    async (modelId) => {
      const { data } = await admin(getModelConfig, { params: { modelId }, headers });
      expect(withoutPlates(chineseAt(JSON.parse(data?.definition ?? ''), formKeys))).toEqual([]);
      expect(chineseAt(data?.columns, ['label'])).toEqual([]);
      expect(data?.fullName).not.toMatch(/\p{Script=Han}/u);
      expect(data?.definition).not.toContain('translations');
    },
  );

  it('flows, their categories and their forms have not either', async () => {
    const { data } = await admin(listStartableByCategory, { headers });
    expect(chineseAt(data, ['fullName', 'description', 'categoryName'])).toEqual([]);
    const flows = (await admin(listSearchNames, { headers })).data?.flows ?? [];
    expect(flows.length).toBeGreaterThan(7);
    for (const { flowId } of flows) {
      const answer = await admin(getFlow, {
        params: { taskId: '0' },
        query: { flowId, shape: 'own' },
        headers,
      });
      const { flowFormInfo, flowTemplateInfo, chart } = answer.data ?? {};
      expect(withoutPlates(chineseAt(JSON.parse(flowFormInfo?.definition ?? ''), formKeys))).toEqual([]);
      expect(chineseAt(JSON.parse(flowTemplateInfo?.template ?? ''), ['name', 'title'])).toEqual([]);
      expect(chineseAt(chart, ['nodeName', 'name'])).toEqual([]);
    }
  });

  it('dictionaries, posts, roles and departments have English names', async () => {
    const { data } = await sales(listDictionaries, { headers });
    expect(chineseAt(data, ['fullName'])).toEqual([]);
    for (const tree of [getPositionTree, getRoleTree, getGroupTree, getDepartmentTree])
      expect(chineseAt((await sales(tree, { headers })).data, ['fullName', 'organize'])).toEqual([]);
    const { data: me } = await sales(getCurrentUser, { headers });
    expect(
      chineseAt(me?.userInfo, ['organizeName', 'departmentName', 'positionName', 'roleName', 'name']),
    ).toEqual(chineseAt(me?.userInfo.systemIds, ['name']));
    const menus = JSON.stringify(me?.menuList.map(({ children }) => children));
    for (const [, json] of menus.matchAll(/"propertyJson":("(?:[^"\\]|\\.)*")/g))
      expect(JSON.parse(JSON.parse(json ?? ''))).toMatchObject({ enName: expect.any(String) });
  });

  it('requests have titles, steps and facts', async () => {
    const todo = await manager(listTasks, { params: { category: '1' }, query: pages, headers });
    const rows = todo.data?.list ?? [];
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      expect(chineseAt(row, ['flowName', 'nodeName', 'thisStep', 'label'])).toEqual([]);
      expect(row.fullName).not.toMatch(/的\S*(申请|报销|借款)|[天元]$/);
    }
    const launched = await sales(listLaunched, { query: pages, headers });
    expect(chineseAt(launched.data, ['flowName', 'thisStep', 'label'])).toEqual([]);
    const [first] = launched.data?.list ?? [];
    const shown = await sales(getFlow, { params: { taskId: first?.id ?? '' }, query: {}, headers });
    expect(shown.data?.flowTaskInfo?.fullName).toBe(first?.fullName);
    expect(chineseAt(shown.data?.flowTaskOperatorRecordList, ['nodeName'])).toEqual([]);
    const year = { startTime: String(Date.now() - 80 * 86_400_000), endTime: String(Date.now()) };
    const statistics = await admin(getFlowStatistics, { query: year as never, headers });
    expect(chineseAt(statistics.data?.steps, ['flowName', 'nodeName'])).toEqual([]);
  });

  it('records name their choices, and refusals their fields', async () => {
    const { data } = await sales(listRecords, { params: { modelId: 'customerLead' }, body: {}, headers });
    const stages = new Set(data?.list.map((row) => (row as Record<string, unknown>).stage));
    expect([...stages].join()).not.toMatch(/\p{Script=Han}/u);
    const refused = await sales(createRecord, {
      params: { modelId: 'customerLead' },
      body: { data: '{}' },
      headers,
    });
    expect(refused.code).not.toBe(200);
    expect(refused.msg).not.toMatch(/\p{Script=Han}/u);
  });

  it('a flow is found by its English name, its Chinese one, and as that is spelled', async () => {
    for (const keyword of ['leave', '请假', 'qjsq']) {
      const { data } = await sales(selectTemplates, { query: { keyword }, headers });
      expect(data?.list.map(({ enCode }) => enCode)).toContain('leave');
    }
    const { data } = await sales(listSearchNames, { headers });
    const leave = data?.flows.find(({ enCode }) => enCode === 'leave');
    expect(leave).toMatchObject({ fullName: 'Leave request', categoryName: 'HR' });
    expect(leave?.quickQuery).toBe('qingjiashenqing qjsq 请假申请');
    const found = await manager(listTasks, {
      params: { category: '1' },
      query: { ...pages, keyword: 'expense' },
      headers,
    });
    for (const { flowName } of found.data?.list ?? []) expect(flowName).toBe('Expense claim');
  });

  it('a request that is started in English is stored as everybody else stores it', async () => {
    const { data } = await sales(listSearchNames, { headers });
    const versionId = data?.flows.find(({ enCode }) => enCode === 'seal-use')?.flowId ?? '';
    const formData = { seals: ['billOfLading'] };
    const started = await sales(startFlow, {
      body: { flowId: versionId, formData, status: '1' } as never,
      headers,
    });
    if (started.code !== 200) return expect(started.msg).not.toMatch(/\p{Script=Han}/u);
    const { rows } = await app.database.pool.query(
      'select "fullName" from flow order by "creatorTime" desc limit 1',
    );
    expect(rows[0].fullName).toContain('用章申请');
  });
});

describe('in Chinese, and for clients that ask for no language', () => {
  it('everything is as it was written', async () => {
    const { data } = await sales(getModelConfig, { params: { modelId: 'customerLead' } });
    expect(data?.fullName).toBe('客户线索');
    expect(data?.definition).toContain('统一社会信用代码');
    expect(data?.definition).not.toContain('translations');
    const { data: flows } = await sales(selectTemplates, { query: { keyword: 'leave' } });
    expect(flows?.list.map(({ fullName }) => fullName)).toContain('请假申请');
  });

  it('who designs forms and flows sees the text as written, with its translations', async () => {
    const { data: models } = await admin(listModels, { query: pages, headers });
    expect(chineseAt(models, ['fullName'])).toEqual([]);
    const { data: templates } = await admin(listTemplates, { query: pages, headers });
    expect(chineseAt(templates, ['fullName'])).toEqual([]);
    const { data } = await admin(getTemplate, { params: { id: 'leave' }, headers });
    expect(data?.fullName).toBe('请假申请');
    expect(JSON.parse(data?.template ?? '').translations.en.请假申请).toBe('Leave request');
    const exported = await admin(exportTemplate, { params: { id: 'leave' }, query: {}, headers });
    const file = JSON.parse(exported.data?.text ?? '');
    expect(file.flow.translations.en.人事审批).toBe('HR');
    expect(file.form.definition.translations.en.请假类型).toBe('Leave type');
  });
});

it('a company that was loaded before gets English where the text is still ours', async () => {
  const { pool, db } = app.database;
  await pool.query(`
    update form_model set definition = definition - 'translations';
    update flow_template set draft = draft - 'translations';
    update flow_version set template = template - 'translations', form = form - 'translations';
    update menu set "propertyJson" = '{}' where type <> 1;
    update dictionary_data set "enName" = '';
    update role set "enName" = ''; update position set "enName" = '';
    update position set "fullName" = '首席会计' where "fullName" = '会计';
    update dictionary_data set "fullName" = '带薪年假' where "fullName" = '年休假';
    update form_model set definition = replace(definition::text, '"客户满意度"', '"满意吗"')::jsonb, "fullName" = '拜访'
      where id = 'visitRecord';
    delete from seed where name in ('demoEnglish', 'dictionary', 'role')`);
  await loadBuiltIn(
    db,
    features.flatMap(({ builtIn }) => builtIn ?? []),
  );
  await loadDemoCompany(db);
  const one = async (query: string) => (await pool.query(query)).rows[0];
  expect(
    await one(`select definition->'translations'->'en'->>'客户满意度' as was, definition->'translations'->'en'->>'拜访编号' as still
    from form_model where id = 'visitRecord'`),
  ).toEqual({ was: null, still: 'Visit no.' });
  expect(
    await one(
      `select draft->'translations'->'en'->>'请假申请' as name from flow_template where id = 'leave'`,
    ),
  ).toEqual({
    name: 'Leave request',
  });
  expect(
    await one(`select bool_and(template ? 'translations' and form ? 'translations') as every from flow_version
    where "templateId" = 'leave'`),
  ).toEqual({ every: true });
  expect(await one(`select "propertyJson"->>'enName' as name from menu where id = 'customerLead'`)).toEqual({
    name: 'Customer lead',
  });
  expect(await one(`select "enName" from dictionary_data where "fullName" = '病假'`)).toEqual({
    enName: 'Sick leave',
  });
  expect(await one(`select "enName" from dictionary_data where "fullName" = '带薪年假'`)).toEqual({
    enName: '',
  });
  expect(await one(`select "enName" from position where "fullName" = '首席会计' limit 1`)).toEqual({
    enName: '',
  });
  expect(await one(`select "enName" from position where "fullName" = '单证员' limit 1`)).toEqual({
    enName: 'Documents clerk',
  });
  expect(await one(`select "enName" from role where id = 'sales'`)).toEqual({ enName: 'Sales' });
});
