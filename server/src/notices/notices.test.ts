import { refusals } from '@fairway/contract/errors.ts';
import { getDownload } from '@fairway/contract/files.ts';
import {
  countUnreadMessages,
  deleteMessages,
  listMessages,
  readMessage,
} from '@fairway/contract/messages.ts';
import * as contract from '@fairway/contract/notices.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pdfOf, photo, upload } from '../files/sample-files.ts';
import { organisationIdOf, userIdOf } from '../organisation/demo/ids.ts';
import { type OpenSocket, openSocket } from '../testing/open-socket.ts';
import { type Person, startTestApp, type TestApp } from '../testing/test-app.ts';

let house: TestApp;
let admin: Person;
let sales: Person;
let ops: Person;
let client: Person;
const opened: OpenSocket[] = [];
beforeAll(async () => {
  house = await startTestApp({ from: 'demo' });
  [admin, sales, ops, client] = (await Promise.all(
    ['admin', 'sales01', 'ops01', 'client01'].map((account) => house.as(account)),
  )) as [Person, Person, Person, Person];
});
beforeEach(async () => {
  await house.database.db.deleteFrom('notice').execute();
  await house.database.db.deleteFrom('message_receiver').execute();
});
afterEach(() => {
  for (const { wire } of opened.splice(0)) wire.terminate();
});
afterAll(() => house.close());

const toSales = `${userIdOf('sales01')}--user`;
const written = { title: '端午放假通知', bodyText: '<p>放假三天</p>', toIds: [toSales] };

interface Writing {
  title?: string;
  bodyText?: string;
  excerpt?: string;
  files?: string;
  toIds?: string[];
  expirationTime?: number | null;
  category?: contract.NoticeCategory;
}
const add = (person: Person, writing: Writing = {}) =>
  person.call(contract.addNotice, { body: { ...written, ...writing } });
async function drafted(writing: Writing = {}): Promise<string> {
  const { data, msg } = await add(admin, writing);
  if (!data) throw new Error(msg);
  return data.id;
}
const publishAt = (id: string, version: number, person = admin) =>
  person.call(contract.publishNotice, { params: { id }, body: { version } });
/** As somebody does who looks at it first. */
const publish = async (id: string) => publishAt(id, (await get(id))?.version ?? 0);
const withdraw = (id: string, person = admin) => person.call(contract.withdrawNotice, { params: { id } });
const remove = (id: string, person = admin) => person.call(contract.deleteNotice, { params: { id } });
const change = (id: string, version: number, writing: Writing = {}, person = admin) =>
  person.call(contract.changeNotice, { params: { id }, body: { ...written, ...writing, version } });
const get = async (id: string, person = admin) =>
  (await person.call(contract.getNotice, { params: { id } })).data;
const notices = async (query = {}) => (await admin.call(contract.listNotices, { query })).data;
const readers = async (id: string, query = {}) =>
  (await admin.call(contract.listNoticeReaders, { params: { id }, query })).data;
async function published(writing: Writing = {}): Promise<string> {
  const id = await drafted(writing);
  const { code, msg } = await publish(id);
  if (code !== 200) throw new Error(msg);
  return id;
}
const inbox = async (person: Person) => (await person.call(listMessages, { query: {} })).data?.list ?? [];
const unread = async (person: Person) => (await person.call(countUnreadMessages)).data?.unReadNotice;
const open = (person: Person, id: string) => person.call(readMessage, { params: { id } });
const receivers = async () =>
  (await house.database.db.selectFrom('message_receiver').select('userId').execute())
    .map(({ userId }) => userId)
    .toSorted();

async function connected(person: Person): Promise<OpenSocket> {
  const socket = await openSocket(house.url, person);
  opened.push(socket);
  socket.say({ method: 'OnConnection' });
  await socket.hear('initMessage');
  return socket;
}

