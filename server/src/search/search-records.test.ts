import { searchRecords } from '@fairway/contract/search.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { takeButtons } from '../records/testing/grants.ts';
import { added, field, makeModel } from '../records/testing/make-model.ts';
import { type Person, startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
/** Everything; reads but does not edit; sees the list only; has neither form. */
let [editor, reader, lister, stranger]: Person[] = [];
let orders: string;
let notes: string;

beforeAll(async () => {
  app = await startTestApp({ from: 'demo' });
  const admin = await app.as('admin');
  [editor, reader, lister, stranger] = await Promise.all(
    ['sales01', 'manager01', 'finance01', 'ops01'].map((account) => app.as(account)),
  );
  const roleIds = ['sales', 'manager', 'finance'];
  orders = await makeModel(
    admin.call,
    [
      field('company', 'text', { label: '公司' }),
      field('number', 'text', { label: '单号' }),
      field('amount', 'number', { label: '金额' }),
      field('day', 'date', { label: '日期' }),
      field('mobile', 'text', { label: '电话', mask: 'mobile' }),
      field('secret', 'text', { hidden: true, default: { expression: '"底价保密"' } }),
      field('boss', 'text', { visibleWhen: 'USER() = "user-admin"' }),
    ],
    { roleIds, listFields: ['company', 'boss'] },
  );
  notes = await makeModel(admin.call, [field('text', 'text', { label: '内容' })], {
    roleIds,
    recordScope: 'own',
  });
  await takeButtons(app, 'manager', orders, ['btn_edit']);
  await takeButtons(app, 'finance', orders, ['btn_edit', 'btn_detail']);
  const day = Date.parse('2026-09-09T00:00:00+08:00');
  for (const [company, number, amount] of [
    ['蓝鲸航运代理', 'QX-20260901', 48_123.5],
    ['东海蓝鲸', 'QX-20260902', 777],
  ] as const) {
    app.clock.now = new Date(app.clock.now.getTime() + 1_000);
    const boss = `${company}的老板看`;
    await added(admin.call, orders, { company, number, amount, day, mobile: '13612348888', boss });
  }
  await added(admin.call, notes, { text: '蓝鲸的私人备忘' });
});
afterAll(() => app.close());

async function found(person: Person | undefined, keyword: string) {
  const answer = await person?.call(searchRecords, { query: { keyword } });
  expect(answer, keyword).toMatchObject({ code: 200 });
  // Forms of the demo have some of these words too.
  return (answer?.data?.list ?? []).filter(({ modelId }) => modelId === orders || modelId === notes);
}
const titles = async (person: Person | undefined, keyword: string) =>
  (await found(person, keyword)).map(({ title }) => title);

it('finds records of every form, those whose title begins with the words first', async () => {
  expect(await found(editor, '蓝鲸')).toEqual([
    expect.objectContaining({ modelId: orders, title: '蓝鲸航运代理', found: '', canOpen: true }),
    expect.objectContaining({ modelId: orders, title: '东海蓝鲸', found: '', canOpen: true }),
  ]);
});

it('says where the words stand if not in the title', async () => {
  const [record] = await found(editor, '20260902');
  expect(record).toMatchObject({ title: '东海蓝鲸', found: '单号 QX-20260902' });
});

it.each([
  ['qx-202609', ['东海蓝鲸', '蓝鲸航运代理']],
  ['48,123.5', ['蓝鲸航运代理']],
  ['777 东海', ['东海蓝鲸']],
  ['2026-09-09 代理', ['蓝鲸航运代理']],
  ['鲸', ['东海蓝鲸', '蓝鲸航运代理']],
  ['鲸蓝', []],
])('finds by %s', async (keyword, expected) => expect(await titles(editor, keyword)).toEqual(expected));

describe('shows nobody what they do not see', () => {
  it.each(['底价', '老板看', '13612348888', '1234'])('%s is hidden or covered', async (keyword) => {
    for (const person of [editor, reader, lister, stranger]) expect(await found(person, keyword)).toEqual([]);
  });

  it('covered texts stay covered where another part is found', async () => {
    const list = await found(reader, '8888');
    expect(list.map(({ found }) => found)).toEqual(['电话 136****8888', '电话 136****8888']);
  });

  it('who has the list only finds what it shows, and cannot open it', async () => {
    expect(await found(lister, '蓝鲸航')).toMatchObject([{ title: '蓝鲸航运代理', canOpen: false }]);
    for (const keyword of ['QX-20260901', '777', '2026-09-09', '8888'])
      expect(await titles(lister, keyword)).toEqual([]);
  });

  it('who has not got a form in the menu finds nothing of it', async () => {
    expect(await found(stranger, '蓝鲸')).toEqual([]);
  });

  it('records of others are not found where everybody sees their own', async () => {
    expect(await found(editor, '私人备忘')).toEqual([]);
    await added(editor?.call ?? expect.fail(), notes, { text: '我的私人备忘' });
    expect(await titles(editor, '私人备忘')).toEqual(['我的私人备忘']);
  });
});

it('finds an old record among many by its terms, and at most eight', async () => {
  const { pool } = app.database;
  // Newer ones without the words, and one of them in fifty with another word.
  await pool.query(
    `insert into record (id, "modelId", data, "formVersion", "creatorUserId", "creatorTime", search, terms)
      select 'z' || to_char(n, 'FM000000'), $1,
        jsonb_build_object('company', case when n % 50 = 0 then '常见' else '其他' end),
        1, 'user-sales01', now(), case when n % 50 = 0 then '常见' else '其他' end, '{}'
      from generate_series(1, 1000) as n`,
    [orders],
  );
  expect(await titles(editor, '航运代理')).toEqual(['蓝鲸航运代理']);
  expect(await titles(editor, '常见')).toHaveLength(6);
  expect(await titles(editor, '其他')).toHaveLength(8);
});

it('asks for words', async () => {
  expect(await editor?.call(searchRecords, { query: { keyword: ' ' } })).toMatchObject({ code: 422 });
});
