import { getModel, updateModel } from '@fairway/contract/form-models.ts';
import { deleteMyAccount } from '@fairway/contract/own-access.ts';
import {
  changeView,
  chooseDefaultView,
  chooseDensity,
  createView,
  deleteView,
  getTableViews,
  mostLooks,
  mostViews,
  saveTableLook,
} from '@fairway/contract/views.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { demoPassword } from '../organisation/demo/accounts.ts';
import { field, makeModel } from '../records/testing/make-model.ts';
import { type Person, startTestApp, type TestApp } from '../testing/test-app.ts';

let house: TestApp;
let admin: Person;
let sales: Person;
let manager: Person;
let client: Person;

beforeAll(async () => {
  house = await startTestApp({ from: 'demo' });
  [admin, sales, manager, client] = (await Promise.all(
    ['admin', 'sales01', 'manager01', 'client01'].map((account) => house.as(account)),
  )) as [Person, Person, Person, Person];
});
afterAll(() => house.close());
beforeEach(async () => {
  for (const table of ['table_view', 'table_look', 'table_default_view', 'table_density'] as const)
    await house.database.db.deleteFrom(table).execute();
});

const table = 'records.visitRecord';
const look = { order: ['b', 'a'], hidden: ['c'], widths: { a: 120 } };
const read = async (person: Person, name = table) =>
  (await person.call(getTableViews, { params: { table: name } })).data;
const make = (person: Person, body: object = {}, headers: Record<string, string> = {}, name = table) =>
  person.call(createView, {
    params: { table: name },
    body: { name: '未结', isShared: false, query: { 'f.state': 'open', sidx: 'amount' }, look, ...body },
    headers,
  });
const idOf = async (made: ReturnType<typeof make>) => (await made).data?.id ?? '';
const change = (person: Person, id: string, body: object, name = table) =>
  person.call(changeView, { params: { table: name, id }, body });

it('a table nobody has touched stands as its feature made it', async () => {
  expect(await read(sales)).toEqual({ density: 'compact', defaultViewId: '', looks: [], views: [] });
});

it('columns are remembered per person and table, the height of rows for all tables', async () => {
  await sales.call(saveTableLook, { params: { table }, body: { viewId: '', look } });
  const newer = { ...look, hidden: [], group: 'a', added: ['d'] };
  await sales.call(saveTableLook, { params: { table }, body: { viewId: '', look: newer } });
  await sales.call(chooseDensity, { body: { density: 'comfortable' } });
  expect(await read(sales)).toMatchObject({
    density: 'comfortable',
    looks: [{ viewId: '', look: newer }],
  });
  expect(await read(sales, 'audit')).toMatchObject({ density: 'comfortable', looks: [] });
  expect(await read(manager)).toMatchObject({ density: 'compact', looks: [] });
});

it('a view is its owner’s, until it is shared with the colleagues, and not with customers', async () => {
  const id = await idOf(make(sales));
  expect((await read(sales))?.views).toEqual([
    {
      ...{ id, name: '未结', isShared: false, isOwn: true, mayChange: true, look },
      query: { 'f.state': 'open', sidx: 'amount' },
      ownerName: expect.any(String),
    },
  ]);
  expect((await read(manager))?.views).toEqual([]);
  expect((await read(sales, 'audit'))?.views).toEqual([]);
  expect(await change(sales, id, { isShared: true })).toMatchObject({ code: 200 });
  expect((await read(manager))?.views).toMatchObject([{ id, isOwn: false, mayChange: false, look }]);
  expect((await read(admin))?.views).toMatchObject([{ id, isOwn: false, mayChange: true }]);
  expect((await read(client))?.views).toEqual([]);
});

it('only the owner or an administrator changes a shared view; what is not mine is not there', async () => {
  const id = await idOf(make(sales));
  const tries: [Person, string][] = [
    [manager, table],
    [admin, table],
    [sales, 'audit'],
  ];
  for (const [person, name] of tries)
    expect(await change(person, id, { name: '我的' }, name)).toMatchObject({ code: 404 });
  await change(sales, id, { isShared: true });
  expect(await change(manager, id, { name: '我的' })).toMatchObject({ code: 404 });
  expect(await manager.call(deleteView, { params: { table, id } })).toMatchObject({ code: 404 });
  expect(await change(admin, id, { name: '全公司未结' })).toMatchObject({ code: 200 });
  expect((await read(sales))?.views).toMatchObject([{ name: '全公司未结', query: { 'f.state': 'open' } }]);
  // Somebody may still arrange the columns of what is shared with them, for themselves.
  await manager.call(saveTableLook, {
    params: { table },
    body: { viewId: id, look: { ...look, order: [] } },
  });
  expect((await read(manager))?.looks).toMatchObject([{ viewId: id, look: { order: [] } }]);
  expect((await read(sales))?.views).toMatchObject([{ look: { order: ['b', 'a'] } }]);
  expect(await admin.call(deleteView, { params: { table, id } })).toMatchObject({ code: 200 });
  expect(await read(manager)).toMatchObject({ views: [], looks: [] });
});