describe('an announcement', () => {
  it('is written, changed, sent, read, taken back and sent anew', async () => {
    const id = await drafted({ category: 'activity', excerpt: '三天' });
    expect(await get(id)).toMatchObject({
      ...{ title: written.title, bodyText: written.bodyText, category: 'activity', excerpt: '三天' },
      ...{ state: 0, version: 1, creatorUser: '系统管理员', releaseUser: '', releaseTime: null },
      ...{ toIds: [toSales], files: '', receivers: 0, readers: 0, expirationTime: null },
    });
    expect(await inbox(sales)).toEqual([]);
    expect(await change(id, 1, { title: '端午放假通知（修订）' })).toMatchObject({
      code: 200,
      msg: '保存成功',
    });

    const socket = await connected(sales);
    expect(await publish(id)).toMatchObject({ code: 200, msg: '发布成功' });
    expect(await socket.hear('messagePush')).toMatchObject({
      ...{ messageType: 1, title: '端午放假通知（修订）', bodyText: '', userId: userIdOf('admin') },
      ...{ toUserId: [userIdOf('sales01')], unreadTotalCount: 1 },
    });
    const [message] = await inbox(sales);
    expect(message).toMatchObject({ type: 1, isRead: 0, excerpt: '放假三天', releaseUser: '系统管理员' });
    expect(await get(id)).toMatchObject({ state: 1, receivers: 1, readers: 0, releaseUser: '系统管理员' });
    expect((await open(sales, message?.id ?? '')).data).toMatchObject({
      bodyText: '<p>放假三天</p>',
      type: 1,
    });
    await socket.hear('unreadChanged');
    expect((await notices())?.list).toMatchObject([{ id, receivers: 1, readers: 1 }]);

    expect(await withdraw(id)).toMatchObject({ code: 200, msg: '撤回成功' });
    await socket.hear('unreadChanged');
    expect(await inbox(sales)).toEqual([]);
    expect((await open(sales, message?.id ?? '')).code).toBe(404);
    expect(await get(id)).toMatchObject({ state: 2, receivers: 0, readers: 0 });
    const left = await house.database.db
      .selectFrom('message')
      .select('bodyText')
      .where('id', '=', message?.id ?? '')
      .executeTakeFirst();
    expect(left?.bodyText).toBe('');

    await publish(id);
    const [again] = await inbox(sales);
    expect(again).toMatchObject({ isRead: 0 });
    expect(again?.id).not.toBe(message?.id);
  });

  it('that is taken back unread leaves the badge', async () => {
    const id = await published();
    const socket = await connected(sales);
    expect(await unread(sales)).toBe(1);
    await withdraw(id);
    expect(await socket.hear('unreadChanged')).toMatchObject({ unreadNoticeCount: 0, unreadTotalCount: 0 });
    expect(await unread(sales)).toBe(0);
  });

  it('is sent once, however often and from however many screens', async () => {
    const id = await drafted();
    const answers = await Promise.all([publish(id), publish(id), publish(id)]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 400, 400]);
    expect(answers.find(({ code }) => code === 400)?.msg).toBe('公告已发布，请先撤回');
    expect(await receivers()).toEqual([userIdOf('sales01')]);
    expect((await Promise.all([withdraw(id), withdraw(id)])).map(({ code }) => code)).toEqual([200, 200]);
    expect(await receivers()).toEqual([]);
  });

  it('is sent only in the words its publisher saw', async () => {
    const { data } = await add(admin);
    const { id = '', version = 0 } = data ?? {};
    const changed = await change(id, version, { title: '别人改过的标题' });
    expect(await publishAt(id, version)).toMatchObject({ code: refusals.RECORD_CHANGED.code });
    expect(await receivers()).toEqual([]);
    expect(await get(id)).toMatchObject({ state: 0, version: changed.data?.version });
    expect((await publishAt(id, changed.data?.version ?? 0)).code).toBe(200);
    // Published meanwhile is said before changed meanwhile: nobody looks for the difference.
    expect((await publishAt(id, version)).msg).toBe('公告已发布，请先撤回');
    await withdraw(id);
    expect((await publishAt(id, changed.data?.version ?? 0)).code).toBe(refusals.RECORD_CHANGED.code);
    expect((await publish(id)).code).toBe(200);
  });

  it('cannot be changed or deleted while it is with its people, nor taken back before', async () => {
    const id = await published();
    expect((await change(id, 2)).msg).toBe('公告已发布，请先撤回');
    expect((await remove(id)).msg).toBe('公告已发布，请先撤回');
    const draft = await drafted();
    expect((await withdraw(draft)).code).toBe(404);
    await withdraw(id);
    expect((await change(id, 3)).code).toBe(200);
    for (const gone of [id, draft]) {
      expect(await remove(gone)).toMatchObject({ code: 200, msg: '删除成功' });
      expect(await get(gone)).toBeUndefined();
    }
  });

  it('is not overwritten with an old copy', async () => {
    const id = await drafted();
    const answers = await Promise.all([change(id, 1, { title: '甲' }), change(id, 1, { title: '乙' })]);
    expect(answers.map(({ code }) => code === 200).toSorted()).toEqual([false, true]);
    expect((await get(id))?.version).toBe(2);
    await publish(id);
    await withdraw(id);
    expect((await change(id, 2)).code).not.toBe(200);
    expect((await change(id, 4)).code).toBe(200);
  });

  it('says something, to somebody, and is not over before it begins', async () => {
    const empty = [
      '',
      '<p> </p><p>&nbsp;</p>',
      '<script>alert(1)</script>',
      '<img src="https://evil.example/x.png">',
    ];
    for (const bodyText of empty)
      expect((await publish(await drafted({ bodyText }))).msg).toBe('公告内容不能为空');
    expect((await publish(await drafted({ toIds: ['nobody--user'] }))).msg).toBe(
      '所选范围内没有可接收的人员',
    );
    expect((await publish(await drafted({ toIds: ['nowhere--department'] }))).code).toBe(400);
    const past = await drafted({ expirationTime: house.clock.now.getTime() });
    expect((await publish(past)).msg).toBe('公告已过期，请重新设置过期时间');
    expect(await receivers()).toEqual([]);
    const pixel = 'data:image/png;base64,iVBORw0KGgo=';
    expect((await publish(await drafted({ bodyText: `<img src="${pixel}">` }))).code).toBe(200);
  });

  it.each<[string, Writing]>([
    ['no title', { title: '  ' }],
    ['receivers of no known kind', { toIds: ['a--nothing'] }],
    ['too many receivers', { toIds: Array.from({ length: 501 }, (_, n) => `u${n}--user`) }],
    ['files that are no list', { files: '{}' }],
    ['a file with a path for a name', { files: '[{"fileId":"../x"}]' }],
    ['numbers for files', { files: '[7]' }],
    ['an end outside every calendar', { expirationTime: 1e18 }],
    ['an end before time began', { expirationTime: -5 }],
    ['a category nobody knows', { category: 'other' as never }],
  ])('with %s is refused', async (_case, writing) => {
    expect((await add(admin, writing)).code).toBe(422);
  });
});

