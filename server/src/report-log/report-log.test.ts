import { refusals } from '@fairway/contract/errors.ts';
import { listMessages } from '@fairway/contract/messages.ts';
import * as contract from '@fairway/contract/report-log.ts';
import { periodOf } from '@fairway/domain/report-log/report-period.ts';
import { addDays } from '@fairway/domain/time/calendar-day.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { userIdOf } from '../organisation/demo/ids.ts';
import { openSocket } from '../testing/open-socket.ts';
import { type Person, startTestApp, type TestApp } from '../testing/test-app.ts';
import { remindByRules } from './remind-team.ts';

let house: TestApp;
let sales: Person;
let manager: Person;
let docs: Person;
let ops: Person;
let client: Person;
beforeAll(async () => {
  house = await startTestApp({ from: 'demo' });
  [sales, manager, docs, ops, client] = (await Promise.all(
    ['sales01', 'manager01', 'docs01', 'ops01', 'client01'].map((account) => house.as(account)),
  )) as [Person, Person, Person, Person, Person];
});
beforeEach(async () => {
  house.clock.now = new Date();
  for (const table of ['report_log', 'report_log_reminder', 'report_log_rule', 'message_receiver'] as const)
    await house.database.db.deleteFrom(table).execute();
});
afterAll(() => house.close());

const managerId = userIdOf('manager01');
const docsId = userIdOf('docs01');
const today = () => formatDate(house.clock.now, 'yyyy-MM-dd');
const words = { todayContent: '报价三份', tomorrowContent: '回访客户', question: '舱位紧张' };
const written = { title: '周敏的日志', ...words, toUserId: managerId };

async function sent(changes: object = {}): Promise<string> {
  const { data, msg } = await sales.call(contract.addReport, { body: { ...written, ...changes } });
  if (!data) throw new Error(msg);
  return data.id;
}
const get = (person: Person, id: string) => person.call(contract.getReport, { params: { id } });
const read = (person: Person, id: string) => person.call(contract.readReport, { params: { id } });
const change = (person: Person, id: string, changes: object) =>
  person.call(contract.changeReport, { params: { id }, body: { ...written, ...changes } });
const unread = async (person: Person) => (await person.call(contract.getReportOverview)).data?.unread;

describe('the calls of the family', () => {
  it('send, list, change and delete a report', async () => {
    const id = await sent();
    const shown = { id, ...written, kind: 'daily', from: today(), to: today() };
    expect((await sales.call(contract.listSentReports, { query: {} })).data?.list).toMatchObject([shown]);
    expect((await manager.call(contract.listReceivedReports, { query: {} })).data?.list).toMatchObject([
      { ...shown, isRead: 0, receivers: 1, readers: 0 },
    ]);
    expect((await get(sales, id)).data).toMatchObject({ ...shown, userIds: managerId });
    expect((await change(sales, id, { question: '无' })).code).toBe(200);
    expect((await get(manager, id)).data).toMatchObject({ question: '无', isEdited: false, earlier: [] });
    expect((await sales.call(contract.deleteReport, { params: { id } })).code).toBe(200);
    expect((await get(sales, id)).code).toBe(refusals.NOT_FOUND.code);
  });

  it('need every field, and find words in what was written', async () => {
    for (const field of ['title', 'todayContent', 'tomorrowContent', 'question', 'toUserId'])
      expect((await sales.call(contract.addReport, { body: { ...written, [field]: '' } })).code).toBe(422);
    await sent();
    await sent({ todayContent: '拜访宁波远洋' });
    const found = await manager.call(contract.listReceivedReports, { query: { keyword: '远洋' } });
    expect(found.data?.pagination.total).toBe(1);
  });

  it('the same command twice sends once', async () => {
    const headers = { 'command-id': 'send-once' };
    for (let times = 0; times < 2; times += 1)
      await sales.call(contract.addReport, { body: written, headers });
    expect((await sales.call(contract.listSentReports, { query: {} })).data?.list).toHaveLength(1);
  });
});

