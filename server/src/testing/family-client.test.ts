import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { wavOf } from '../chat/testing/talker.ts';
import { photo, upload } from '../files/sample-files.ts';
import { demoPassword } from '../organisation/demo/accounts.ts';
import { field, makeModel, table } from '../records/testing/make-model.ts';
import { publishFlow, step } from '../workflow/testing/publish-flow.ts';
import { type OpenSocket, openSocket } from './open-socket.ts';
import { startTestApp, type TestApp } from './test-app.ts';

/**
 * The calls of clients that others wrote for this API family, as they make them: every filter is sent and most are
 * empty, what is parsed is parsed without a look, and pictures are opened by an address alone.
 */
// biome-ignore lint/suspicious/noExplicitAny: these clients have no types; what they read is checked here.
type Json = any;

let house: TestApp;
const sockets: OpenSocket[] = [];
beforeAll(async () => {
  house = await startTestApp({ from: 'demo' });
});
afterEach(() => {
  for (const { wire } of sockets.splice(0)) wire.terminate();
});
afterAll(() => house.close());

interface Client {
  token: string;
  userId: string;
  get: (path: string) => Promise<Json>;
  send: (method: 'POST' | 'PUT', path: string, body: unknown) => Promise<Json>;
}

/** Signs in as those clients do: a form, and the fixed parameters in the address. */
async function signedIn(account: string): Promise<Client> {
  const fixed = 'client_id=admin&client_secret=123456&scope=all&grant_type=password';
  const form = { account, password: demoPassword, origin: 'password', grant_type: 'password', code: '' };
  const response = await fetch(`${house.url}/api/oauth/Login?${fixed}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ ...form, timestamp: '0.8273645' }),
  });
  const { data }: Json = await response.json();
  const headers = { authorization: data.token, 'jnpf-origin': 'app' };
  const answered = async (asked: Promise<Response>) => {
    const envelope: Json = await (await asked).json();
    expect(envelope).toMatchObject({ code: 200 });
    return envelope.data;
  };
  const client = {
    token: data.token as string,
    // Against caches they add the seconds to every address.
    get: (path: string) =>
      answered(fetch(`${house.url}${path}${path.includes('?') ? '&' : '?'}n=1700000000`, { headers })),
    send: (method: string, path: string, body: unknown) =>
      answered(
        fetch(house.url + path, {
          ...{ method, body: JSON.stringify(body) },
          headers: { ...headers, 'content-type': 'application/json;charset=UTF-8' },
        }),
      ),
  };
  return { ...client, userId: (await client.get('/api/oauth/CurrentUser?type=app')).userInfo.userId };
}

async function connected(client: Client): Promise<OpenSocket> {
  const socket = await openSocket(house.url, client);
  sockets.push(socket);
  socket.say({ method: 'OnConnection', token: client.token, mobileDevice: true });
  await socket.hear('initMessage');
  return socket;
}

const emptyFilters =
  'keyword=&startTime=&endTime=&flowCategory=&templateId=&flowId=&status=&flowUrgent=&creatorUserId=&nodeCode=';
const firstPage = 'currentPage=1&pageSize=20&sort=desc&sidx=';
const engine = '/api/workflow/Engine';

describe('before the login', () => {
  it.each(['0.8273645', '0.1', '1.2e-7', '1794823685203', 'f3c9a1'])('a captcha called %s', async (name) => {
    for (const path of [`/api/oauth/ImageCode/4/${name}`, `/api/file/ImageCode/${name}`]) {
      const response = await fetch(house.url + path);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
    }
  });

  it('a captcha has a name that ends somewhere', async () => {
    const response = await fetch(`${house.url}/api/oauth/ImageCode/4/${'0'.repeat(51)}`);
    expect(await response.json()).toMatchObject({ code: 422 });
  });
});

describe('who signed in', () => {
  it('finds the module of each form in the menu, and the current system', async () => {
    const admin = await signedIn('admin');
    const { userInfo, menuList } = await admin.get('/api/oauth/CurrentUser?type=app');
    expect(userInfo.systemIds[0]).toMatchObject({ id: userInfo.systemId, currentSystem: true });
    expect(userInfo.appSystemId).toBe(userInfo.systemId);
    const majors = { majorId: userInfo.systemIds[0].id, majorType: 'System', menuType: 1 };
    await admin.send('PUT', '/api/permission/Users/Current/major', majors);

    const all = (entries: Json[]): Json[] => entries.flatMap((entry) => [entry, ...all(entry.children)]);
    const entries = all(menuList);
    for (const { propertyJson } of entries) expect(JSON.parse(propertyJson)).toBeTypeOf('object');
    const forms = entries.filter(({ type }) => type === 3);
    expect(forms.length).toBeGreaterThan(5);
    for (const { propertyJson } of forms.slice(0, 5)) {
      const { moduleId } = JSON.parse(propertyJson);
      await admin.get(`/api/visualdev/OnlineDev/${moduleId}/Config?type=`);
    }
  });

  it('sees personal data in selects that hold ids, and saves it as it came', async () => {
    const sales = await signedIn('sales01');
    const path = '/api/permission/Users/Current/BaseInfo';
    const before = await sales.get(path);
    const { list } = await sales.get('/api/system/DictionaryData/All');
    const options = (name: string): string[] =>
      list.find((one: Json) => one.enCode === name).dictionaryList.map((entry: Json) => entry.id);
    const fields = { nation: 'Nation', education: 'Education', certificatesType: 'certificateType' };
    const chosen = Object.fromEntries(
      Object.entries(fields).map(([field, name]) => [field, options(name)[1]]),
    );
    expect(options('Nation')).toContain(before.nation);
    await sales.send('PUT', path, {
      ...before,
      ...chosen,
      certificatesNumber: '',
      birthday: 667_929_600_000,
    });
    const after = await sales.get(path);
    expect(after).toMatchObject(chosen);
    // A day is midnight where the company is: shown there it is this day, at no hour.
    expect(new Date(after.birthday).toISOString()).toBe('1991-03-02T16:00:00.000Z');
    await sales.send('PUT', path, after);
    expect(await sales.get(path)).toEqual(after);
  });

  it('saves personal data with what was left empty as empty text or null', async () => {
    const sales = await signedIn('sales02');
    const path = '/api/permission/Users/Current/BaseInfo';
    const before = await sales.get(path);
    await sales.send('PUT', path, {
      ...before,
      birthday: '',
      signature: null,
      landline: '',
      education: null,
    });
    const after = await sales.get(path);
    expect(after.birthday ?? null).toBeNull();
    expect(after).toMatchObject({ signature: before.signature, landline: '', education: before.education });
    await sales.send('PUT', path, { ...before, birthday: String(before.birthday ?? 667_929_600_000) });
    const { isDefault } = (await sales.get('/api/permission/Users/Current/SignImg'))[0] ?? { isDefault: 1 };
    expect([0, 1]).toContain(isDefault);
  });

  it('picks positions, groups and rows of interfaces by the names that either version uses', async () => {
    const sales = await signedIn('sales01');
    const { list } = await sales.get('/api/permission/Position/All');
    expect(list.length).toBeGreaterThan(5);
    for (const { id, fullName, enCode } of list)
      expect([id, fullName, enCode]).toEqual([0, 0, 0].map(() => expect.stringMatching(/./)));
    const groups = await sales.get('/api/permission/Group/Selector');
    for (const { type, children } of groups) expect([type, children[0].type]).toEqual(['0', 'group']);
    const admin = await signedIn('admin');
    const { list: interfaces } = await admin.get(`/api/system/DataInterface?${firstPage}`);
    const page = { currentPage: 1, pageSize: 20, keyword: '', paramList: [], columnOptions: '', sort: '' };
    const answers = [];
    for (const action of ['Action', 'Actions']) {
      const base = `/api/system/DataInterface/${interfaces[0].id}/${action}`;
      const rows = await admin.send('POST', `${base}/List`, page);
      answers.push([rows, await admin.send('POST', `${base}/InfoByIds`, { ...page, ids: ['x'] })]);
    }
    expect(answers[0]).toEqual(answers[1]);
  });

  it('locks the screen of its client and opens it with the password', async () => {
    const { token } = await signedIn('sales03');
    const open = async (account: string, password: string) => {
      const response = await fetch(`${house.url}/api/oauth/LockScreen`, {
        ...{ method: 'POST', body: JSON.stringify({ account, password }) },
        headers: { authorization: token, 'content-type': 'application/json' },
      });
      return ((await response.json()) as Json).code;
    };
    expect(await open('sales03', demoPassword)).toBe(200);
    expect(await open('sales03', 'wrong')).toBe(400);
    expect(await open('admin', demoPassword)).toBe(400);
    // Nobody guesses there without end.
    for (let more = 0; more < 5; more++) await open('sales03', 'wrong');
    expect(await open('sales03', demoPassword)).toBe(400);
  });

  it('lists announcements with a body', async () => {
    const admin = await signedIn('admin');
    const asked = await admin.send('POST', '/api/message/Notice/List', {
      ...{ currentPage: 1, pageSize: 20, sort: 'desc', sidx: '', keyword: '' },
    });
    expect(asked).toEqual(await admin.get(`/api/message/Notice?keyword=&${firstPage}`));
  });

  it('pages through people with every word of a page empty', async () => {
    const sales = await signedIn('sales01');
    const page = { currentPage: '', pageSize: '', sort: '', sidx: '', keyword: '' };
    const users = '/api/permission/Users';
    const { list } = await sales.send('POST', `${users}/ImUser/Selector/0`, page);
    expect(list.length).toBeGreaterThan(0);
    const range = { departIds: null, positionIds: '', userIds: [sales.userId], roleIds: [], groupIds: [] };
    const within = await sales.send('POST', `${users}/UserCondition`, { ...range, pagination: page });
    expect(within.pagination).toMatchObject({ currentPage: 1, pageSize: 20, total: 1 });
  });

  it('reads in-site messages, and their files without a look', async () => {
    const sales = await signedIn('sales01');
    const { list } = await sales.get(`/api/message?type=&isRead=&keyword=&${firstPage}`);
    expect(list.length).toBeGreaterThan(0);
    for (const { id } of list) {
      const { files } = await sales.get(`/api/message/ReadInfo/${id}`);
      expect(Array.isArray(JSON.parse(files))).toBe(true);
    }
    const other = await sales.get(`/api/message?type=2&isRead=1&keyword=&${firstPage}`);
    expect(other.pagination).toMatchObject({ currentPage: 1, pageSize: 20 });
  });
});

describe('flows', () => {
  it('are handled with codes as text and with nothing as empty text or null', async () => {
    const { as } = house;
    const { versionId } = await publishFlow((await as('admin')).call, [
      step('a', ['user-manager01'], { batch: true }),
      step('b', ['user-manager01'], { batch: true }),
    ]);
    const [sales, manager] = [await signedIn('sales01'), await signedIn('manager01')];
    const model = {
      ...{ flowId: versionId, flowUrgent: '2', candidateType: '', candidateList: null, branchList: null },
      ...{ copyIds: null, errorRuleUserList: '', delegateUserList: '', formData: { reason: '差旅' } },
    };
    await sales.send('POST', `${engine}/FlowBefore/CandidateUser/0`, {
      ...{ ...model, nodeCode: 'a', currentPage: '', pageSize: '', sort: '', keyword: '' },
    });
    const { id } = await sales.send('POST', `${engine}/FlowTask`, { ...model, id: '', status: '0' });
    const nothing = { handleOpinion: null, signImg: null, fileList: null, freeApproverUserId: '' };
    const task = async () => {
      const { list } = await manager.get(`${engine}/FlowBefore/List/1?${emptyFilters}&${firstPage}`);
      return list.find(({ processId }: Json) => processId === id);
    };
    expect(await task()).toMatchObject({ flowUrgent: 2 });
    const body = { ids: [(await task()).id], batchType: '0', candidateList: {}, ...nothing };
    const [done] = await manager.send('POST', `${engine}/FlowBefore/BatchOperation`, body);
    expect(done.problem).toBe('');
    const back = { ...nothing, handleOpinion: '请补充', rejectStep: 'start', rejectType: '1' };
    await manager.send('POST', `${engine}/FlowBefore/Reject/${(await task()).id}`, back);
    const opened = await sales.get(`${engine}/FlowBefore/${id}?taskNodeId=&taskOperatorId=&flowId=`);
    expect(opened.flowTaskInfo).toMatchObject({ status: 3, thisStep: '开始', completion: 0 });
    await sales.send('PUT', `${engine}/FlowTask/${id}`, { ...model, id, status: '0' });
    await sales.send('PUT', `${engine}/FlowLaunch/${id}/Actions/Withdraw`, nothing);
    const withdrawn = await sales.get(`${engine}/FlowBefore/${id}?taskNodeId=&taskOperatorId=&flowId=`);
    expect(withdrawn.flowTaskInfo).toMatchObject({ status: 4, thisStep: '开始', completion: 0 });
  });

  it('are listed with every filter empty, and by the id or the code of their category', async () => {
    const [sales, manager] = [await signedIn('sales01'), await signedIn('manager01')];
    const { list: categories } = await sales.get('/api/system/DictionaryData/WorkFlowCategory/Data/Selector');
    const lists = [
      [sales, `${engine}/FlowLaunch?${emptyFilters}&delegateType=&`],
      ...['1', '2', '3', '4'].map(
        (kind) => [manager, `${engine}/FlowBefore/List/${kind}?${emptyFilters}&`] as const,
      ),
    ] as const;
    for (const [client, path] of lists) {
      const { list, pagination } = await client.get(path + firstPage);
      expect(pagination.total).toBeGreaterThanOrEqual(list.length);
      const [first] = list;
      if (!first) continue;
      const category = categories.find(({ enCode }: Json) => enCode === first.flowCategory);
      for (const key of [category.id, category.enCode]) {
        const narrowed = await client.get(path.replace('flowCategory=', `flowCategory=${key}`) + firstPage);
        expect(narrowed.list.map(({ id }: Json) => id)).toContain(first.id);
        expect(new Set(narrowed.list.map(({ flowCategory }: Json) => flowCategory))).toEqual(
          new Set([category.enCode]),
        );
      }
    }
    const forOthers = await sales.get(`${engine}/FlowLaunch?${emptyFilters}&delegateType=true&${firstPage}`);
    for (const { creatorUserId } of forOthers.list) expect(creatorUserId).not.toBe(sales.userId);
  });

  it('name only steps that are in their list and in their template', async () => {
    const { call } = await house.as('admin');
    const manager = await signedIn('manager01');
    const who = ['user-manager01'];
    const { versionId } = await publishFlow(call, [
      step('a', who),
      {
        ...{ kind: 'branch', id: 'way', name: '走向', mode: 'choose' },
        arms: [
          { id: 'x1', name: '左', seq: [step('l', who)] },
          { id: 'x2', name: '右', isDefault: true, seq: [step('r', who), step('s', who)] },
        ],
      },
      step('z', who),
    ]);
    const sales = await signedIn('sales01');
    const model = { flowId: versionId, status: 0, flowUrgent: 1, formData: { reason: '差旅' } };
    const { id } = await sales.send('POST', `${engine}/FlowTask`, model);
    const opened = await sales.get(`${engine}/FlowBefore/${id}?taskNodeId=&taskOperatorId=&flowId=`);
    const nodes: Json[] = opened.flowTaskNodeList;
    const ways = Object.fromEntries(nodes.map((node) => [node.nodeCode, [node.nodeUp, node.nodeNext]]));
    expect(ways).toEqual({
      ...{ start: ['', 'a'], a: ['start', 'l,r'], l: ['a', 'z'], r: ['a', 's'], s: ['r', 'z'] },
      z: ['l,s', ''],
    });
    const { list } = await manager.get(`${engine}/FlowBefore/List/1?${emptyFilters}&${firstPage}`);
    const task = list.find(({ processId }: Json) => processId === id);
    const path = `${engine}/FlowBefore/Candidates/${task.id}`;
    const { type, list: choices } = await manager.send('POST', path, { ...model, branchList: [] });
    const choiceIds = choices.map(({ nodeId }: Json) => nodeId);
    expect([type, choiceIds]).toEqual([1, ['l', 'r']]);
    const drawn: string[] = [];
    const draw = (node: Json) => {
      drawn.push(node.nodeId);
      for (const below of [...(node.conditionNodes ?? []), node.childNode]) if (below) draw(below);
    };
    draw(JSON.parse(opened.flowTemplateInfo.flowTemplateJson));
    expect(drawn).toEqual(expect.arrayContaining(choiceIds));
    const said = { handleOpinion: '', signImg: '', fileList: [], branchList: ['r'] };
    await manager.send('POST', `${engine}/FlowBefore/Audit/${task.id}`, said);
    const { flowTaskInfo } = await sales.get(
      `${engine}/FlowBefore/${id}?taskNodeId=&taskOperatorId=&flowId=`,
    );
    expect(flowTaskInfo.thisStep).toBe('r');
  });

  it('are on a card of the portal', async () => {
    const manager = await signedIn('manager01');
    const todo = await manager.get(`${engine}/FlowBefore/List/1?${emptyFilters}&${firstPage}`);
    const { list } = await manager.get('/api/visualdev/Dashboard/FlowTodo');
    expect(list.length).toBeGreaterThan(0);
    expect(list).toEqual(todo.list);
  });

  it('a returned one is among what its initiator launched, not to be reviewed by them, and submitted again from there', async () => {
    const { as, clock } = house;
    const { versionId } = await publishFlow((await as('admin')).call, [step('a', ['user-manager01'])]);
    const [sales, manager] = [await signedIn('sales01'), await signedIn('manager01')];
    const socket = await connected(sales);
    const model = {
      flowId: versionId,
      status: 0,
      flowUrgent: 1,
      candidateType: 3,
      formData: { reason: '差旅' },
    };
    clock.now = new Date(clock.now.getTime() + 1_000);
    await sales.send('POST', `${engine}/FlowTask`, model);
    const launched = async (status = '') => {
      const filters = emptyFilters.replace('status=', `status=${status}`);
      return (await sales.get(`${engine}/FlowLaunch?${filters}&delegateType=&${firstPage}`)).list;
    };
    const todo = async (client: Client) =>
      (await client.get(`${engine}/FlowBefore/List/1?${emptyFilters}&${firstPage}`)).list;
    const counts = (client: Client) =>
      client.send('POST', '/api/visualdev/Dashboard/FlowTodoCount', {
        ...{ toBeReviewedType: [], flowDoneType: [], flowCirculateType: [] },
      });
    const before = await counts(sales);
    const id = (await launched())[0].id;
    const task = (await todo(manager)).find(({ processId }: Json) => processId === id);
    await manager.send('POST', `${engine}/FlowBefore/Reject/${task.id}`, {
      ...{ handleOpinion: '请补充', rejectStep: 'start', rejectType: 1, signImg: '', fileList: [] },
    });

    expect((await launched('3')).map((one: Json) => one.id)).toContain(id);
    expect((await todo(sales)).map(({ processId }: Json) => processId)).not.toContain(id);
    const after = await counts(sales);
    expect(after).toMatchObject({ toBeReviewed: before.toBeReviewed, returned: before.returned + 1 });
    const push = await socket.hear('messagePush');
    expect(push.bodyText).toContain(id);

    const opened = await sales.get(
      `${engine}/FlowBefore/${id}?taskNodeId=&taskOperatorId=&flowId=${versionId}`,
    );
    const records: Json[] = opened.flowTaskOperatorRecordList;
    expect(records.length).toBeGreaterThan(1);
    for (const { creatorTime, handleTime } of records) {
      expect(creatorTime).toBeTypeOf('number');
      expect(handleTime).toBeTypeOf('number');
    }
    await sales.send('PUT', `${engine}/FlowTask/${id}`, { ...model, id, formData: { reason: '差旅，两天' } });
    expect((await launched('1')).map((one: Json) => one.id)).toContain(id);
    expect((await todo(manager)).map(({ processId }: Json) => processId)).toContain(id);
    expect(await counts(sales)).toMatchObject({ returned: before.returned });
  });
});

describe('a form', () => {
  it('is listed, saved and started with numbers as text and with nothing as empty text', async () => {
    const { call } = await house.as('admin');
    const modelId = await makeModel(call, [
      field('reason', 'text'),
      field('days', 'number'),
      field('from', 'date'),
      field('isUrgent', 'switch'),
      field('period', 'dateRange'),
      table('rows', [field('qty', 'number'), field('when', 'date'), field('code', 'text')]),
    ]);
    const sales = await signedIn('sales01');
    const path = `/api/visualdev/OnlineDev/${modelId}`;
    const data = {
      ...{ reason: '12', days: '5', from: '1796572800000', isUrgent: '1' },
      ...{
        period: ['1796572800000', '1796659200000'],
        rows: [{ qty: '2.5', when: '1796572800000', code: '007' }],
      },
    };
    const { id } = await sales.send('POST', path, { data: JSON.stringify(data), status: '', flowUrgent: '' });
    const stored = await sales.get(`${path}/${id}`);
    expect(JSON.parse(stored.data)).toMatchObject({
      ...{ reason: '12', days: 5, from: 1_796_572_800_000, isUrgent: 1 },
      period: [1_796_572_800_000, 1_796_659_200_000],
      rows: [{ qty: 2.5, when: 1_796_572_800_000, code: '007' }],
    });
    // An empty text is a value in a form: what stood there is gone.
    const emptied = { ...data, reason: '', days: '', version: String(stored.version) };
    await sales.send('PUT', `${path}/${id}`, { id, data: JSON.stringify(emptied) });
    const { days, reason } = JSON.parse((await sales.get(`${path}/${id}`)).data);
    expect([days || null, reason || null]).toEqual([null, null]);

    for (let more = 1; more < 23; more++)
      await sales.send('POST', path, { data: JSON.stringify({ reason: `第${more}条`, days: more }) });
    const asked = {
      currentPage: '',
      pageSize: '',
      sort: '',
      sidx: '',
      keyword: '',
      menuId: '',
      queryJson: '',
    };
    const first = await sales.send('POST', `${path}/List`, { ...asked, superQueryJson: '', dataType: '0' });
    expect([first.list.length, first.pagination.total]).toEqual([20, 23]);
    const all = await sales.send('POST', `${path}/List`, { ...asked, currentPage: 2, dataType: '1' });
    expect(all.pagination).toMatchObject({ currentPage: 1, total: 23 });
    expect(new Set(all.list.map((row: Json) => row.id)).size).toBe(23);
    expect(all.list.slice(0, 20)).toEqual(first.list);
    expect((await sales.send('POST', `${path}/List`, { ...asked, dataType: 1 })).list.length).toBe(23);
  });
});

describe('chat', () => {
  it('has a history that can be parsed, with pictures and voice that open by their address alone', async () => {
    const [sales, ops] = [await signedIn('sales02'), await signedIn('ops02')];
    const [mine, theirs] = [await connected(sales), await connected(ops)];
    const uploaded = async (name: string, bytes: Buffer) =>
      (await upload({ url: house.url, token: sales.token, type: 'IM' }, name, bytes)).data?.name;
    const say = async (messageType: string, messageContent: unknown) => {
      const { token } = sales;
      mine.say({ method: 'SendMessage', token, toUserId: ops.userId, messageType, messageContent });
      return mine.hear('sendMessage');
    };
    await say('text', '{"不是": JSON <b>');
    await say('image', { name: await uploaded('箱单.jpg', await photo()), width: 80, height: 40 });
    await say('voice', { name: await uploaded('语音.wav', wavOf(2)), length: '00:02' });
    await say('file', { name: await uploaded('说明.txt', Buffer.from('words')) });
    await say('location', { latitude: 31, longitude: 121, title: '港', address: '' });

    const parsed = ({ content, contentType }: Json) =>
      contentType === 'text' ? content : JSON.parse(content);
    const page = async (currentPage: number, sord: string) => {
      theirs.say({
        ...{ method: 'MessageList', token: ops.token, toUserId: sales.userId, formUserId: ops.userId },
        ...{ currentPage, pageSize: 2, sord, keyword: '' },
      });
      return (await theirs.hear('messageList')).list;
    };
    const kinds = (list: Json[]) => list.map(({ contentType }) => contentType);
    const total = 5;
    expect(kinds(await page(1, 'desc'))).toEqual(['file', 'location']);
    expect(kinds(await page(2, 'desc'))).toEqual(['image', 'voice']);
    expect(kinds(await page(1, 'asc'))).toEqual(['text', 'image']);
    expect(kinds(await page(3, 'asc'))).toEqual(['location']);
    expect(await page(Math.ceil(total / 2) + 1, 'asc')).toEqual([]);

    const [picture, voice] = (await page(2, 'desc')).map(parsed);
    expect(picture).toMatchObject({ width: 80, height: 40 });
    for (const [{ path }, type] of [
      [picture, /^image\//],
      [voice, /^audio\//],
    ] as const) {
      const response = await fetch(house.url + path);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toMatch(type);
      expect((await response.arrayBuffer()).byteLength).toBe(Number(response.headers.get('content-length')));
    }
    // Players begin with a part.
    const part = await fetch(house.url + voice.path, { headers: { range: 'bytes=0-1' } });
    expect([part.status, part.headers.get('content-length')]).toEqual([206, '2']);
    // What comes in live is opened in the same way.
    const received = [];
    for (let n = 0; n < total; n++) received.push(await theirs.hear('receiveMessage'));
    const live = received.find(({ messageType }) => messageType === 'image')?.formMessage as Json;
    expect((await fetch(house.url + live.path)).headers.get('content-type')).toMatch(/^image\//);
  });

  it('has a group whose lines about itself, cards and recalled words can be parsed too', async () => {
    const client = await signedIn('sales01');
    const socket = await connected(client);
    const { id } = await client.send('POST', '/api/message/conversations', {
      name: '群',
      userIds: ['user-ops02'],
    });
    const cardId = (await client.get(`${engine}/FlowLaunch?${emptyFilters}&delegateType=&${firstPage}`))
      .list[0].id;
    socket.say({
      ...{ method: 'SendMessage', toUserId: id, messageType: 'card' },
      messageContent: { cardKind: 'flow', cardId },
    });
    await socket.hear('sendMessage');
    socket.say({ method: 'SendMessage', toUserId: id, messageType: 'text', messageContent: '说错了' });
    const { seq } = await socket.hear('sendMessage');
    await fetch(`${house.url}/api/message/conversations/${id}/messages/${seq}/recall`, {
      ...{ method: 'POST', headers: { authorization: client.token } },
    });
    socket.say({ method: 'MessageList', toUserId: id, currentPage: 1, pageSize: 30, sord: 'desc' });
    const { list } = await socket.hear('messageList');
    const kinds = list.map(({ contentType }) => contentType);
    expect(kinds).toEqual(expect.arrayContaining(['system', 'card', 'recalled', 'recall']));
    for (const { content, contentType } of list) {
      expect(content).toBeTypeOf('string');
      if (contentType !== 'text') expect(() => JSON.parse(content)).not.toThrow();
    }
  });
});
