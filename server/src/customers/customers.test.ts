import { customers } from '@fairway/contract/customers.ts';
import type { Input } from '@fairway/contract/endpoint.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userIdOf } from '../organisation/demo/ids.ts';
import { type Person, startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
/** Everything; keeps customers without removing them; reads them without credit terms; is a customer. */
let [admin, sales, ops, client, nobody]: Person[] = [];
beforeAll(async () => {
  app = await startTestApp({ from: 'demo' });
  [admin, sales, ops, client, nobody] = await Promise.all(
    ['admin', 'sales01', 'ops01', 'client01', 'nomenu'].map((account) => app.as(account)),
  );
});
afterAll(() => app.close());

type Written = NonNullable<Input<typeof customers.add>['body']>;
let last = 0;
const written = (changes: Partial<Written> = {}): Written => ({
  ...{ nameCn: `测试客户${++last}有限公司`, shortName: `测试${last}`, roles: ['customer'], kind: 'direct' },
  ...{ level: 'B', salesId: userIdOf('sales01'), serviceId: null, status: 'active' },
  ...changes,
});
const add = (changes: Partial<Written> = {}, person = admin) =>
  person?.call(customers.add, { body: written(changes) }) ?? expect.fail();
async function added(changes: Partial<Written> = {}): Promise<string> {
  const { data, msg } = await add(changes);
  return data?.id ?? expect.fail(msg);
}
const get = async (id: string, person = admin) =>
  (await person?.call(customers.get, { params: { id } }))?.data ?? expect.fail();
const term = {
  ...{ settle: 'monthly' as const, baseDate: 'etd' as const, limit: '500000', limitCurrency: 'CNY' },
  ...{ validFrom: '2026-01-01', validTo: '2026-12-31', status: 'active' as const },
};

it('gets the next number where none is given, and keeps one that is', async () => {
  expect((await get(await added())).enCode).toMatch(/^KH\d{6}$/);
  expect((await get(await added({ enCode: 'acme-1' }))).enCode).toBe('ACME-1');
  const taken = await add({ enCode: 'ACME-1' });
  expect(taken).toMatchObject({ code: 400, msg: expect.stringContaining('ACME-1') });
});

describe('the credit code', () => {
  it('is checked, and read as people write it', async () => {
    expect((await get(await added({ creditCode: '91310000ma1fl8t219' }))).creditCode).toBe(
      '91310000MA1FL8T219',
    );
    const wrong = await add({ creditCode: '91310000MA1FL8T218' });
    expect(wrong).toMatchObject({ code: 400, msg: expect.stringContaining('91310000MA1FL8T218') });
  });
  it('is that of one customer; many have none', async () => {
    expect((await add({ creditCode: '91330200MA2AB3C47G' })).code).toBe(200);
    expect((await add({ creditCode: '91330200MA2AB3C47G' })).code).toBe(400);
    expect((await add()).code).toBe(200);
    expect((await add()).code).toBe(200);
  });
});

describe('accounts', () => {
  const contact = (userId: string) => ({ name: '林经理', userId });
  it('sign in for one customer, and people of the company for none', async () => {
    // The demo company named them already.
    await app.database.db.deleteFrom('customer_user').execute();
    const first = await added({ contacts: [contact(userIdOf('client01'))] });
    expect(await add({ contacts: [contact(userIdOf('client01'))] })).toMatchObject({
      code: 400,
      msg: expect.stringContaining('client01'),
    });
    expect((await add({ contacts: [contact(userIdOf('sales01'))] })).code).toBe(400);
    // They see their own company and no other.
    const other = await added();
    const options = (await client?.call(customers.options, { query: {} }))?.data?.list;
    expect(options?.map(({ id }) => id)).toEqual([first]);
    const asked = await client?.call(customers.options, { query: { ids: `${first},${other}` } });
    expect(asked?.data?.list.map(({ id }) => id)).toEqual([first]);
    expect((await client?.call(customers.get, { params: { id: first } }))?.code).toBe(403);
    // Given up, the account is free again.
    const { version, ...kept } = await get(first);
    await admin?.call(customers.change, { params: { id: first }, body: { ...kept, contacts: [], version } });
    expect((await client?.call(customers.options, { query: {} }))?.data?.list).toEqual([]);
  });
  it('who has nothing to do with customers is offered none', async () => {
    expect((await nobody?.call(customers.options, { query: {} }))?.data?.list).toEqual([]);
  });
});

describe('credit terms', () => {
  it('do not hold twice on a day for the same business', async () => {
    const twice = [term, { ...term, validFrom: '2026-12-31', validTo: null }];
    expect(await add({ creditTerms: twice })).toMatchObject({ code: 400, msg: expect.stringContaining('1') });
    const apart = [
      { ...term, bizTypes: ['SE' as const] },
      { ...term, bizTypes: ['AE' as const] },
    ];
    expect((await add({ creditTerms: apart })).code).toBe(200);
    expect((await add({ creditTerms: [{ ...term, validTo: '2025-12-31' }] })).code).toBe(400);
  });

  it('are seen, changed and told only where they are granted', async () => {
    const id = await added({ creditTerms: [term] });
    expect(await get(id, sales)).toHaveProperty('creditTerms');
    expect(await get(id, ops)).not.toHaveProperty('creditTerms');
    const { version, ...kept } = await get(id);
    const raised = { ...kept, version, creditTerms: [{ ...term, limit: '800000' }] };
    expect((await sales?.call(customers.change, { params: { id }, body: raised }))?.code).toBe(200);
    const history = async (person: Person | undefined) =>
      (await person?.call(customers.history, { params: { id }, query: {} }))?.data?.list[0]?.differences;
    expect(await history(sales)).toMatchObject([{ field: 'creditTerms' }]);
    expect(await history(ops)).toEqual([]);
  });

  it('stay when somebody saves who does not see them', async () => {
    const id = await added({ creditTerms: [term] });
    // Operations may not edit by default: give them the button alone.
    await app.database.pool.query(
      `insert into role_permission values ('operations', 'customers.button.btn_edit')`,
    );
    const { version, ...kept } = await get(id, ops);
    const saved = await ops?.call(customers.change, {
      params: { id },
      body: { ...kept, remark: '备注', version },
    });
    expect(saved?.code, saved?.msg).toBe(200);
    expect(await get(id)).toMatchObject({ remark: '备注', creditTerms: [{ limit: '500000' }] });
  });
});

it('one title is the usual one, whatever was said', async () => {
  const title = (name: string, isDefault: boolean) => ({ title: name, kind: 'special' as const, isDefault });
  const id = await added({ invoiceTitles: [title('甲', false), title('乙', true), title('丙', true)] });
  expect((await get(id)).invoiceTitles.map(({ isDefault }) => isDefault)).toEqual([false, true, false]);
});

it('lists are narrowed by role, level and salesperson, and found by short name and spelling', async () => {
  const id = await added({
    shortName: '鲸落国际',
    nameCn: '鲸落国际物流有限公司',
    roles: ['trucker'],
    level: 'D',
  });
  const ids = async (body: Input<typeof customers.list>['body']) =>
    (await admin?.call(customers.list, { body }))?.data?.list.map((row) => row.id);
  expect(await ids({ keyword: 'jlgj' })).toEqual([id]);
  expect(await ids({ keyword: '鲸落' })).toEqual([id]);
  expect(await ids({ filters: { role: 'trucker', level: ['D'], salesId: userIdOf('sales01') } })).toContain(
    id,
  );
  expect(await ids({ filters: { role: 'broker', level: ['D'] } })).not.toContain(id);
});
