import { createGroup, getConversation, listChatMessages } from '@fairway/contract/chat.ts';
import { getDownload } from '@fairway/contract/files.ts';
import { deleteMyAccount } from '@fairway/contract/own-access.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pdfOf, upload } from '../../files/sample-files.ts';
import { demoPassword } from '../../organisation/demo/accounts.ts';
import { type Person, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { waitingForLocks } from '../../testing/waiting-for-locks.ts';
import { talkIn } from './testing/talk.ts';

let house: TestApp;
let talk: ReturnType<typeof talkIn>;
let leaver: Person;
let ops: Person;
let client: Person;

beforeAll(async () => {
  house = await startTestApp({ from: 'demo' });
  talk = talkIn(house);
  [leaver, ops, client] = (await Promise.all(
    ['sales03', 'ops02', 'client01'].map((account) => house.as(account)),
  )) as [Person, Person, Person];
});
afterAll(() => house.close());

const get = async (person: Person, id: string) =>
  (await person.call(getConversation, { params: { id } })).data;
const log = async (person: Person, id: string) =>
  (await person.call(listChatMessages, { params: { id } })).data?.list;

it('who deletes their account leaves every group, without a name in any log; what they said stays', async () => {
  const begin = async (person: Person, ...userIds: string[]) =>
    (await person.call(createGroup, { body: { name: '群', userIds } })).data?.id ?? '';
  const own = await begin(leaver, 'user-ops02', 'user-client01');
  const withClients = await begin(leaver, 'user-client01', 'user-agent01');
  const others = await begin(ops, 'user-client01', 'user-sales03');
  const direct = await talk.direct('sales03', 'ops02');
  const { data } = await upload({ url: house.url, token: leaver.token, type: 'IM' }, '报价.pdf', pdfOf(300));
  const fileId = data?.name ?? '';
  await talk.say(direct, 'sales03', '最后一句', { fileIds: [fileId] });

  expect(await leaver.call(deleteMyAccount, { body: { password: demoPassword } })).toMatchObject({
    code: 200,
  });

  expect(await get(ops, direct)).toMatchObject({
    name: '已注销用户',
    headIcon: '',
    mayWrite: false,
    unread: 1,
  });
  expect((await log(ops, direct))?.at(-1)).toMatchObject({ content: '最后一句', sendUserName: '已注销用户' });
  expect(await ops.call(getDownload, { params: { type: 'IM', fileId } })).toMatchObject({ code: 200 });
  expect(await get(ops, own)).toMatchObject({ mayManage: true, memberCount: 2 });
  expect(await log(ops, own)).toMatchObject([
    { content: { byName: '已注销用户', by: 'user-sales03', names: ['秦明轩', '许佳宁'] } },
    { content: { event: 'left', byName: '已注销用户', userIds: ['user-sales03'] } },
  ]);
  expect(await log(client, others)).toMatchObject([
    {
      content: {
        byName: '秦明轩',
        names: ['许佳宁', '已注销用户'],
        userIds: ['user-client01', 'user-sales03'],
      },
    },
    { content: { event: 'left', names: ['已注销用户'] } },
  ]);
  expect(await get(ops, others)).toMatchObject({ memberCount: 2, mayManage: true });
  expect(await get(client, withClients)).toMatchObject({ isMember: false, mayWrite: false });
  const { rows } = await house.database.pool.query(
    `select from chat_message where content::text like '%蒋浩宇%'`,
  );
  expect(rows).toEqual([]);
});

it('who stands in somebody’s way while they delete their account does so again', async () => {
  const other = await house.as('sales04');
  const begin = async () =>
    (await other.call(createGroup, { body: { name: '群', userIds: ['user-ops02'] } })).data?.id ?? '';
  const [first = '', last = ''] = [await begin(), await begin()].toSorted();
  const { pool } = house.database;
  const holder = await pool.connect();
  const hold = (id: string) => holder.query('select from conversation where id = $1 for update', [id]);
  await holder.query('begin');
  await hold(last);
  const deleted = other.call(deleteMyAccount, { body: { password: demoPassword } });
  await expect.poll(() => waitingForLocks(pool)).toBe(1);
  // Whoever waited first gives way.
  await hold(first);
  await holder.query('commit');
  holder.release();
  expect(await deleted).toMatchObject({ code: 200 });
  for (const id of [first, last])
    expect(await get(ops, id)).toMatchObject({ mayManage: true, memberCount: 1 });
});
