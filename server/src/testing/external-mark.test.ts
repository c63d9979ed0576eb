import { getBaseInfo } from '@fairway/contract/account.ts';
import * as chat from '@fairway/contract/chat.ts';
import type { Endpoint } from '@fairway/contract/endpoint.ts';
import { listMessages } from '@fairway/contract/messages.ts';
import { listNoticeReaders, listNotices } from '@fairway/contract/notices.ts';
import * as organisation from '@fairway/contract/organisation.ts';
import { getRecord, listRecordHistory, showRecord, updateRecord } from '@fairway/contract/records.ts';
import { getCurrentUser } from '@fairway/contract/session.ts';
import { listAudit } from '@fairway/contract/system.ts';
import { approveTask, copyFlow, getFlow, summariseRecords } from '@fairway/contract/workflow.ts';
import { addComment, listComments } from '@fairway/contract/workflow-comments.ts';
import { listDelegations } from '@fairway/contract/workflow-delegations.ts';
import { listLaunched, listMonitored, listTasks } from '@fairway/contract/workflow-lists.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { say, talkersAt } from '../chat/testing/talker.ts';
import { added, field, makeModel } from '../records/testing/make-model.ts';
import { publishFlow, submitted } from '../workflow/comments/testing/publish-flow.ts';
import { type Person, startTestApp, type TestApp } from './test-app.ts';

let app: TestApp;
const people: Record<string, Person> = {};
/** Everybody by what they are called, with the kind of their row. */
const kinds = new Map<string, boolean>();
const made = { flowId: '', doneId: '', modelId: '', recordId: '', groupId: '', seq: '' };

const clientId = 'user-client01';
const page = { currentPage: 1, pageSize: 100 };

beforeAll(async () => {
  app = await startTestApp({ from: 'demo' });
  for (const account of ['admin', 'sales01', 'client01']) people[account] = await app.as(account);
  const { admin, sales01: sales, client01: client } = people as Record<string, Person> & typeof people;
  if (!admin || !sales || !client) throw new Error('nobody there');
  const { rows } = await app.database.pool.query(`select account, "realName", kind from user_account`);
  for (const { account, realName, kind } of rows)
    for (const name of [realName, `${realName}/${account}`]) kinds.set(name, kind === 'customer');
  expect(kinds.size).toBe(2 * rows.length);

  const published = await publishFlow(app, admin, {
    settings: { launchBy: { roles: ['customer'] }, comments: true, summary: true },
    users: ['user-sales01'],
  });
  made.flowId = await submitted(client, published);
  made.doneId = await submitted(client, published);
  const copied = await client.call(copyFlow, {
    params: { taskId: made.flowId },
    body: { copyIds: 'user-sales01' },
  });
  expect(copied.code).toBe(200);
  const todo = (await sales.call(listTasks, { params: { category: '1' }, query: page })).data?.list ?? [];
  const taskOperatorId = todo.find(({ processId }) => processId === made.doneId)?.id ?? '';
  expect((await sales.call(approveTask, { params: { taskOperatorId }, body: {} })).code).toBe(200);
  for (const who of [client, sales])
    expect((await who.call(addComment, { body: { taskId: made.flowId, text: '请看' } })).code).toBe(200);

  made.modelId = await makeModel(admin.call, [field('title', 'text')], { roleIds: ['sales', 'customer'] });
  made.recordId = await added(client.call, made.modelId, { title: '订舱' });
  const params = { modelId: made.modelId, id: made.recordId };
  const changed = await sales.call(updateRecord, {
    params,
    body: { data: '{"title":"订舱二","version":1}' },
  });
  expect(changed.code).toBe(200);

  const talks = (await sales.call(chat.listConversations, { query: page })).data?.list ?? [];
  for (const { id, kind } of talks.filter((one) => one.kind === 'group')) {
    const { data } = await sales.call(chat.getConversation, { params: { id } });
    if (kind === 'group' && data?.members.some((member) => member.id === clientId)) made.groupId = id;
  }
  const log = await sales.call(chat.listChatMessages, { params: { id: made.groupId }, query: {} });
  made.seq = String(log.data?.list.findLast(({ sendUserId }) => sendUserId === 'user-sales01')?.seq);
});
afterAll(() => app.close());

