import {
  createRecord,
  deleteRecord,
  deleteRecords,
  getModelConfig,
  getRecord,
  listRecordHistory,
  listRecords,
  showRecord,
} from '@fairway/contract/records.ts';
import { getCurrentUser } from '@fairway/contract/session.ts';
import { listAudit } from '@fairway/contract/system.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../testing/test-app.ts';
import { add, added, change, field, makeModel, table, valuesOf } from './testing/make-model.ts';

let house: TestApp;
let admin: Person;
let sales: Person;
let modelId: string;

const order = [
  field('number', 'billNumber', { label: '编号', billRule: 'OrderNumber' }),
  field('customer', 'text', { label: '客户', required: true }),
  field('amount', 'number', { label: '金额', precision: 2, thousands: true }),
  field('who', 'user', { label: '负责人' }),
  field('by', 'createdBy', { label: '创建人' }),
  field('at', 'createdAt', { label: '创建时间' }),
  field('lastBy', 'modifiedBy'),
  field('where', 'ownOrganisation', { label: '组织' }),
  table(
    'rows',
    [
      field('goods', 'text', { label: '品名' }),
      field('qty', 'number', { label: '数量' }),
      field('price', 'number', { label: '单价' }),
      field('sum', 'calculation', { label: '小计', calculated: '{rows.qty} * {rows.price}' }),
    ],
    { label: '明细' },
  ),
  field('total', 'calculation', { label: '合计', calculated: 'SUM({rows.sum})' }),
];

beforeAll(async () => {
  house = await startTestApp({ from: 'demo' });
  admin = await house.as('admin');
  sales = await house.as('sales01');
  modelId = await makeModel(admin.call, order, { listFields: ['number', 'customer', 'amount', 'who'] });
});
afterAll(() => house.close());

