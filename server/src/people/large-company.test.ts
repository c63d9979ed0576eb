import * as contract from '@fairway/contract/organisation.ts';
import { flattenTree } from '@fairway/domain/tree/flatten-tree.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let sales: Person;

const sql = (statement: string) => app.database.pool.query(statement);

beforeAll(async () => {
  app = await startTestApp({ from: 'demo' });
  await sql(`insert into organisation (id, "parentId", kind, "fullName", "enCode")
    select 'many-' || n, case when n <= 20 then 'org-group' else 'many-' || (n + 19) / 20 end,
      'department', '部门' || n, 'many-' || n from generate_series(1, 500) n`);
  await sql(`insert into user_account (id, account, "realName", "organisationId", "managerId")
    select 'many-' || n, 'many' || n, '员工' || n, 'many-' || 1 + n % 500,
      case when n > 1 then 'many-' || n / 2 else 'user-sales01' end from generate_series(1, 5000) n`);
  await sql(
    `insert into user_organisation select id, "organisationId" from user_account where id like 'many-%'`,
  );
  sales = await app.as('sales01');
});
afterAll(() => app.close());

async function timed<T>(work: () => Promise<T>): Promise<[T, number]> {
  const start = performance.now();
  return [await work(), performance.now() - start];
}

it('answers the tree of 5,000 people and 500 departments soon, then from memory', async () => {
  // Nothing is in memory any more.
  await sql(`update organisation set "fullName" = "fullName" where id = 'many-1'`);
  const [first, slow] = await timed(() => sales.call(contract.getUserTree));
  const nodes = flattenTree(first.data?.list ?? []);
  expect(nodes.filter(({ id, type }) => type === 'user' && id.startsWith('many-'))).toHaveLength(5_000);
  expect(nodes.filter(({ id, type }) => type === 'department' && id.startsWith('many-'))).toHaveLength(500);
  expect(slow).toBeLessThan(5_000);
  const [again, quick] = await timed(() => sales.call(contract.getUserTree));
  expect(again).toEqual(first);
  expect(quick).toBeLessThan(2_000);
});

it('asks the database nothing more while nothing changes', async () => {
  await sales.call(contract.getUserTree);
  let asked = 0;
  const { pool } = app.database;
  const { connect } = pool;
  pool.connect = ((...given: unknown[]) => {
    asked++;
    return Reflect.apply(connect, pool, given);
  }) as typeof connect;
  await sales.call(contract.getUserTree);
  pool.connect = connect;
  // For the session, and for nothing after it.
  expect(asked).toBe(1);
});

it('sees a change at once, and once for everybody who asks', async () => {
  await sql(`update user_account set "realName" = '改名' where id = 'many-77'`);
  const [answers, took] = await timed(() =>
    Promise.all(Array.from({ length: 10 }, () => sales.call(contract.getUserTree))),
  );
  for (const { data } of answers) expect(JSON.stringify(data)).toContain('改名/many77');
  expect(took).toBeLessThan(15_000);
});

it('pages, opens ranges and climbs through it soon', async () => {
  const [, took] = await timed(async () => {
    const range = { departIds: ['org-group'], pagination: { currentPage: 3, pageSize: 50 } };
    const { data } = await sales.call(contract.listUsersInRange, { body: range });
    expect(data?.list).toHaveLength(50);
    expect(data?.pagination.total).toBeGreaterThan(5_000);
    expect((await sales.call(contract.searchSubordinates, { body: {} })).data).toHaveLength(5_000);
    const ids = Array.from({ length: 2_000 }, (_, n) => `many-${n + 1}`).reverse();
    const { data: named } = await sales.call(contract.listUsersByIds, { body: { ids } });
    expect(named?.list.map(({ id }) => id)).toEqual(ids);
  });
  expect(took).toBeLessThan(8_000);
});
