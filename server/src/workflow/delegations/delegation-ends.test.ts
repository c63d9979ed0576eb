import { listMessages } from '@fairway/contract/messages.ts';
import { addDelegation, changeDelegation } from '@fairway/contract/workflow-delegations.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { numbersAgree } from '../../messages/testing/unread-numbers.ts';
import { openSocket } from '../../testing/open-socket.ts';
import { type Person, startTestApp, type TestApp } from '../../testing/test-app.ts';

let house: TestApp;
let sales: Person;
let ops: Person;
beforeAll(async () => {
  house = await startTestApp({ from: 'demo', withJobs: true });
  [sales, ops] = [await house.as('sales01'), await house.as('ops01')];
  await house.database.db.deleteFrom('message_receiver').execute();
});
afterAll(() => house.close());

const became = async (person: Person) =>
  (await person.call(listMessages, { query: {} })).data?.list.map(({ settled }) => settled?.text ?? '');

it('messages about a delegation are settled when its time is over, and open screens hear of it', async () => {
  const socket = await openSocket(house.url, ops);
  socket.say({ method: 'OnConnection' });
  await socket.hear('initMessage');
  house.clock.now = new Date();
  const startTime = Date.now();
  const body = { type: '1' as const, toUserId: 'user-ops01', flowId: '', description: '' };
  const { data } = await sales.call(addDelegation, {
    body: { ...body, startTime, endTime: startTime + 3_600_000 },
  });
  await socket.hear('messagePush');
  house.clock.now = new Date();
  const endTime = Date.now() + 3_000;
  await sales.call(changeDelegation, {
    params: { id: data?.id ?? '' },
    body: { ...body, startTime, endTime },
  });
  await expect.poll(() => became(ops), { timeout: 20_000 }).toEqual(['委托已到期', '周子涵 已修改委托']);
  expect(Date.now()).toBeGreaterThanOrEqual(endTime);
  expect(await became(sales)).toEqual(['委托已到期', '您已修改委托']);
  const { pool } = house.database;
  expect(await numbersAgree(pool, { person: ops, userId: 'user-ops01', sockets: [socket] })).toBe(0);
  socket.wire.terminate();
});