describe('a record', () => {
  let id: string;

  it('is in the menu of those who have the role, with its buttons', async () => {
    const { data } = await sales.call(getCurrentUser);
    const forms = data?.menuList.find(({ id: menuId }) => menuId === 'forms');
    expect(forms?.children.find((one) => one.id === modelId)).toMatchObject({
      type: 3,
      urlAddress: `/pages/apply/dynamicModel/index?modelId=${modelId}`,
    });
    const entry = data?.permissionList.find((one) => one.modelId === modelId);
    expect(entry?.button.map(({ enCode }) => enCode).toSorted()).toEqual([
      'btn_add',
      'btn_detail',
      'btn_edit',
      'btn_remove',
    ]);
  });

  it('starts with the form, what one may do, and who one is', async () => {
    const { data } = await sales.call(getModelConfig, { params: { modelId } });
    expect(data).toMatchObject({ id: modelId, webType: '2', acts: ['add', 'edit', 'remove', 'detail'] });
    expect(data?.context).toMatchObject({
      zone: 'Asia/Shanghai',
      user: { id: 'user-sales01', account: 'sales01', managerId: expect.stringMatching(/^user-/) },
    });
    expect(data?.context.user.organisationPath.length).toBeGreaterThan(1);
    const columns = data?.columns;
    expect(columns?.columnList.map(({ prop }) => prop)).toEqual(['number', 'customer', 'amount', 'who']);
    expect(columns?.sortList).toContainEqual({ prop: 'amount', label: '金额' });
    expect(JSON.parse(data?.definition ?? '').nodes).toHaveLength(order.length);
  });

  it('is kept with what the server works out, whatever the client says about it', async () => {
    const reply = await add(sales.call, modelId, {
      number: 'MINE-1',
      customer: '远洋',
      amount: 1234.5,
      who: 'user-sales02',
      by: 'user-admin',
      at: 1,
      total: 999,
      unknown: 'x',
      __proto__: { polluted: true },
      rows: [
        { id: 'row-1', goods: '布', qty: 2, price: 10, sum: 7, more: 'x' },
        { goods: '鞋', qty: 1, price: 5 },
      ],
    });
    expect(reply).toMatchObject({ code: 200, msg: '新建成功' });
    id = reply.data?.id ?? '';
    const values = await valuesOf(sales.call, modelId, id);
    expect(values).toMatchObject({
      number: expect.stringMatching(/^ORD\d{12}$/),
      customer: '远洋',
      amount: 1234.5,
      by: 'user-sales01',
      at: house.clock.now.getTime(),
      total: 25,
      version: 1,
      rows: [
        { id: 'row-1', goods: '布', sum: 20 },
        { id: expect.stringMatching(/^[\w-]{10,}$/), goods: '鞋', sum: 5 },
      ],
    });
    expect(Object.keys(values)).not.toContain('unknown');
    expect(Object.keys((values.rows as object[])[0] ?? {})).not.toContain('more');
    expect((values.where as string[]).length).toBeGreaterThan(1);
  });

  it('is shown with names in place of ids', async () => {
    const { data } = await sales.call(showRecord, { params: { modelId, id } });
    const shown = JSON.parse(data?.data ?? '');
    expect(shown).toMatchObject({
      amount: '1,234.50',
      by: expect.stringMatching(/^.+\/sales01$/),
      who: expect.stringMatching(/^.+\/sales02$/),
      at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      total: '25',
      rows: [{ id: 'row-1', sum: '20' }, { sum: '5' }],
    });
    expect(data?.creatorUserName).toBe('周子涵');
    expect(data?.lastModifyTime).toBeNull();
  });

  it('stands in the list', async () => {
    const { data } = await sales.call(listRecords, { params: { modelId }, body: {} });
    expect(data?.pagination.total).toBe(1);
    expect(data?.list[0]).toMatchObject({ id, customer: '远洋', amount: '1,234.50' });
    expect(data?.list[0]).not.toHaveProperty('rows');
  });

  it('is changed by who has the newest copy, and refused to who has an older one', async () => {
    const values = await valuesOf(sales.call, modelId, id);
    const rows = values.rows as { id: string }[];
    const next = { ...values, customer: '远洋二', rows: [{ ...rows[0], qty: 3 }] };
    expect(await change(sales.call, modelId, id, next)).toMatchObject({ code: 200, msg: '更新成功' });
    expect(await change(sales.call, modelId, id, { ...next, customer: '旧' })).toMatchObject({
      code: 409,
      msg: '当前表单原数据已被调整，请重新进入该页面编辑并提交数据',
    });
    expect(await change(sales.call, modelId, id, { ...next, customer: '旧' }, 1)).toMatchObject({
      code: 409,
    });
    const { version: _, ...without } = next as Record<string, unknown>;
    expect(await change(sales.call, modelId, id, without)).toMatchObject({
      code: 422,
      data: { fields: { version: '不能为空' } },
    });
    expect(await valuesOf(sales.call, modelId, id)).toMatchObject({
      customer: '远洋二',
      number: values.number,
      at: values.at,
      lastBy: 'user-sales01',
      total: 30,
      version: 2,
    });
  });

  it('keeps what was not sent', async () => {
    expect(await change(sales.call, modelId, id, { amount: 7 }, 2)).toMatchObject({ code: 200 });
    expect(await valuesOf(sales.call, modelId, id)).toMatchObject({
      customer: '远洋二',
      amount: 7,
      version: 3,
    });
  });

  it('is not changed by two at the same instant', async () => {
    const replies = await Promise.all(
      ['一', '二', '三', '四'].map((customer) => change(sales.call, modelId, id, { customer }, 3)),
    );
    expect(replies.map(({ code }) => code).toSorted()).toEqual([200, 409, 409, 409]);
  });

  it('has a history, by path and in names', async () => {
    const { data } = await sales.call(listRecordHistory, { params: { modelId, id }, query: {} });
    expect(data?.pagination.total).toBe(4);
    expect(data?.list.map(({ version }) => version)).toEqual([4, 3, 2, 1]);
    expect(data?.list[3]).toMatchObject({ act: 'create', differences: [] });
    expect(data?.list[2]).toMatchObject({
      act: 'update',
      creatorUserName: '周子涵',
      differences: [
        { path: 'customer', label: '客户', before: '远洋', after: '远洋二' },
        { path: 'rows.0.qty', label: '明细 第 1 行 数量', before: '2', after: '3' },
        { path: 'rows.0.sum', label: '明细 第 1 行 小计', before: '20', after: '30' },
        { path: 'rows.1.goods', label: '明细 第 2 行 品名', before: '鞋', after: '' },
        { path: 'rows.1.qty', label: '明细 第 2 行 数量', before: '1', after: '' },
        { path: 'rows.1.price', label: '明细 第 2 行 单价', before: '5', after: '' },
        { path: 'rows.1.sum', label: '明细 第 2 行 小计', before: '5', after: '' },
        { path: 'total', label: '合计', before: '25', after: '30' },
      ],
    });
    expect(data?.list[1]?.differences).toEqual([
      { path: 'amount', label: '金额', before: '1,234.50', after: '7.00' },
    ]);
  });

  it('is made once however often the command comes', async () => {
    const body = { data: JSON.stringify({ customer: '两次' }) };
    const headers = { 'command-id': '11111111-1111-4111-8111-111111111111' };
    const replies = await Promise.all(
      [1, 2, 3].map(() => sales.call(createRecord, { params: { modelId }, body, headers })),
    );
    expect(new Set(replies.map(({ data }) => data?.id)).size).toBe(1);
    const { data } = await sales.call(listRecords, { params: { modelId }, body: { keyword: '两次' } });
    expect(data?.list).toHaveLength(1);
  });

  it('goes, alone or with others, and with all of them or none', async () => {
    const others = [
      await added(sales.call, modelId, { customer: 'a' }),
      await added(sales.call, modelId, { customer: 'b' }),
    ];
    const ids = [...others, id];
    expect(
      await sales.call(deleteRecords, { params: { modelId }, body: { ids: [...ids, 'nosuch'] } }),
    ).toMatchObject({ code: 404 });
    expect(await sales.call(getRecord, { params: { modelId, id } })).toMatchObject({ code: 200 });
    expect(await sales.call(deleteRecord, { params: { modelId, id } })).toMatchObject({ msg: '删除成功' });
    expect(await sales.call(getRecord, { params: { modelId, id } })).toMatchObject({ code: 404 });
    expect(await sales.call(deleteRecords, { params: { modelId }, body: { ids: others } })).toMatchObject({
      code: 200,
    });
    const { data } = await sales.call(listRecords, { params: { modelId }, body: {} });
    expect(data?.pagination.total).toBe(1);
    const { rows } = await house.database.pool.query(
      'select count(*)::int as left from record_history where "recordId" = any($1)',
      [ids],
    );
    expect(rows).toEqual([{ left: 0 }]);
  });

  it('rows have numbers of their own, new ones new numbers; without its rule a number is refused at its field', async () => {
    const numbered = await makeModel(admin.call, [
      table('rows', [field('no', 'billNumber', { billRule: 'ContractNumber' }), field('x', 'text')]),
    ]);
    const rowId = await added(sales.call, numbered, { rows: [{ id: 'a', x: '1' }] });
    const more = {
      rows: [
        { x: '2', no: '假' },
        { id: 'a', x: '1', no: '假' },
      ],
    };
    expect(await change(sales.call, numbered, rowId, more, 1)).toMatchObject({ code: 200 });
    const { rows } = (await valuesOf(sales.call, numbered, rowId)) as { rows: { no: string }[] };
    const [second, first] = rows.map(({ no }) => Number(no.slice(-5)));
    expect(second).toBe((first ?? 0) + 1);
    const without = await makeModel(admin.call, [
      field('no', 'billNumber', { label: '编号', billRule: 'VisitNumber' }),
    ]);
    await house.database.pool.query('update bill_rule set "enabledMark" = 0 where "enCode" = $1', [
      'VisitNumber',
    ]);
    expect(await add(sales.call, without, {})).toMatchObject({
      code: 422,
      data: { fields: { no: '编号的选项不存在' } },
    });
  });

  it('leaves lines in the audit log', async () => {
    const { data } = await admin.call(listAudit, { query: {} });
    const names = new Set(data?.list.map(({ name }) => name));
    for (const name of ['createModel', 'createRecord', 'updateRecord', 'deleteRecord', 'deleteRecords'])
      expect(names).toContain(name);
  });
});