describe('whom it reaches', () => {
  const members = async () =>
    (
      await house.database.db
        .selectFrom('user_account')
        .select('id')
        .where('kind', '=', 'member')
        .where('enabledMark', '<>', 0)
        .where('deletedAt', 'is', null)
        .execute()
    )
      .map(({ id }) => id)
      .toSorted();

  it('is every member when nobody is named, and no customer', async () => {
    await published({ toIds: [] });
    expect(await receivers()).toEqual(await members());
    expect(await inbox(client)).toEqual([]);
    expect(await unread(ops)).toBe(1);
  });

  it('is everybody below a department, in a role or a group, each once', async () => {
    await published({ toIds: [`${organisationIdOf('shanghai-centre')}--department`, toSales] });
    const centre = await receivers();
    expect(centre).toEqual(
      expect.arrayContaining([userIdOf('sales01'), userIdOf('ops01'), userIdOf('finance01')]),
    );
    expect(centre).not.toContain(userIdOf('sales08'));
    expect(new Set(centre).size).toBe(centre.length);
    await house.database.db.deleteFrom('message_receiver').execute();
    await published({ toIds: ['group-system-launch--group'] });
    expect(await receivers()).toEqual(
      ['admin', 'manager03', 'it01', 'ops02', 'finance02'].map(userIdOf).toSorted(),
    );
    await house.database.db.deleteFrom('message_receiver').execute();
    await published({ toIds: ['customer--role', toSales] });
    expect(await receivers()).toEqual([userIdOf('sales01')]);
  });

  it('is a customer who is named, and nobody who has left', async () => {
    const left = await house.database.db
      .selectFrom('user_account')
      .select('id')
      .where('enabledMark', '=', 0)
      .executeTakeFirstOrThrow();
    await published({ toIds: [`${userIdOf('client01')}--user`, `${left.id}--user`, toSales] });
    expect(await receivers()).toEqual([userIdOf('client01'), userIdOf('sales01')]);
    const [message] = await inbox(client);
    expect((await open(client, message?.id ?? '')).data?.toUserIds).toBe('');
  });
});

