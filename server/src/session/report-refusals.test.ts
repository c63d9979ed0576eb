import { getUserCard } from '@fairway/contract/organisation.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSocket } from '../testing/open-socket.ts';
import { type Person, startTestApp, type TestApp } from '../testing/test-app.ts';

let house: TestApp;
beforeAll(async () => {
  house = await startTestApp();
});
afterAll(() => house.close());

const bursts = () =>
  house.database.db.selectFrom('audit_log').selectAll().where('name', '=', 'refusalBurst').execute();
const messages = async () =>
  (
    await house.database.pool.query<{ userId: string; title: string; bodyText: string }>(
      `select "userId", title, "bodyText" from message join message_receiver on "messageId" = message.id
       where title like '%被拒绝'`,
    )
  ).rows;
const tryDoors = (person: Person, times: number) =>
  Promise.all(
    Array.from({ length: times }, (_, n) => person.call(getUserCard, { params: { id: `user-${n}` } })),
  );

it('a burst of refusals is one line and one message to the administrators', async () => {
  const client = await house.as('client01');
  const administrator = await openSocket(house.url, await house.as('admin'));
  await tryDoors(client, 29);
  expect(await bursts()).toEqual([]);
  await tryDoors(client, 40);
  await expect.poll(bursts).toHaveLength(1);
  expect(await bursts()).toMatchObject([
    { userId: 'user-client01', realName: '许佳宁', target: '404 × 30', address: '127.0.0.1' },
  ]);
  await administrator.hear('messagePush');
  await tryDoors(client, 40);
  expect(await bursts()).toHaveLength(1);
  expect(await messages()).toEqual([
    {
      userId: 'user-admin',
      title: '许佳宁（client01）的大量请求被拒绝',
      bodyText: expect.stringContaining('404 × 30'),
    },
  ]);
  administrator.wire.terminate();
});

it('one process does not repeat what another one reported', async () => {
  const { reportRefusals } = await import('./report-refusals.ts');
  const person = { userId: 'user-ops01', account: 'ops01', realName: '朱婷婷' };
  const seen = { person, address: '::1', requestId: 'r', codes: { 403: 30 } };
  await Promise.all(
    [1, 2, 3].map(() =>
      house.database.db
        .transaction()
        .execute((db) =>
          reportRefusals(
            { db, bus: undefined as never, afterCommit: () => undefined, now: new Date() },
            seen,
          ),
        ),
    ),
  );
  expect((await bursts()).filter(({ userId }) => userId === 'user-ops01')).toHaveLength(1);
});
