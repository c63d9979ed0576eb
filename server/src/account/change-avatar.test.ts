import { changeAvatar, getBaseInfo } from '@fairway/contract/account.ts';
import { getUserCard } from '@fairway/contract/organisation.ts';
import { getCurrentUser } from '@fairway/contract/session.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { photo, upload } from '../files/sample-files.ts';
import { type Person, startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let sales: Person;
let ops: Person;
beforeAll(async () => {
  app = await startTestApp({ from: 'demo' });
  [sales, ops] = [await app.as('sales01'), await app.as('ops01')];
});
afterAll(() => app.close());

const stored = async (who: Person, type = 'userAvatar') =>
  (await upload({ url: app.url, token: who.token, type }, 'me.jpg', await photo(80, 40))).data?.name ?? '';
const wear = (who: Person, name: string) => who.call(changeAvatar, { params: { name } });
const files = async () =>
  (await app.database.pool.query<{ id: string }>('select id from file')).rows.map(({ id }) => id);

it('is a picture I uploaded for it, seen by everybody at once', async () => {
  const name = await stored(sales);
  expect(await wear(sales, name)).toMatchObject({ code: 200, msg: '更新成功' });
  const headIcon = `/api/file/Image/userAvatar/${name}`;
  expect((await sales.call(getCurrentUser)).data?.userInfo.headIcon).toBe(headIcon);
  expect((await sales.call(getBaseInfo)).data?.avatar).toBe(headIcon);
  expect((await ops.call(getUserCard, { params: { id: 'user-sales01' } })).data?.headIcon).toBe(headIcon);
  const picture = await fetch(app.url + headIcon, { headers: { authorization: ops.token } });
  expect(picture.headers.get('content-type')).toBe('image/jpeg');
});

it('replaces the one before, whose file goes', async () => {
  const [first, second] = [await stored(ops), await stored(ops)];
  await wear(ops, first);
  expect(await files()).toContain(first);
  await wear(ops, second);
  expect(await files()).not.toContain(first);
  expect(await files()).toContain(second);
  // The same once more must not delete what it is.
  expect((await wear(ops, second)).code).toBe(200);
  expect(await files()).toContain(second);
});

it('never takes somebody else’s file along', async () => {
  const theirs = await stored(ops);
  await app.database.pool.query(
    `update user_account set "headIcon" = '/api/file/Image/userAvatar/${theirs}' where id = 'user-docs01'`,
  );
  const docs = await app.as('docs01');
  expect((await wear(docs, await stored(docs))).code).toBe(200);
  expect(await files()).toContain(theirs);
});

it('is no file of another person or kind, and none that is not there', async () => {
  const before = (await sales.call(getBaseInfo)).data?.avatar;
  for (const name of [await stored(ops), await stored(sales, 'annex'), 'nothing', '001.png'])
    expect((await wear(sales, name)).code).toBe(404);
  expect((await sales.call(getBaseInfo)).data?.avatar).toBe(before);
});