describe('what is written', () => {
  it('can do nothing but be read', async () => {
    const bodyText =
      '<p onclick="alert(1)">你好<script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)">看</a></p>';
    const id = await published({ bodyText });
    const clean = '<p>你好<a rel="noopener noreferrer" target="_blank">看</a></p>';
    expect((await get(id))?.bodyText).toBe(clean);
    const [message] = await inbox(sales);
    expect(message?.excerpt).toBe('你好 看');
    expect((await open(sales, message?.id ?? '')).data?.bodyText).toBe(clean);
  });
});

describe('files', () => {
  const stored = async (person: Person, name = '放假安排.pdf') => {
    const bytes = name.endsWith('.jpg') ? await photo(30, 30) : pdfOf(500);
    const { data, msg } = await upload({ url: house.url, token: person.token }, name, bytes);
    if (!data) throw new Error(msg);
    return data.name;
  };
  const asText = (fileId: string) => JSON.stringify([{ fileId, name: 'x', url: 'https://evil.example' }]);
  const download = async (person: Person, fileId: string) =>
    (await person.call(getDownload, { params: { type: 'annex', fileId } })).code;

  it('are for those it is with, as long as it is with them', async () => {
    const fileId = await stored(admin);
    const id = await drafted({ files: asText(fileId) });
    expect(JSON.parse((await get(id))?.files ?? '')).toMatchObject([
      { fileId, name: '放假安排.pdf', url: `/api/file/Download/annex/${fileId}` },
    ]);
    expect(await download(sales, fileId)).toBe(404);
    await publish(id);
    expect(await download(sales, fileId)).toBe(200);
    expect(await download(ops, fileId)).toBe(404);
    expect(await download(client, fileId)).toBe(404);
    const [message] = await inbox(sales);
    expect((await open(sales, message?.id ?? '')).data?.files).toContain(fileId);
    await sales.call(deleteMessages, { body: { ids: message?.id ?? '' } });
    expect(await download(sales, fileId)).toBe(404);
    await withdraw(id);
    await publish(id);
    expect(await download(sales, fileId)).toBe(200);
    await withdraw(id);
    expect(await download(sales, fileId)).toBe(404);
  });

  it('in the text are shown too', async () => {
    const fileId = await stored(admin, '海报.jpg');
    const id = await drafted({ bodyText: `<p><img src="/api/file/Image/annex/${fileId}"></p>` });
    expect(await download(sales, fileId)).toBe(404);
    expect((await publish(id)).code).toBe(200);
    expect(await download(sales, fileId)).toBe(200);
  });

  it('of others are not found', async () => {
    const theirs = await stored(sales);
    expect((await add(admin, { files: asText(theirs) })).code).toBe(404);
    const bodyText = `<p><img src="/api/file/Image/annex/${theirs}"></p>`;
    expect((await add(admin, { bodyText })).code).toBe(404);
    expect((await add(admin, { files: asText('nowhere') })).code).toBe(404);
  });

  it('go with an announcement that is deleted', async () => {
    const fileId = await stored(admin);
    const id = await drafted({ files: asText(fileId) });
    await remove(id);
    const places = await house.database.db
      .selectFrom('file_place')
      .selectAll()
      .where('fileId', '=', fileId)
      .execute();
    expect(places).toEqual([]);
  });
});

