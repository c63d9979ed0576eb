import { getDownload } from '@fairway/contract/files.ts';
import { addComment, deleteComment, listComments } from '@fairway/contract/workflow-comments.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { pdfOf, photo, upload } from '../../files/sample-files.ts';
import { type Person, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { publishFlow, submitted } from './testing/publish-flow.ts';

let house: TestApp;
let admin: Person;
let sales: Person;
let manager: Person;
let ops: Person;
let client: Person;
let flowId: string;

beforeAll(async () => {
  house = await startTestApp({ from: 'demo' });
  [admin, sales, manager, ops, client] = (await Promise.all(
    ['admin', 'sales01', 'manager01', 'ops01', 'client01'].map((account) => house.as(account)),
  )) as [Person, Person, Person, Person, Person];
  flowId = await submitted(sales, await publishFlow(house, admin));
});
afterAll(() => house.close());
beforeEach(async () => {
  await house.database.db.deleteFrom('flow_comment').execute();
  await house.database.db.deleteFrom('message_receiver').execute();
});

interface Opinion {
  text?: string;
  image?: string;
  file?: string;
  mentionIds?: string[];
  on?: string;
}
const say = (person: Person, { text = '请看', on = flowId, ...more }: Opinion = {}) =>
  person.call(addComment, { body: { taskId: on, text, ...more } });
const said = async (person: Person, on = flowId) =>
  (await person.call(listComments, { query: { taskId: on } })).data?.list;
const commentId = async (person: Person, saying: Opinion = {}) => {
  const { data, msg } = await say(person, saying);
  if (!data) throw new Error(msg);
  return data.id;
};
async function stored(person: Person, name = '合同.pdf'): Promise<string> {
  const bytes = name.endsWith('.jpg') ? await photo(30, 30) : pdfOf(500);
  const { data, msg } = await upload({ url: house.url, token: person.token }, name, bytes);
  if (!data) throw new Error(msg);
  return data.name;
}
const asText = (...fileIds: string[]) =>
  JSON.stringify(fileIds.map((fileId) => ({ fileId, name: 'x', url: 'https://evil.example.com' })));
const download = (person: Person, fileId: string) =>
  person.call(getDownload, { params: { type: 'annex', fileId } });
const messagesOf = async (userId: string) =>
  house.database.db
    .selectFrom('message')
    .innerJoin('message_receiver', 'message_receiver.messageId', 'message.id')
    .select(['message.title', 'message.type', 'message.bodyText'])
    .where('message_receiver.userId', '=', userId)
    .execute();

it('whoever takes part reads and writes, the newest first; nobody else learns that there is something', async () => {
  await say(sales, { text: '  第一条\n第二行 ' });
  house.clock.now = new Date(house.clock.now.getTime() + 1_000);
  await say(manager, { text: '收到' });
  expect(await said(sales)).toMatchObject([
    { text: '收到', creatorUserId: 'user-manager01', isDel: false, mentions: [], taskId: flowId },
    { text: '第一条\n第二行', creatorUserId: 'user-sales01', isDel: true, creatorTime: expect.any(Number) },
  ]);
  expect((await said(sales))?.[1]?.creatorUser).not.toContain('/');
  for (const stranger of [ops, client]) {
    expect(await say(stranger)).toMatchObject({ code: 404 });
    expect(await stranger.call(listComments, { query: { taskId: flowId } })).toMatchObject({ code: 404 });
  }
  expect(await say(sales, { on: 'nothing' })).toMatchObject({ code: 404 });
});

it('pages of them', async () => {
  for (const text of ['一', '二', '三']) {
    house.clock.now = new Date(house.clock.now.getTime() + 1_000);
    await say(sales, { text });
  }
  const { data } = await sales.call(listComments, {
    query: { taskId: flowId, currentPage: '2', pageSize: '2' },
  });
  expect(data?.list.map(({ text }) => text)).toEqual(['一']);
  expect(data?.pagination).toEqual({ currentPage: 2, pageSize: 2, total: 3 });
});

it('an empty one is refused, a picture alone is not', async () => {
  expect(await say(sales, { text: ' \n ' })).toMatchObject({
    code: 422,
    data: { fields: { text: '不能为空' } },
  });
  const picture = await stored(sales, 'p.jpg');
  expect(await say(sales, { text: '', image: asText(picture) })).toMatchObject({ code: 200 });
  expect(JSON.parse((await said(sales))?.[0]?.image ?? '')).toEqual([
    {
      name: 'p.jpg',
      fileId: picture,
      fileSize: expect.any(Number),
      fileExtension: 'jpg',
      url: `/api/file/Image/annex/${picture}`,
      thumbUrl: `/api/file/Image/annex/${picture}?size=thumb`,
    },
  ]);
});

it('files are for whoever may read the flow, as long as the comment is there', async () => {
  const file = await stored(sales);
  expect(await download(manager, file)).toMatchObject({ code: 404 });
  const id = await commentId(sales, { file: asText(file) });
  expect(JSON.parse((await said(manager))?.[0]?.file ?? '')).toMatchObject([
    { name: '合同.pdf', fileId: file, url: `/api/file/Download/annex/${file}` },
  ]);
  expect(await download(manager, file)).toMatchObject({ code: 200 });
  expect(await download(ops, file)).toMatchObject({ code: 404 });
  // Who sees it may show it again.
  const again = await commentId(manager, { file: asText(file) });
  expect(await sales.call(deleteComment, { params: { id } })).toMatchObject({ code: 200, msg: '删除成功' });
  expect(await download(manager, file)).toMatchObject({ code: 200 });
  await manager.call(deleteComment, { params: { id: again } });
  expect(await download(manager, file)).toMatchObject({ code: 404 });
});

it.each<[string, () => Promise<Opinion>, number]>([
  ['a file of somebody else', async () => ({ file: asText(await stored(ops)) }), 404],
  ['a file there is not', async () => ({ file: asText('nothing') }), 404],
  ['no picture among the pictures', async () => ({ image: asText(await stored(sales)) }), 422],
  ['no JSON', async () => ({ file: '[{' }), 422],
  ['no list', async () => ({ file: '{"fileId":"x"}' }), 422],
  ['nothing with an id', async () => ({ image: '[null]' }), 422],
  ['an id that is none', async () => ({ image: '[{"fileId":"../x"}]' }), 422],
  ['too many', async () => ({ file: asText(...Array.from({ length: 10 }, (_, n) => `f${n}`)) }), 422],
  ['a mention of nobody', async () => ({ mentionIds: ['user-nobody'] }), 422],
  ['a mention of a customer', async () => ({ mentionIds: ['user-client01'] }), 422],
])('%s is refused, and nothing is said', async (_case, saying, code) => {
  expect(await say(sales, await saying())).toMatchObject({ code });
  expect(await said(sales)).toEqual([]);
});

it('whoever is named gets a message that opens the flow, and may read and answer', async () => {
  expect(await say(ops)).toMatchObject({ code: 404 });
  await say(sales, { text: '@操作 看一下', mentionIds: ['user-ops01', 'user-ops01', 'user-sales01'] });
  expect((await said(ops))?.[0]?.mentions).toEqual([
    { id: 'user-ops01', isExternal: false, fullName: expect.any(String) },
  ]);
  expect(await say(ops, { text: '好' })).toMatchObject({ code: 200 });
  const [message, ...others] = await messagesOf('user-ops01');
  expect(others).toEqual([]);
  expect(message).toMatchObject({ type: 2, title: expect.stringContaining('的评论中提到了您') });
  expect(JSON.parse(message?.bodyText ?? '')).toMatchObject({ processId: flowId, type: 3, formType: 2 });
  expect(await messagesOf('user-sales01')).toEqual([]);
});

it('only one’s own can be deleted, once', async () => {
  const id = await commentId(sales);
  for (const other of [manager, ops, admin])
    expect(await other.call(deleteComment, { params: { id } })).toMatchObject({ code: 404 });
  expect(await sales.call(deleteComment, { params: { id } })).toMatchObject({ code: 200 });
  expect(await sales.call(deleteComment, { params: { id } })).toMatchObject({ code: 404 });
});

it('where the flow has them switched off nothing is said', async () => {
  const quiet = await submitted(sales, await publishFlow(house, admin, { settings: { comments: false } }));
  expect(await say(sales, { on: quiet })).toMatchObject({ code: 403 });
  expect(await said(sales, quiet)).toEqual([]);
});

it('the same command twice says it once', async () => {
  const headers = { 'command-id': crypto.randomUUID() };
  const body = { taskId: flowId, text: '一次' };
  const first = await sales.call(addComment, { body, headers });
  const second = await sales.call(addComment, { body, headers });
  expect(second.data).toEqual(first.data);
  expect(await said(sales)).toHaveLength(1);
});