it('customers keep views for themselves and share none', async () => {
  expect(await make(client, { isShared: true })).toMatchObject({ code: 403 });
  const id = await idOf(make(client));
  expect(await change(client, id, { isShared: true })).toMatchObject({ code: 403 });
  expect((await read(client))?.views).toHaveLength(1);
  expect((await read(sales))?.views).toEqual([]);
});

/** Nobody outside may find it, arrange it, open with it, change it or delete it. */
async function expectHidden(outsider: Person, name: string, id: string): Promise<void> {
  const params = { table: name };
  expect((await read(outsider, name))?.views).toEqual([]);
  for (const refused of [
    await outsider.call(saveTableLook, { params, body: { viewId: id, look } }),
    await outsider.call(chooseDefaultView, { params, body: { viewId: id } }),
    await change(outsider, id, { name: '我的' }, name),
    await outsider.call(deleteView, { params: { ...params, id } }),
  ])
    expect(refused).toMatchObject({ code: 404 });
}

it.each([
  ['audit', 'manager01'],
  ['notices', 'admin'],
  ['form-models', 'admin'],
  ['flow-templates', 'admin'],
  ['flows-all', 'admin'],
])('views of %s are shared by who may read it, with who may read it', async (name, account) => {
  const reader = await house.as(account);
  const id = await idOf(make(reader, { isShared: true }, {}, name));
  expect((await read(admin, name))?.views).toMatchObject([{ id, isShared: true }]);
  await expectHidden(sales, name, id);

  expect(await make(sales, { isShared: true }, {}, name)).toMatchObject({ code: 403 });
  const own = await idOf(make(sales, {}, {}, name));
  expect(await change(sales, own, { isShared: true }, name)).toMatchObject({ code: 403 });
  expect((await read(sales, name))?.views).toMatchObject([{ id: own, isShared: false }]);
  expect((await read(admin, name))?.views).toHaveLength(1);
});

it.each(['flows-todo', 'flows-done', 'flows-copy', 'flows-launched', 'statistics.people', 'files'])(
  'views of %s are shared among all colleagues: each sees their own rows by them',
  async (name) => {
    const id = await idOf(make(sales, { isShared: true }, {}, name));
    expect((await read(manager, name))?.views).toMatchObject([{ id }]);
    await expectHidden(client, name, id);
  },
);

it.each([
  'made-up',
  'constructor',
  '__proto__',
  'records',
  'records.',
  'records.made-up',
  'records.auditLog',
])('of %s, which is no table, nobody shares views', async (name) => {
  expect(await make(admin, { isShared: true }, {}, name)).toMatchObject({ code: 403 });
  expect(await make(admin, {}, {}, name)).toMatchObject({ code: 200 });
  await house.database.db.updateTable('table_view').set({ isShared: true }).execute();
  expect((await read(manager, name))?.views).toEqual([]);
});

it('views of a form’s records follow the rights to the form', async () => {
  const formId = await makeModel(admin.call, [field('amount', 'number')], { roleIds: ['sales'] });
  const name = `records.${formId}`;
  const give = async (changes: object) => {
    const { data } = await admin.call(getModel, { params: { id: formId } });
    if (!data) throw new Error('no form');
    const { definition: formData, ...model } = data;
    const saved = await admin.call(updateModel, {
      params: { id: formId },
      body: { ...model, formData, ...changes },
    });
    expect(saved).toMatchObject({ code: 200 });
  };
  const colleague = await house.as('sales03');
  const outsider = await house.as('ops01');
  const id = await idOf(make(sales, { isShared: true }, {}, name));
  expect((await read(colleague, name))?.views).toMatchObject([{ id }]);
  await expectHidden(outsider, name, id);
  expect(await make(outsider, { isShared: true }, {}, name)).toMatchObject({ code: 403 });

  // The form is given to others: who made the view keeps it, and shares no more with it.
  await give({ roleIds: ['operations'] });
  await expectHidden(colleague, name, id);
  expect((await read(outsider, name))?.views).toMatchObject([{ id }]);
  expect(await change(sales, id, { query: { 'f.amount': '1..' } }, name)).toMatchObject({ code: 403 });
  expect(await change(sales, id, { isShared: false, query: {} }, name)).toMatchObject({ code: 200 });
  expect((await read(sales, name))?.views).toMatchObject([{ id, isShared: false, query: {} }]);
  expect(await change(sales, id, { isShared: true }, name)).toMatchObject({ code: 403 });

  // A form that is turned off has no list.
  const other = await idOf(make(outsider, { isShared: true }, {}, name));
  await give({ roleIds: ['operations', 'sales'] });
  expect((await read(colleague, name))?.views).toMatchObject([{ id: other }]);
  await give({ enabledMark: 0 });
  await expectHidden(colleague, name, other);
});

