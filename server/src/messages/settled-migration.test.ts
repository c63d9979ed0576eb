import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readMigrations } from '../database/migrate.ts';
import { copyDatabase } from '../testing/test-app.ts';

let copy: Awaited<ReturnType<typeof copyDatabase>>;
let client: pg.Client;
beforeAll(async () => {
  copy = await copyDatabase('demo');
  client = new pg.Client(copy.connection);
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await copy.drop();
});

interface Row {
  key: string;
  asks: string | null;
  isOpen: boolean;
  as: string | null;
}
const rows = async () =>
  (
    await client.query<Row>(
      `select "userId" || ' ' || "messageId" as key, asks, "settledAt" is null as "isOpen", "settledAs" as "as"
       from message_receiver order by 1`,
    )
  ).rows;

it('a company that was there before has its messages settled as if it had always been so', async () => {
  const written = await rows();
  expect(written.filter(({ asks }) => asks !== null).length).toBeGreaterThan(50);
  await client.query(`alter table message_receiver drop column asks, drop column "settledAt", drop column "settledAs",
    drop column "settledBy", drop column "settledTo"`);
  const migration = (await readMigrations()).find(({ name }) => name.includes('settled_messages'));
  await client.query(`create index message_receiver_list on message_receiver ("userId");
    create index message_receiver_unread on message_receiver ("userId")`);
  await client.query(`begin; ${migration?.sql}; commit`);
  const migrated = await rows();
  const shown = ({ key, asks, isOpen }: Row) => `${key} ${asks} ${isOpen}`;
  expect(migrated.map(shown)).toEqual(written.map(shown));
  // What exactly was done to a task is not always in the rows; what was agreed to is.
  const agreed = migrated.filter(({ as }) => as === 'approved').length;
  expect(agreed).toBeGreaterThan(20);
  expect(migrated.filter(({ isOpen, as }) => isOpen !== (as === null))).toEqual([]);
});

it('reminders of a password that were sent before are settled by its change, too', async () => {
  await client.query(`insert into message (id, type, title, "bodyText", "creatorTime")
    values ('due', 3, '请修改密码', '', '2026-01-02')`);
  await client.query(`insert into message_receiver ("messageId", "userId", type, "creatorTime")
    select 'due', "userId", 3, '2026-01-02' from user_password where "userId" in ('user-sales01', 'user-ops01')`);
  await client.query(`update user_password set "changedAt" = '2026-01-03' where "userId" = 'user-sales01'`);
  await client.query(`update user_password set "changedAt" = '2026-01-01' where "userId" = 'user-ops01'`);
  const migration = (await readMigrations()).find(({ name }) => name.includes('unsettled_messages'));
  await client.query('drop index if exists message_receiver_unsettled');
  await client.query(`begin; ${migration?.sql}; commit`);
  const reminded = (await rows()).filter(({ key }) => key.endsWith(' due'));
  expect(reminded).toMatchObject([
    { asks: 'password.user-ops01', isOpen: true, as: null },
    { asks: 'password.user-sales01', isOpen: false, as: 'passwordChanged' },
  ]);
});
