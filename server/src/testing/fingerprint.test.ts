import { afterAll, beforeAll, expect, it } from 'vitest';
import { fingerprint } from './fingerprint.ts';
import { startTestApp, type TestApp } from './test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it.each([
  [
    'a row that is new',
    `insert into organisation (id, kind, "fullName", "enCode") values ('o', 'company', 'o', 'o')`,
  ],
  ['a row that is gone', `delete from organisation where id = 'o'`],
  ['one value', `update user_account set "realName" = 'x' where account = 'sales01'`],
  [
    'two values that changed places',
    `update user_account set "realName" = case account when 'ops01' then '沈立群' else '朱婷婷' end
     where account in ('ops01', 'manager01')`,
  ],
])('%s is noticed, and nothing else', async (_what, statement) => {
  const { pool } = app.database;
  const before = await fingerprint(pool);
  expect(await fingerprint(pool)).toEqual(before);
  await pool.query(statement);
  const after = await fingerprint(pool);
  const changed = Object.keys(after).filter((table) => after[table] !== before[table]);
  // Changes of some tables are counted, so that answers kept in memory are dropped.
  expect(changed.filter((table) => table !== 'change_stamp')).toHaveLength(1);
});
