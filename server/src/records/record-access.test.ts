import {
  createModel,
  deleteModel,
  getModel,
  listModels,
  updateModel,
} from '@fairway/contract/form-models.ts';
import {
  deleteRecord,
  deleteRecords,
  getModelConfig,
  getRecord,
  listRecordHistory,
  listRecords,
  selectRecords,
  showRecord,
} from '@fairway/contract/records.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../testing/test-app.ts';
import { add, added, change, field, makeModel, valuesOf } from './testing/make-model.ts';

let house: TestApp;
let admin: Person;
let sales: Person;
let otherSales: Person;
let ops: Person;
let customer: Person;
let otherCustomer: Person;
let shared: string;
let own: string;
let mine: string;

const nodes = [
  field('title', 'text', { required: true }),
  field('secret', 'text'),
  field('phone', 'text', { mask: 'mobile' }),
];

beforeAll(async () => {
  house = await startTestApp({ from: 'demo' });
  [admin, sales, otherSales, ops, customer, otherCustomer] = (await Promise.all(
    ['admin', 'sales01', 'sales02', 'ops01', 'client01', 'agent01'].map((account) => house.as(account)),
  )) as [Person, Person, Person, Person, Person, Person];
  shared = await makeModel(admin.call, nodes, {
    roleIds: ['sales', 'customer', 'overseasAgent'],
    listFields: ['title'],
  });
  own = await makeModel(admin.call, nodes, { roleIds: ['sales'], recordScope: 'own' });
  mine = await added(sales.call, shared, { title: '甲', secret: '密', phone: '13812345678' });
});
afterAll(() => house.close());

/** Every call about one record of a model. */
const callsOn = (person: Person | TestApp, modelId: string, id: string) => ({
  config: () => person.call(getModelConfig, { params: { modelId } }),
  list: () => person.call(listRecords, { params: { modelId }, body: {} }),
  select: () => person.call(selectRecords, { params: { modelId }, query: {} }),
  create: () => add(person.call, modelId, { title: 'x' }),
  read: () => person.call(getRecord, { params: { modelId, id } }),
  show: () => person.call(showRecord, { params: { modelId, id } }),
  history: () => person.call(listRecordHistory, { params: { modelId, id }, query: {} }),
  update: () => change(person.call, modelId, id, { title: 'x' }, 1),
  remove: () => person.call(deleteRecord, { params: { modelId, id } }),
  removeSeveral: () => person.call(deleteRecords, { params: { modelId }, body: { ids: [id] } }),
});
type CallName = keyof ReturnType<typeof callsOn>;

async function codesOf(person: Person | TestApp, modelId: string, id: string, names?: CallName[]) {
  const calls = callsOn(person, modelId, id);
  const codes: Partial<Record<CallName, number>> = {};
  for (const name of names ?? (Object.keys(calls) as CallName[])) codes[name] = (await calls[name]()).code;
  return codes;
}

const all = (code: number) =>
  Object.fromEntries(Object.keys(callsOn(house, '', '')).map((name) => [name, code]));

const grant = (statement: string, values: unknown[]) => house.database.pool.query(statement, values);

describe('who may use a model', () => {
  it('nobody without a session', async () => {
    expect(await codesOf(house, shared, mine)).toEqual(all(600));
  });

  it('for who has not got its menu there is no such model, whatever they call', async () => {
    expect(await codesOf(ops, shared, mine)).toEqual(all(404));
  });

  it('nor for anybody when it is switched off; what was filled in stays', async () => {
    const { data } = await admin.call(getModel, { params: { id: shared } });
    if (!data) throw new Error('no model');
    const body = { ...data, enabledMark: 0 as const };
    expect(await admin.call(updateModel, { params: { id: shared }, body })).toMatchObject({ code: 200 });
    expect(await codesOf(sales, shared, mine)).toEqual(all(404));
    expect(await codesOf(admin, shared, mine)).toEqual(all(404));
    const on = { ...data, enabledMark: 1 as const, version: data.version + 1 };
    expect(await admin.call(updateModel, { params: { id: shared }, body: on })).toMatchObject({ code: 200 });
    expect(await valuesOf(sales.call, shared, mine)).toMatchObject({ secret: '密' });
  });

  it('a record of one model is not there in another', async () => {
    const reading: CallName[] = ['read', 'show', 'history', 'update', 'remove', 'removeSeveral'];
    const codes = await codesOf(sales, own, mine, reading);
    expect(new Set(Object.values(codes))).toEqual(new Set([404]));
  });

  it.each([
    ['btn_add', ['create']],
    ['btn_edit', ['update']],
    ['btn_remove', ['remove', 'removeSeveral']],
    ['btn_detail', ['read', 'show', 'history']],
  ] as [string, CallName[]][])(
    'without %s these calls are refused and all others are not',
    async (button, refused) => {
      const id = await added(admin.call, shared, { title: '乙' });
      const itemId = `${shared}.button.${button}`;
      await grant('delete from role_permission where "roleId" = $1 and "itemId" = $2', ['sales', itemId]);
      const codes = await codesOf(otherSales, shared, id);
      await grant('insert into role_permission values ($1, $2)', ['sales', itemId]);
      const names = Object.keys(codes) as CallName[];
      expect(names.filter((name) => codes[name] === 403)).toEqual(
        names.filter((name) => refused.includes(name)),
      );
    },
  );
});

