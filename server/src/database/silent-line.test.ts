import { afterAll, beforeAll, expect, it } from 'vitest';
import { silentProxy } from '../testing/silent-proxy.ts';
import { copyDatabase } from '../testing/test-app.ts';
import { isDatabaseGone } from './database-gone.ts';
import { connect, type Database } from './open.ts';

let copy: Awaited<ReturnType<typeof copyDatabase>>;
let line: Awaited<ReturnType<typeof silentProxy>>;
let database: Database;
beforeAll(async () => {
  copy = await copyDatabase('empty');
  line = await silentProxy(copy.connection.port);
  // Sooner than for people, so that nobody waits for this test.
  const soon = { query_timeout: 2_000 };
  const connection = { ...copy.connection, ...soon, host: line.host, port: line.port };
  database = connect(connection, 1, undefined, () => undefined);
});
afterAll(async () => {
  await database.close();
  await line.close();
  await copy.drop();
});

it('a connection on which no answer comes is given up, in a transaction too, and the next one works', async () => {
  const { db } = database;
  const ask = () => db.selectFrom('user_account').select('id').limit(1).execute();
  const command = () =>
    db.transaction().execute(async (transaction) => {
      await transaction.selectFrom('user_account').select('id').limit(1).execute();
      line.fallSilent();
      await transaction.selectFrom('user_account').select('id').limit(1).execute();
    });
  await expect(command()).rejects.toSatisfy(isDatabaseGone);
  line.workAgain();
  await ask();
  line.fallSilent();
  await expect(ask()).rejects.toSatisfy(isDatabaseGone);
  line.workAgain();
  // There is one connection: the silent one would be the next.
  await ask();
});