it('a table opens with the view its person chose, as long as they may see it', async () => {
  const id = await idOf(make(sales, { isShared: true }));
  const choose = (person: Person, viewId: string) =>
    person.call(chooseDefaultView, { params: { table }, body: { viewId } });
  expect(await choose(manager, id)).toMatchObject({ code: 200 });
  expect(await choose(client, id)).toMatchObject({ code: 404 });
  expect(await choose(manager, 'nothing')).toMatchObject({ code: 404 });
  expect(await read(manager)).toMatchObject({ defaultViewId: id });
  expect(await read(sales)).toMatchObject({ defaultViewId: '' });
  await change(sales, id, { isShared: false });
  expect(await read(manager)).toMatchObject({ defaultViewId: '', views: [] });
  await change(sales, id, { isShared: true });
  await choose(manager, '');
  expect(await read(manager)).toMatchObject({ defaultViewId: '' });
});

it('the same command twice makes one view', async () => {
  const headers = { 'command-id': 'one-view' };
  const [first, second] = [await make(sales, {}, headers), await make(sales, {}, headers)];
  expect(second.data).toEqual(first.data);
  expect((await read(sales))?.views).toHaveLength(1);
});

it('fifty views of a table are the most, also when they come at once', async () => {
  const replies = await Promise.all(
    Array.from({ length: mostViews + 3 }, (_, n) => make(sales, { name: `视图${n}` })),
  );
  expect(replies.filter(({ code }) => code === 200)).toHaveLength(mostViews);
  expect(replies.find(({ code }) => code !== 200)).toMatchObject({
    code: 400,
    msg: '每个表格最多 50 个视图',
  });
  expect(await make(manager)).toMatchObject({ code: 200 });
});

it('nobody fills the database with tables that are none', async () => {
  await house.database.pool.query(
    `insert into table_look select 'user-sales01', 'made-up-' || n, '', '{}' from generate_series(1, $1) n`,
    [mostLooks],
  );
  const save = (name: string) =>
    sales.call(saveTableLook, { params: { table: name }, body: { viewId: '', look } });
  expect(await save('one-more')).toMatchObject({ code: 400 });
  expect(await save('made-up-1')).toMatchObject({ code: 200 });
});

it.each([
  ['no name', { name: '  ' }],
  ['a long name', { name: 'x'.repeat(31) }],
  [
    'too much of it',
    { query: Object.fromEntries(Array.from({ length: 9 }, (_, n) => [`f.${n}`, 'x'.repeat(1_000)])) },
  ],
  ['columns without end', { look: { ...look, order: Array.from({ length: 201 }, (_, n) => `c${n}`) } }],
  ['a width of nothing', { look: { ...look, widths: { a: 0 } } }],
])('refuses %s', async (_, body) => {
  expect(await make(sales, body)).toMatchObject({ code: 422 });
});

it('who leaves takes their views along', async () => {
  const leaving = await house.as('sales02');
  const id = await idOf(make(leaving, { isShared: true }));
  await manager.call(chooseDefaultView, { params: { table }, body: { viewId: id } });
  await leaving.call(saveTableLook, { params: { table }, body: { viewId: '', look } });
  await leaving.call(chooseDensity, { body: { density: 'comfortable' } });
  expect(await leaving.call(deleteMyAccount, { body: { password: demoPassword } })).toMatchObject({
    code: 200,
  });
  expect(await read(manager)).toMatchObject({ views: [], defaultViewId: '' });
  const { rows } = await house.database.pool.query(
    `select (select count(*) from table_look) + (select count(*) from table_density) as kept`,
  );
  expect(Number(rows[0].kept)).toBe(0);
});