/** Names of people beside somebody else's, and what says it of them. */
const markOf: Record<string, string> = {
  toUserName: 'toIsExternal',
  toRealName: 'toIsExternal',
  lastModifyUserName: 'lastModifyIsExternal',
};
/** Only colleagues can be these; `name` of a company or a form is no person. */
const leftOut = ['manager', 'delegateUser', 'companyName', 'byName'];

interface Seen {
  name: string;
  key: string;
  expected: boolean;
  said: unknown;
}

/** Every name of a person in a reply, with what is said beside it. */
function namesIn(value: unknown): Seen[] {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (typeof value !== 'object' || value === null) return [];
  const held = value as Record<string, unknown>;
  return Object.entries(held).flatMap(([key, one]) => {
    // What formulas of a form know of who fills it in is shown to nobody.
    if (key === 'context') return [];
    if (typeof one !== 'string') return namesIn(one);
    const expected = kinds.get(one);
    if (expected === undefined || leftOut.includes(key)) return [];
    const mark = key === 'releaseUser' && 'releaseIsExternal' in held ? 'releaseIsExternal' : markOf[key];
    return [{ name: one, key, expected, said: held[mark ?? 'isExternal'] }];
  });
}

function expectMarks(reply: unknown, { names }: { names: RegExp }): void {
  const seen = namesIn(reply);
  expect(seen.filter(({ expected, said }) => said !== expected)).toEqual([]);
  expect(seen.map(({ name }) => name).join(' ')).toMatch(names);
}

const customer = /许佳宁/;
const member = /周子涵/;

type Input = () => object;
const ofGroup: Input = () => ({ params: { id: made.groupId } });
const ofFlow =
  (more: object = {}): Input =>
  () => ({ params: { taskId: made.flowId }, ...more });
const ofRecord: Input = () => ({ params: { modelId: made.modelId, id: made.recordId }, query: page });
const query: Input = () => ({ query: page });