describe('who may see a report', () => {
  it('is who wrote it, who got it, and the managers of its writer; for others it is not there', async () => {
    const id = await sent({ toUserId: docsId });
    for (const person of [sales, docs, manager]) expect((await get(person, id)).code).toBe(200);
    const notFound = refusals.NOT_FOUND.code;
    for (const answer of [
      await get(ops, id),
      await read(ops, id),
      await change(ops, id, {}),
      await change(docs, id, {}),
      await docs.call(contract.deleteReport, { params: { id } }),
      await ops.call(contract.likeReport, { params: { id }, body: { isLiked: true } }),
      await ops.call(contract.commentOnReport, { params: { id }, body: { text: '好' } }),
    ])
      expect(answer.code).toBe(notFound);
    expect((await get(client, id)).code).toBe(403);
    expect((await manager.call(contract.listTeamReports, { query: {} })).data?.list).toMatchObject([{ id }]);
    expect((await docs.call(contract.listTeamReports, { query: {} })).data?.list).toEqual([]);
  });

  it('is nobody who is no colleague, and not its writer alone', async () => {
    const to = async (toUserId: string) =>
      (await sales.call(contract.addReport, { body: { ...written, toUserId } })).code;
    expect(await to(userIdOf('client01'))).toBe(422);
    expect(await to('nobody')).toBe(422);
    expect(await to(userIdOf('sales01'))).toBe(refusals.REPORT_WITHOUT_READERS.code);
  });
});

describe('reading', () => {
  it('counts down what is unread, and the writer sees who read it and when', async () => {
    const id = await sent({ ccUserId: `${docsId},${managerId}` });
    expect(await unread(manager)).toBe(1);
    await read(manager, id);
    expect(await unread(manager)).toBe(0);
    expect((await get(sales, id)).data?.readBy).toMatchObject([
      { id: managerId, isCopy: false, readTime: expect.any(Number) },
      { id: docsId, isCopy: true, readTime: null },
    ]);
  });

  it('reminds those who have not read it, each once an hour, and only its writer may', async () => {
    const id = await sent({ toUserId: `${managerId},${docsId}` });
    await read(docs, id);
    await house.database.db.deleteFrom('message_receiver').execute();
    const remind = (person: Person) => person.call(contract.remindReportReaders, { params: { id } });
    expect((await remind(manager)).code).toBe(refusals.NOT_FOUND.code);
    expect((await remind(sales)).data).toEqual({ count: 1 });
    const told = async (person: Person) => (await person.call(listMessages, { query: {} })).data?.list ?? [];
    expect(await told(manager)).toMatchObject([{ title: '周子涵提醒您查看日报' }]);
    expect(await told(docs)).toEqual([]);
    expect((await remind(sales)).msg).toBe(refusals.NO_READER_TO_REMIND.zh);
    house.clock.now = new Date(house.clock.now.getTime() + 3_600_001);
    expect((await remind(sales)).data).toEqual({ count: 1 });
    await read(manager, id);
    house.clock.now = new Date(house.clock.now.getTime() + 3_600_001);
    expect((await remind(sales)).code).toBe(refusals.NO_READER_TO_REMIND.code);
  });

  it('fixes what it said: a change afterwards stays visible, and its readers are told', async () => {
    const id = await sent();
    await read(manager, id);
    expect((await change(sales, id, { question: '无' })).code).toBe(200);
    expect((await get(manager, id)).data).toMatchObject({
      ...{ isEdited: true, question: '无', earlier: [{ question: words.question }] },
    });
    expect((await manager.call(listMessages, { query: {} })).data?.list).toHaveLength(2);
    expect((await change(sales, id, { version: 1 })).code).toBe(refusals.RECORD_CHANGED.code);
  });

  it('begins with a message that opens it, and a frame for open screens', async () => {
    const socket = await openSocket(house.url, manager);
    socket.say({ method: 'OnConnection' });
    await socket.hear('initMessage');
    const id = await sent();
    expect(await socket.hear('reportLogChanged')).toMatchObject({ id });
    const [message] = (await manager.call(listMessages, { query: {} })).data?.list ?? [];
    expect(message?.link).toContain(id);
    socket.wire.terminate();
  });
});