describe('who read it', () => {
  it('is listed with when, page by page, and stays known when it is off their list', async () => {
    const toIds = ['sales01', 'ops01', 'sales02'].map((account) => `${userIdOf(account)}--user`);
    const id = await published({ toIds });
    for (const person of [ops, sales]) {
      const [message] = await inbox(person);
      await open(person, message?.id ?? '');
      house.clock.now = new Date(house.clock.now.getTime() + 60_000);
      await person.call(deleteMessages, { body: { ids: message?.id ?? '' } });
    }
    expect(await readers(id)).toMatchObject({
      list: [
        { id: userIdOf('sales01'), realName: '周子涵', isRead: 1, readTime: expect.any(Number) },
        { id: userIdOf('ops01'), isRead: 1 },
        { id: userIdOf('sales02'), realName: '钱雨薇', isRead: 0, readTime: null },
      ],
      pagination: { total: 3 },
    });
    expect((await readers(id))?.list[0]?.organize).toContain('海运销售部');
    expect((await readers(id, { isRead: '0' }))?.list).toMatchObject([{ id: userIdOf('sales02') }]);
    expect((await readers(id, { isRead: '1' }))?.pagination.total).toBe(2);
    expect((await readers(id, { pageSize: 2, currentPage: 2 }))?.list).toHaveLength(1);
    expect((await readers(id, { keyword: '雨薇' }))?.list).toMatchObject([{ id: userIdOf('sales02') }]);
    expect((await notices())?.list).toMatchObject([{ receivers: 3, readers: 2 }]);
    expect(await readers('nowhere')).toBeUndefined();
    expect((await readers(await drafted()))?.list).toEqual([]);
  });
});

it('lists announcements by state and words, the newest first', async () => {
  const draft = await drafted({ title: '草稿甲' });
  house.clock.now = new Date(house.clock.now.getTime() + 1_000);
  const sent = await published({ title: '已发乙' });
  const ids = async (query = {}) => (await notices(query))?.list.map(({ id }) => id);
  expect(await ids()).toEqual([sent, draft]);
  expect(await ids({ state: '1' })).toEqual([sent]);
  expect(await ids({ state: '0' })).toEqual([draft]);
  expect(await ids({ state: '' })).toEqual([sent, draft]);
  expect(await ids({ keyword: '甲' })).toEqual([draft]);
});

describe('access', () => {
  const everyCall = (person: Pick<Person, 'call'>, id: string) => [
    person.call(contract.listNotices, { query: {} }),
    person.call(contract.getNotice, { params: { id } }),
    person.call(contract.addNotice, { body: written }),
    person.call(contract.changeNotice, { params: { id }, body: { ...written, version: 1 } }),
    person.call(contract.publishNotice, { params: { id }, body: { version: 1 } }),
    person.call(contract.withdrawNotice, { params: { id } }),
    person.call(contract.deleteNotice, { params: { id } }),
    person.call(contract.listNoticeReaders, { params: { id }, query: {} }),
  ];

  it('is refused without a session, to customers, and to members without the module', async () => {
    const id = await drafted();
    for (const answer of everyCall(house, id)) expect((await answer).code).toBe(600);
    for (const person of [client, sales, await house.as('manager01')])
      for (const answer of everyCall(person, id)) expect((await answer).code).toBe(403);
    expect(await get(id)).toMatchObject({ state: 0, version: 1 });
  });

  it('ends at the buttons a role has', async () => {
    const { db } = house.database;
    await db
      .insertInto('role_menu')
      .values(['system', 'notices'].map((menuId) => ({ roleId: 'sales', menuId })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const id = await drafted();
    const codes = await Promise.all(everyCall(sales, id).map(async (answer) => (await answer).code));
    expect(codes).toEqual([200, 200, 403, 403, 403, 403, 403, 200]);
  });

  it('leaves a line for everything that was done', async () => {
    const id = await published();
    await withdraw(id);
    await change(id, 3);
    await remove(id);
    const lines = await house.database.db
      .selectFrom('audit_log')
      .select(['name', 'target'])
      .orderBy('id', 'desc')
      .limit(5)
      .execute();
    expect(lines.map(({ name }) => name)).toEqual([
      ...['deleteNotice', 'changeNotice', 'withdrawNotice', 'publishNotice', 'addNotice'],
    ]);
    for (const { target } of lines) expect(target).toBe(written.title);
  });
});
