import { approveTask, startFlow } from '@fairway/contract/workflow.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from './test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.close());

const rows = async (text: string) => (await app.database.pool.query(text)).rows;

it('a test begins with five people and nothing that anybody did', async () => {
  expect(await rows('select account from user_account order by account')).toEqual(
    ['admin', 'client01', 'manager01', 'ops01', 'sales01'].map((account) => ({ account })),
  );
  expect(await rows('select id from session')).toEqual([]);
  for (const account of ['admin', 'manager01', 'sales01', 'ops01', 'client01']) await app.as(account);
});

it('and with a flow that the manager approves', async () => {
  const [sales, manager] = await Promise.all([app.as('sales01'), app.as('manager01')]);
  const [{ versionId }] = await rows(`select "versionId" from flow_template where "enCode" = 'basic'`);
  const started = await sales.call(startFlow, {
    body: { flowId: versionId, formData: { amount: 1, reason: '出差' } },
  });
  expect(started.code, started.msg).toBe(200);
  const [task] = await rows(`select id from flow_task where "handlerId" = 'user-manager01'`);
  const approved = await manager.call(approveTask, { params: { taskOperatorId: task?.id }, body: {} });
  expect(approved.code, approved.msg).toBe(200);
});