it('is liked and talked about; only what one said oneself is taken back', async () => {
  const id = await sent();
  const params = { id };
  for (let times = 0; times < 2; times += 1)
    await manager.call(contract.likeReport, { params, body: { isLiked: true } });
  const said = await manager.call(contract.commentOnReport, { params, body: { text: '辛苦了' } });
  const commentId = said.data?.id ?? '';
  expect((await get(sales, id)).data).toMatchObject({
    ...{ likes: 1, isLiked: false, likedBy: [{ id: managerId }], comments: 1 },
    commentList: [{ id: commentId, text: '辛苦了', creatorUserId: managerId }],
  });
  expect((await sales.call(listMessages, { query: {} })).data?.list).toHaveLength(1);
  const takeBack = (person: Person) =>
    person.call(contract.deleteReportComment, { params: { id, commentId } });
  expect((await takeBack(sales)).code).toBe(refusals.NOT_FOUND.code);
  expect((await takeBack(manager)).code).toBe(200);
  await manager.call(contract.likeReport, { params, body: { isLiked: false } });
  expect((await get(sales, id)).data).toMatchObject({ likes: 0, commentList: [] });
});

it('is talked about in threads; who is called or answered hears it once, and only its people can be called', async () => {
  const id = await sent({ toUserId: `${managerId},${docsId}` });
  await house.database.db.deleteFrom('message_receiver').execute();
  const say = (person: Person, body: { text: string; replyToId?: string; mentionIds?: string[] }) =>
    person.call(contract.commentOnReport, { params: { id }, body });
  const first = await say(manager, { text: '@单证 看一下', mentionIds: [docsId, docsId] });
  const titles = async (person: Person) =>
    ((await person.call(listMessages, { query: {} })).data?.list ?? []).map(({ title }) => title);
  expect(await titles(docs)).toHaveLength(1);
  expect((await titles(docs))[0]).toContain('提到了您');
  const replyToId = first.data?.id ?? '';
  house.clock.now = new Date(house.clock.now.getTime() + 1_000);
  expect((await say(docs, { text: '已看', replyToId })).code).toBe(200);
  expect((await titles(manager))[0]).toContain('回复了您对');
  expect((await get(sales, id)).data?.commentList).toMatchObject([
    { id: replyToId, replyToId: null, mentions: [{ id: docsId }] },
    { text: '已看', replyToId, mentions: [] },
  ]);
  const other = await sent();
  const elsewhere = await sales.call(contract.commentOnReport, {
    params: { id: other },
    body: { text: '别处' },
  });
  for (const wrong of [
    { replyToId: elsewhere.data?.id ?? '' },
    { replyToId: 'nothing' },
    { mentionIds: [userIdOf('ops01')] },
  ])
    expect((await say(manager, { text: '不行', ...wrong })).code).toBe(refusals.NOT_FOUND.code);
});

