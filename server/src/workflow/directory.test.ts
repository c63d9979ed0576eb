import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { userIdOf } from '../organisation/demo/ids.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { directoryEdition } from './directory/store.ts';
import { cachedDirectory, directoryOf } from './directory.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ from: 'demo' });
});
afterAll(() => app.close());

const salesId = userIdOf('sales01');
const nameNow = async () => (await directoryOf(app.database.db)).users.get(salesId)?.name;

it('what was taken back is not taken for what came after it', async () => {
  const { db } = app.database;
  const before = await nameNow();
  const takenBack = db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('user_account')
      .set({ realName: '不算' })
      .where('id', '=', salesId)
      .execute();
    expect((await directoryOf(transaction)).users.get(salesId)?.name).toBe('不算');
    throw new Error('taken back');
  });
  await expect(takenBack).rejects.toThrow('taken back');
  expect(await nameNow()).toBe(before);
  // The next change of anybody moves the stamp to the number it had for a moment.
  await db.updateTable('user_account').set({ gender: '1' }).where('id', '=', userIdOf('gm01')).execute();
  expect(await nameNow()).toBe(before);
});

it('an edition that nobody keeps is not made up from the people of now', async () => {
  const { db } = app.database;
  await directoryOf(db);
  const { edition } = await directoryEdition(db, '');
  expect(await cachedDirectory(db, edition, salesId)).toBeDefined();
  expect(await cachedDirectory(db, `gone ${randomUUID()}`, salesId)).toBeUndefined();
});
