import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { findReceipt, keepReceipt } from './receipt.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ from: 'empty', withJobs: true });
});
afterAll(() => app.close());

it('a command is recognised for a week, and no longer', async () => {
  const { db, pool } = app.database;
  const day = 24 * 60 * 60 * 1000;
  for (const days of [6, 8])
    await keepReceipt(db, {
      ...{ userId: 'somebody', commandId: `days-${days}`, name: 'x', askedHash: null, reply: '{}' },
      at: new Date(Date.now() - days * day),
    });
  await pool.query(`select graphile_worker.add_job('forgetOldReceipts', '{}')`);
  await expect.poll(() => findReceipt(db, 'somebody', 'days-8')).toBeUndefined();
  expect(await findReceipt(db, 'somebody', 'days-6')).toBeDefined();
});