describe('a new report', () => {
  it('goes to my manager at first, then to whom the last one went, with what was planned', async () => {
    const start = async (kind: contract.ReportKind) =>
      (await sales.call(contract.getReportStart, { query: { kind } })).data;
    expect((await start('daily'))?.last).toBeNull();
    expect((await start('daily'))?.toUserId).not.toBe('');
    await sent({ day: addDays(today(), -1), toUserId: docsId, ccUserId: managerId });
    expect(await start('daily')).toMatchObject({
      ...{ toUserId: docsId, ccUserId: managerId, writtenId: null },
      last: { from: addDays(today(), -1), tomorrowContent: words.tomorrowContent },
    });
    const id = await sent();
    expect((await start('daily'))?.writtenId).toBe(id);
    expect((await start('weekly'))?.done).toContainEqual({ from: today(), text: words.todayContent });
  });

  it('holds what the system counts for its writer, and knows when it is late', async () => {
    const { db } = house.database;
    const { ownerId } = await db
      .selectFrom('quote')
      .select('ownerId')
      .orderBy('creatorTime')
      .executeTakeFirstOrThrow();
    await db
      .updateTable('quote')
      .set({ ownerId: userIdOf('sales01'), creatorTime: house.clock.now })
      .where('ownerId', '=', ownerId)
      .execute();
    const id = await sent();
    const quotes = (await get(sales, id)).data?.figures.find(({ name }) => name === 'quotes');
    expect(quotes?.count).toBeGreaterThan(0);
    const late = await sent({ day: addDays(today(), -3) });
    expect((await get(sales, late)).data?.isLate).toBe(true);
    expect((await get(sales, id)).data?.isLate).toBe(false);
  });

  it('is about no day to come', async () => {
    const body = { ...written, day: addDays(today(), 1) };
    expect((await sales.call(contract.addReport, { body })).code).toBe(422);
  });
});

describe('a manager', () => {
  const missing = async (kind: contract.ReportKind = 'daily') =>
    (await manager.call(contract.listMissingReports, { query: { kind } })).data?.list.map(({ id }) => id);
  const remind = (userIds: string[] = []) =>
    manager.call(contract.remindOfReports, { body: { kind: 'daily', day: today(), userIds } });
  const salesId = userIdOf('sales01');

  it('sees who has not written, and reminds them, though not twice in an hour', async () => {
    expect(await missing()).toContain(salesId);
    expect((await remind([salesId, userIdOf('client01')])).data?.count).toBe(1);
    expect((await sales.call(listMessages, { query: {} })).data?.list).toHaveLength(1);
    expect((await remind([salesId])).code).toBe(refusals.NOBODY_TO_REMIND.code);
    await sent();
    expect(await missing()).not.toContain(salesId);
    expect((await docs.call(contract.listMissingReports, { query: {} })).data).toMatchObject({ team: 0 });
  });

  it('counts what was written by working days', async () => {
    const from = addDays(today(), -6);
    for (const day of [from, from, today()]) await sent({ day });
    await sent({ kind: 'weekly' });
    const { data } = await manager.call(contract.listReportStatistics, {
      query: { from, to: today(), pageSize: 100 },
    });
    const mine = data?.list.find(({ id }) => id === salesId);
    expect(mine).toMatchObject({ daily: 2, late: 1, weekly: 1, monthly: 0 });
    expect(mine?.missing).toBeLessThanOrEqual(mine?.expected ?? 0);
    const wrong = { from: today(), to: from };
    expect((await manager.call(contract.listReportStatistics, { query: wrong })).code).toBe(422);
  });

  it('has a rule by which whoever has not written is reminded once a day', async () => {
    const rule = { daily: true, weekly: false, monthly: false, remindAt: 0 };
    expect((await docs.call(contract.saveReportRule, { body: rule })).code).toBe(refusals.NOT_FOUND.code);
    await manager.call(contract.saveReportRule, { body: rule });
    expect((await manager.call(contract.getReportRule)).data).toEqual(rule);
    // A Wednesday that no calendar of the company names.
    const { from } = periodOf('weekly', '2031-03-12');
    const now = new Date(`${addDays(from, 2)}T19:00:00+08:00`);
    const { db } = house.database;
    const bus = { publish: async () => undefined } as never;
    for (let times = 0; times < 2; times += 1)
      await remindByRules({ db, bus, afterCommit: () => undefined }, now);
    const reminded = await db.selectFrom('report_log_reminder').selectAll().execute();
    expect(reminded.map(({ userId }) => userId)).toContain(salesId);
    expect((await sales.call(listMessages, { query: {} })).data?.list).toHaveLength(1);
  });
});