describe('whose records one sees', () => {
  it('a form for oneself shows nobody else’s, not even to an administrator', async () => {
    const id = await added(sales.call, own, { title: '我的' });
    for (const person of [otherSales, admin]) {
      expect(await codesOf(person, own, id, ['read', 'show', 'history', 'update', 'remove'])).toEqual({
        ...{ read: 404, show: 404, history: 404, update: 404, remove: 404 },
      });
      const { data } = await person.call(listRecords, { params: { modelId: own }, body: {} });
      expect(data?.list).toEqual([]);
      const picked = await person.call(selectRecords, { params: { modelId: own }, query: {} });
      expect(picked.data?.list).toEqual([]);
    }
    const { data } = await sales.call(listRecords, { params: { modelId: own }, body: {} });
    expect(data?.list).toMatchObject([{ id }]);
  });

  it('customers see what they filled in themselves, and names without accounts', async () => {
    const id = await added(customer.call, shared, { title: '客户的' });
    const { data } = await customer.call(listRecords, { params: { modelId: shared }, body: {} });
    expect(data?.list).toMatchObject([{ id }]);
    expect(await codesOf(otherCustomer, shared, id, ['read', 'show', 'update', 'remove'])).toEqual({
      ...{ read: 404, show: 404, update: 404, remove: 404 },
    });
    expect(await codesOf(customer, shared, mine, ['read', 'history'])).toEqual({ read: 404, history: 404 });
    expect(await change(sales.call, shared, id, { title: '改' }, 1)).toMatchObject({ code: 200 });
    const record = await customer.call(getRecord, { params: { modelId: shared, id } });
    expect(record.data?.lastModifyUserName).not.toContain('sales01');
    expect(record.data?.lastModifyUserName).not.toBe('');
  });

  it('ids of others among mine delete nothing', async () => {
    const id = await added(customer.call, shared, { title: '客户的' });
    const ids = [id, mine];
    expect(await customer.call(deleteRecords, { params: { modelId: shared }, body: { ids } })).toMatchObject({
      code: 404,
    });
    expect(await valuesOf(customer.call, shared, id)).toMatchObject({ title: '客户的' });
  });
});

describe('what one sees', () => {
  it('what is covered is covered in every list and name, also for who may change it', async () => {
    const shown = await sales.call(showRecord, { params: { modelId: shared, id: mine } });
    expect(JSON.parse(shown.data?.data ?? '').phone).toBe('138****5678');
    expect((await valuesOf(sales.call, shared, mine)).phone).toBe('138****5678');
    const itemId = `${shared}.button.btn_edit`;
    await grant('delete from role_permission where "itemId" = $1', [itemId]);
    expect((await valuesOf(sales.call, shared, mine)).phone).toBe('138****5678');
    await grant('insert into role_permission values ($1, $2)', ['sales', itemId]);
    // The number cannot be spelled out digit by digit.
    for (const [keyword, found] of [
      ['12345678', 0],
      ['5678', 1],
    ] as const) {
      const { data } = await sales.call(listRecords, { params: { modelId: shared }, body: { keyword } });
      expect(data?.list).toHaveLength(found);
    }
  });

  it('a form that refers to another model opens the columns it refers to, and no others', async () => {
    const columnOptions = 'title,secret,phone';
    const target = { params: { modelId: shared }, query: { relationField: 'title', columnOptions } };
    expect(await ops.call(selectRecords, target)).toMatchObject({ code: 404 });
    const source = { modelId: shared, labelColumn: 'title' };
    await makeModel(admin.call, [field('which', 'relatedRecord', { source })], { roleIds: ['operations'] });
    const { data } = await ops.call(selectRecords, target);
    const row = data?.list.find(({ id }) => id === mine);
    expect(row).toEqual({ id: mine, title: '甲' });
    expect(await codesOf(ops, shared, mine, ['read', 'list', 'create'])).toEqual({
      ...{ read: 404, list: 404, create: 404 },
    });
    const mineAgain = await sales.call(selectRecords, { ...target, query: { ...target.query, ids: mine } });
    expect(mineAgain.data?.list).toEqual([{ id: mine, title: '甲', secret: '密', phone: '138****5678' }]);
  });

  it('a menu without the detail button shows the columns of the list only', async () => {
    const itemId = `${shared}.button.btn_detail`;
    await grant('delete from role_permission where "itemId" = $1', [itemId]);
    const query = { columnOptions: 'title,secret', ids: mine };
    const { data } = await sales.call(selectRecords, { params: { modelId: shared }, query });
    await grant('insert into role_permission values ($1, $2)', ['sales', itemId]);
    expect(data?.list).toEqual([{ id: mine, title: '甲' }]);
  });
});

describe('who may design forms', () => {
  it('only who has the module', async () => {
    const body = { fullName: 'x', enCode: 'x1', formData: '{}' };
    for (const person of [sales, customer]) {
      const params = { id: shared };
      expect(await person.call(listModels, {})).toMatchObject({ code: 403 });
      expect(await person.call(getModel, { params })).toMatchObject({ code: 403 });
      expect(await person.call(createModel, { body })).toMatchObject({ code: 403 });
      expect(await person.call(updateModel, { params, body: { ...body, version: 1 } })).toMatchObject({
        code: 403,
      });
      expect(await person.call(deleteModel, { params })).toMatchObject({ code: 403 });
    }
  });
});
