import { listSearchNames, searchRequests } from '@fairway/contract/search.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ from: 'demo' });
});
afterAll(async () => {
  await app?.close();
});

it('spells the menu and the flows of the caller, and of nobody else', async () => {
  const { data: sales } = await (await app.as('sales01')).call(listSearchNames, {});
  expect(sales?.menus).toContainEqual({ id: 'myFiles', quickQuery: 'wodewenjian wdwj' });
  expect(sales?.flows).toContainEqual(
    expect.objectContaining({ enCode: 'leave', fullName: '请假申请', quickQuery: 'qingjiashenqing qjsq' }),
  );
  const { data: customer } = await (await app.as('client01')).call(listSearchNames, {});
  expect(customer?.flows.map(({ enCode }) => enCode)).not.toContain('leave');
  const menus = customer?.menus.map(({ id }) => id);
  expect(menus).not.toContain('auditLog');
});

it('finds requests in the lists of the caller only', async () => {
  const { data: manager } = await (await app.as('manager01')).call(searchRequests, {
    query: { keyword: '请假' },
  });
  const todo = manager?.todo ?? [];
  expect(todo.length).toBeGreaterThan(0);
  expect(todo.length).toBeLessThanOrEqual(5);
  for (const { fullName } of todo) expect(fullName).toContain('请假');
  const { data: customer } = await (await app.as('client01')).call(searchRequests, {
    query: { keyword: '请假' },
  });
  expect(customer).toEqual({ todo: [], launched: [], done: [], copies: [] });
});

it('asks for words', async () => {
  const { call } = await app.as('sales01');
  expect(await call(searchRequests, { query: { keyword: '  ' } })).toMatchObject({ code: 422 });
});
