import { countUnreadMessages, listMessages } from '@fairway/contract/messages.ts';
import { addNotice, publishNotice, withdrawNotice } from '@fairway/contract/notices.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { userIdOf } from '../organisation/demo/ids.ts';
import { openSocket } from '../testing/open-socket.ts';
import { type Person, startTestApp, type TestApp } from '../testing/test-app.ts';

let house: TestApp;
let admin: Person;
let sales: Person;
beforeAll(async () => {
  house = await startTestApp({ from: 'demo', withJobs: true });
  [admin, sales] = [await house.as('admin'), await house.as('sales01')];
});
beforeEach(async () => {
  house.clock.now = new Date();
  await house.database.db.deleteFrom('notice').execute();
  await house.database.db.deleteFrom('message_receiver').execute();
});
afterAll(() => house.close());

async function published(expirationTime: number): Promise<string> {
  const toIds = [`${userIdOf('sales01')}--user`];
  const body = { title: '台风停工', bodyText: '<p>今天停工</p>', toIds, expirationTime };
  const { data, msg } = await admin.call(addNotice, { body });
  if (!data) throw new Error(msg);
  const answer = await admin.call(publishNotice, {
    params: { id: data.id },
    body: { version: data.version },
  });
  if (answer.code !== 200) throw new Error(answer.msg);
  return data.id;
}
const waitingFor = async (id: string) => {
  const { messageId } = await house.database.db
    .selectFrom('notice')
    .select('messageId')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return async () =>
    (
      await house.database.pool.query('select from graphile_worker.jobs where key = $1', [
        `messageExpired:${messageId}`,
      ])
    ).rowCount;
};

it('leaves the badges of open screens when its time is over, and is still readable', async () => {
  const socket = await openSocket(house.url, sales);
  socket.say({ method: 'OnConnection' });
  await socket.hear('initMessage');
  await published(Date.now() + 3_000);
  await socket.hear('messagePush');
  expect(await socket.hear('unreadChanged')).toMatchObject({ unreadNoticeCount: 0, unreadTotalCount: 0 });
  expect((await sales.call(countUnreadMessages)).data).toMatchObject({ unReadNotice: 0, unReadNum: 0 });
  expect((await sales.call(listMessages, { query: {} })).data?.list).toMatchObject([{ isRead: 1 }]);
  socket.wire.terminate();
});

it('that is taken back waits for nothing any more', async () => {
  const id = await published(Date.now() + 3_600_000);
  const waiting = await waitingFor(id);
  expect(await waiting()).toBe(1);
  await admin.call(withdrawNotice, { params: { id } });
  expect(await waiting()).toBe(0);
});
