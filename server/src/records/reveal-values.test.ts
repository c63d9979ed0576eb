import {
  getRecord,
  listRecordHistory,
  listRecords,
  printRecordValues,
  revealRecordValue,
  selectRecords,
  showRecord,
} from '@fairway/contract/records.ts';
import { listAudit } from '@fairway/contract/system.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { userIdOf } from '../organisation/demo/ids.ts';
import { type Person, startTestApp, type TestApp } from '../testing/test-app.ts';
import { added, change, field, makeModel, table } from './testing/make-model.ts';

let house: TestApp;
let admin: Person;
let sales: Person;
let otherSales: Person;
let finance: Person;

beforeAll(async () => {
  house = await startTestApp({ from: 'demo' });
  [admin, sales, otherSales, finance] = (await Promise.all(
    ['admin', 'sales01', 'sales02', 'finance01'].map((account) => house.as(account)),
  )) as [Person, Person, Person, Person];
});
afterAll(() => house.close());

const nodes = [
  field('title', 'text'),
  field('owner', 'user'),
  field('phone', 'text', {
    ...{ mask: 'mobile', label: '联系电话', rules: [{ check: 'format', format: 'mobile' }] },
    revealTo: { fields: ['owner'], roles: ['finance'] },
  }),
  table('rows', [field('card', 'text', { mask: 'bankCard', label: '卡号' })]),
];
const [phone, card] = ['13812345678', '6222021234567890'];
const whole = new RegExp(`${phone}|${card}`);
const values = { title: '远洋', phone, rows: [{ id: 'r1', card }] };

async function made(more: object = {}) {
  const modelId = await makeModel(admin.call, nodes, {
    roleIds: ['sales', 'finance'],
    listFields: ['title', 'phone'],
  });
  return { modelId, id: await added(sales.call, modelId, { ...values, ...more }) };
}
const look = (by: Person, params: { modelId: string; id: string }, body: { field: string; row?: string }) =>
  by.call(revealRecordValue, { params, body });
const audit = async () =>
  (await admin.call(listAudit, { query: { keyword: 'RecordValue' } })).data?.list.map(
    ({ name, realName, target }) => ({ name, realName, target }),
  ) ?? [];

it('is masked for everybody, in every reply; who may not look is refused and nothing is written down', async () => {
  const params = await made();
  const { modelId } = params;
  for (const by of [admin, sales, otherSales, finance]) {
    const replies = [
      await by.call(getRecord, { params }),
      await by.call(showRecord, { params }),
      await by.call(listRecords, { params: { modelId }, body: {} }),
      await by.call(listRecordHistory, { params, query: {} }),
      await by.call(selectRecords, { params: { modelId }, query: { columnOptions: 'title,phone' } }),
    ];
    for (const reply of replies) expect(JSON.stringify(reply)).not.toMatch(whole);
    const found = await by.call(listRecords, {
      params: { modelId },
      body: { queryJson: JSON.stringify({ phone: '13700000000' }) },
    });
    expect(found.data?.pagination.total).toBe(1);
    const sought = await by.call(listRecords, { params: { modelId }, body: { keyword: '1234567' } });
    expect(sought.data?.pagination.total).toBe(0);
  }
  const before = await audit();
  expect(await look(otherSales, params, { field: 'phone' })).toMatchObject({ code: 403 });
  expect(await look(otherSales, params, { field: 'title' })).toMatchObject({ code: 403 });
  expect(await look(otherSales, params, { field: 'nosuch' })).toMatchObject({ code: 404 });
  const outside = await house.as('client01');
  expect(await look(outside, params, { field: 'phone' })).toMatchObject({ code: 404 });
  expect(await audit()).toEqual(before);
});

it('who filled it in, whom it names and who has the role look at it; the log says who, what and which field', async () => {
  const params = await made({ owner: userIdOf('sales02') });
  const reveals = async (by: Person) => (await by.call(getRecord, { params })).data?.reveals;
  expect(await reveals(sales)).toEqual(['phone', 'rows.card']);
  expect(await reveals(otherSales)).toEqual(['phone']);
  expect(await reveals(finance)).toEqual(['phone']);
  expect(await reveals(admin)).toEqual([]);
  for (const by of [sales, otherSales, finance])
    expect(await look(by, params, { field: 'phone' })).toMatchObject({ code: 200, data: { value: phone } });
  expect(await look(sales, params, { field: 'rows.card', row: 'r1' })).toMatchObject({
    data: { value: card },
  });
  expect(await look(sales, params, { field: 'rows.card', row: 'r2' })).toMatchObject({ code: 404 });
  expect(await look(finance, params, { field: 'rows.card', row: 'r1' })).toMatchObject({ code: 403 });

  const lines = (await audit()).slice(0, 4);
  expect(new Set(lines.map(({ name }) => name))).toEqual(new Set(['revealRecordValue']));
  expect(lines[0]?.target).toMatch(new RegExp(`^卡号 · 表单\\d+/${params.id}$`));
  expect(lines[1]?.target).toMatch(new RegExp(`^联系电话 · 表单\\d+/${params.id}$`));
  expect(new Set(lines.map(({ realName }) => realName)).size).toBe(3);
  expect(JSON.stringify(await audit())).not.toMatch(whole);
});

it('each look is a line, also of a call that is sent twice, and no value is kept anywhere else', async () => {
  const params = await made();
  const headers = { 'command-id': 'look-at-it-once-more' };
  const before = (await audit()).length;
  for (let times = 0; times < 2; times += 1)
    expect(await sales.call(revealRecordValue, { params, body: { field: 'phone' }, headers })).toMatchObject({
      data: { value: phone },
    });
  expect((await audit()).length).toBe(before + 2);
  const kept = await house.database.pool.query('select reply from command_receipt where name = $1', [
    'revealRecordValue',
  ]);
  expect(kept.rows).toEqual([]);
});

it('paper has every value one may look at, and none of the others', async () => {
  const params = await made();
  const printed = await sales.call(printRecordValues, { params });
  expect(printed.data?.list).toEqual([
    { field: 'phone', value: phone },
    { field: 'rows.card', row: 'r1', value: card },
  ]);
  expect((await audit())[0]).toMatchObject({
    name: 'printRecordValues',
    target: expect.stringMatching(/^联系电话、卡号 · /),
  });
  expect((await finance.call(printRecordValues, { params })).data?.list).toHaveLength(1);
  expect((await otherSales.call(printRecordValues, { params })).data?.list).toEqual([]);
});

it('who may change it but not look keeps it by sending the mask back, and replaces it by another value', async () => {
  const params = await made();
  const { modelId, id } = params;
  const stored = async () =>
    JSON.stringify((await house.database.pool.query('select data from record where id = $1', [id])).rows);
  const { data } = await otherSales.call(getRecord, { params });
  const seen = JSON.parse(data?.data ?? '{}');
  expect(seen.phone).toBe('138****5678');
  expect(await change(otherSales.call, modelId, id, { ...seen, title: '远洋贸易' }, 1)).toMatchObject({
    code: 200,
  });
  expect(await stored()).toContain(phone);
  expect(await stored()).toContain(card);
  expect(await change(otherSales.call, modelId, id, { ...seen, phone: '13700000001' }, 2)).toMatchObject({
    code: 200,
  });
  expect(await stored()).toContain('13700000001');
  expect(await change(otherSales.call, modelId, id, { ...seen, phone: '138****5679' }, 3)).toMatchObject({
    code: 422,
  });
});
