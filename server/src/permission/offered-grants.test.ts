import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readMigrations } from '../database/migrate.ts';
import { connect, type Database } from '../database/open.ts';
import { prepareDatabase } from '../prepare.ts';
import { copyDatabase } from '../testing/test-app.ts';

let copy: Awaited<ReturnType<typeof copyDatabase>>;
let database: Database;
beforeAll(async () => {
  copy = await copyDatabase('basic');
  database = connect(copy.connection, 4, undefined, () => undefined);
});
afterAll(async () => {
  await database.close();
  await copy.drop();
});

const query = (statement: string) => database.pool.query(statement);
/** What a start of a version does that has other grants than the one before. */
async function upgrade() {
  await query(`update seed set edition = 'of the version before' where name = 'role'`);
  await prepareDatabase(database, { demo: false });
}
const rolesWith = async (modelId: string) =>
  (await query(`select "roleId" from role_menu where "menuId" = '${modelId}' order by "roleId"`)).rows.map(
    ({ roleId }) => roleId,
  );
const has = async (roleId: string, itemId: string) =>
  (await query(`select from role_permission where "roleId" = '${roleId}' and "itemId" = '${itemId}'`))
    .rowCount === 1;

describe('a company of before grants were kept in mind', () => {
  beforeAll(async () => {
    // Quotes and the button of inquiries came after its roles; it had taken local charges from its customers.
    await query(`drop table offered_grant`);
    await query(`delete from role_menu where "menuId" = 'quote'`);
    await query(`delete from role_permission where "itemId" = 'rateInquiry.button.btn_answer'`);
    await query(`delete from role_menu where "roleId" = 'customer' and "menuId" = 'localCharge'`);
    const migration = (await readMigrations()).find(({ name }) => name.includes('offered_grants'));
    await query(migration?.sql ?? expect.fail());
    await upgrade();
  });

  it('gets what no role has yet', async () => {
    expect(await rolesWith('quote')).toEqual([
      'customer',
      'manager',
      'operations',
      'overseasAgent',
      'pricing',
      'sales',
    ]);
    expect(await has('pricing', 'rateInquiry.button.btn_answer')).toBe(true);
    expect(await has('customer', 'rateInquiry.button.btn_answer')).toBe(false);
  });

  it('does not get back what it took from one of its roles', async () => {
    expect(await rolesWith('localCharge')).not.toContain('customer');
  });

  it('is never given again what it takes away from now on', async () => {
    await query(`delete from role_menu where "roleId" = 'sales' and "menuId" = 'quote'`);
    await query(`delete from role_permission where "itemId" = 'rateInquiry.button.btn_answer'`);
    await upgrade();
    await prepareDatabase(database, { demo: false });
    expect(await rolesWith('quote')).not.toContain('sales');
    expect(await has('pricing', 'rateInquiry.button.btn_answer')).toBe(false);
  });
});

describe('a version with something new', () => {
  it('gives it with its heading, and nothing in a module that the role has not any more', async () => {
    await query(`delete from offered_grant where "grantId" in ('auditLog', 'freight.column.floor')`);
    await query(`delete from role_menu where "roleId" = 'manager' and "menuId" in ('auditLog', 'system')`);
    await query(`delete from role_permission where "itemId" = 'freight.column.floor'`);
    await query(`delete from role_menu where "roleId" = 'sales' and "menuId" = 'freight'`);
    await upgrade();
    expect(await rolesWith('auditLog')).toContain('manager');
    expect(await rolesWith('system')).toContain('manager');
    expect(await has('operations', 'freight.column.floor')).toBe(true);
    expect(await has('sales', 'freight.column.floor')).toBe(false);
  });

  it('leaves a role alone that the company deleted, and makes no other of its code', async () => {
    const client = new pg.Client(copy.connection);
    await client.connect();
    await client.query(`delete from role_menu where "roleId" = 'overseasAgent'`);
    await client.query(`delete from role_permission where "roleId" = 'overseasAgent'`);
    await client.query(`delete from role where id = 'overseasAgent'`);
    await client.end();
    await upgrade();
    expect((await query(`select id from role where "enCode" = 'overseasAgent'`)).rows).toEqual([]);
  });
});
