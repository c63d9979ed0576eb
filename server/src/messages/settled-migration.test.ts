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