const calls: [string, Endpoint, Input, RegExp][] = [
  ['sales01', getCurrentUser, () => ({}), member],
  ['client01', getCurrentUser, () => ({}), customer],
  ['sales01', getBaseInfo, () => ({}), member],
  ['client01', getBaseInfo, () => ({}), customer],

  ['sales01', organisation.getUserCard, () => ({ params: { id: clientId } }), customer],
  ['client01', organisation.getUserCard, () => ({ params: { id: clientId } }), customer],
  ['sales01', organisation.getUserCard, () => ({ params: { id: 'user-sales02' } }), /沈立群/],
  ['sales01', organisation.listAllUsers, () => ({}), member],
  ['sales01', organisation.getUserTree, () => ({}), member],
  ['sales01', organisation.listContacts, query, /沈立群/],
  ['sales01', organisation.listUsersByIds, () => ({ body: { ids: ['user-sales01', clientId] } }), member],
  ['sales01', organisation.listUsersInRange, () => ({ body: { userIds: ['user-sales01'] } }), member],
  ['sales01', organisation.listSelected, () => ({ body: { ids: ['user-sales01--user'] } }), member],
  ['sales01', organisation.listSelectedUsers, () => ({ body: { ids: ['user-sales01--user'] } }), member],
  ['sales01', organisation.listUsersOfOrganisation, () => ({}), member],
  ['sales01', organisation.listSubordinates, () => ({ params: { id: '0' } }), member],

  ['sales01', chat.listConversations, query, customer],
  ['client01', chat.listConversations, query, member],
  ['sales01', chat.getConversation, () => ({ params: { id: clientId } }), customer],
  ['sales01', chat.getConversation, ofGroup, customer],
  ['client01', chat.getConversation, ofGroup, member],
  ['sales01', chat.listChatMessages, () => ({ ...ofGroup(), query: {} }), customer],
  ['sales01', chat.listChatMessages, () => ({ params: { id: clientId }, query: {} }), customer],
  ['sales01', chat.listChatReaders, () => ({ params: { id: made.groupId, seq: made.seq } }), customer],
  ['sales01', chat.searchChat, () => ({ query: { keyword: '提醒司机带安全帽' } }), customer],
  ['sales01', chat.listReplies, () => ({}), customer],

  ['sales01', listTasks, () => ({ params: { category: '1' }, query: page }), customer],
  ['sales01', listTasks, () => ({ params: { category: '2' }, query: page }), customer],
  ['sales01', listTasks, () => ({ params: { category: '3' }, query: page }), customer],
  ['sales01', listLaunched, query, member],
  ['client01', listLaunched, query, customer],
  ['admin', listMonitored, query, customer],
  ['sales01', getFlow, ofFlow({ query: { opType: '-1' } }), customer],
  ['client01', getFlow, ofFlow({ query: { opType: '-1' } }), member],
  ['sales01', summariseRecords, ofFlow({ query: {} }), customer],
  ['sales01', listComments, () => ({ query: { taskId: made.flowId } }), customer],
  ['sales01', listDelegations, () => ({ query: { ...page, myOrDelagateToMe: '1' } }), /^/],

  ['sales01', getRecord, ofRecord, customer],
  ['sales01', showRecord, ofRecord, customer],
  ['sales01', listRecordHistory, ofRecord, customer],

  ['sales01', listMessages, query, customer],
  ['admin', listNotices, query, /顾远航|系统管理员/],
  ['admin', listNoticeReaders, () => ({ params: { id: 'notice-closing-time' }, query: page }), customer],
  ['admin', listAudit, query, customer],
];

it.each(calls.map(([who, endpoint, input, names]) => [who, endpoint.name, endpoint, input, names] as const))(
  'to %s %s says of everybody it names whether they are customers',
  async (who, _name, endpoint, input, names) => {
    const { code, data, msg } = (await people[who]?.call(endpoint, input() as never)) ?? {};
    expect({ code, msg }).toMatchObject({ code: 200 });
    expectMarks(data, { names });
  },
);

describe('frames of the socket', () => {
  it('say it too, to both sides', async () => {
    const talkers = talkersAt(app.url);
    const [sales, client] = [people.sales01, people.client01];
    if (!sales || !client) throw new Error('nobody there');
    const [hers, theirs] = await Promise.all(
      [sales, client].map(async (person) => (await talkers.of(person)).open()),
    );
    if (!hers || !theirs) throw new Error('nobody there');
    say(theirs, { toUserId: 'user-sales01' });
    expectMarks(await hers.hear('receiveMessage'), { names: customer });
    expectMarks(await theirs.hear('sendMessage'), { names: customer });
    say(hers, { toUserId: clientId });
    expectMarks(await theirs.hear('receiveMessage'), { names: member });
    expectMarks(await hers.hear('sendMessage'), { names: member });
    say(theirs, { toUserId: made.groupId });
    const inGroup = await hers.hear('receiveMessage');
    expectMarks(inGroup, { names: customer });
    expect(inGroup).toMatchObject({ isExternal: false, message: { isExternal: true } });

    hers.say({ method: 'MessageList', toUserId: clientId, currentPage: 1, pageSize: 20 });
    const { list } = await hers.hear('messageList');
    expect(new Set(list.map(({ sendUserId }) => sendUserId)).size).toBe(2);
    for (const { sendUserId, isExternal } of list) expect(isExternal).toBe(sendUserId === clientId);
    talkers.hangUp();
  });
});
