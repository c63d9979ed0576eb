import { listMessages } from '@fairway/contract/messages.ts';
import { approveTask, getFlow, startFlow } from '@fairway/contract/workflow.ts';
import { listLaunched, listTasks } from '@fairway/contract/workflow-lists.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userIdOf } from '../organisation/demo/ids.ts';
import { type Person, startTestApp, type TestApp } from '../testing/test-app.ts';
import { flowCard } from './flow-card.ts';
import { publishFlow, step } from './testing/publish-flow.ts';

let app: TestApp;
let admin: Person;
let sales: Person;
let manager: Person;

beforeAll(async () => {
  app = await startTestApp({ from: 'demo' });
  [admin, sales, manager] = (await Promise.all(
    ['admin', 'sales01', 'manager01'].map((account) => app.as(account)),
  )) as [Person, Person, Person];
});
afterAll(() => app.close());

const english = { headers: { 'accept-language': 'en' } };
const day = (text: string) => Date.parse(`${text}T00:00:00+08:00`);
const year = new Date().getFullYear();
const nodes = [
  { id: 'f1', kind: 'date', model: 'startOn', label: '开始日期', required: true },
  { id: 'f2', kind: 'date', model: 'endOn', label: '结束日期', required: true },
  {
    ...{ id: 'f3', kind: 'calculation', model: 'days', label: '天数', suffix: '天' },
    calculated: 'DATEDIFF({startOn}, {endOn}) + 1',
  },
  { id: 'f4', kind: 'text', model: 'phone', label: '手机', required: true, mask: 'mobile' },
  { id: 'f5', kind: 'text', model: 'place', label: '地点', required: true },
];
const formData = {
  ...{ startOn: day(`${year}-11-03`), endOn: day(`${year}-11-05`), phone: '13812345678', place: '宁波' },
};

async function start(fields: Record<string, string> = {}): Promise<{ id: string; task: string }> {
  const { versionId } = await publishFlow(admin.call, [step('m', [userIdOf('manager01')], { fields })], {
    nodes,
  });
  const answer = await sales.call(startFlow, { body: { flowId: versionId, formData } });
  expect(answer, JSON.stringify(answer)).toMatchObject({ code: 200 });
  const { id } = answer.data as { id: string };
  const { rows } = await app.database.pool.query('select id from flow_task where "flowId" = $1', [id]);
  return { id, task: rows[0]?.id };
}

const dates = { label: '开始日期', text: '11-03 至 11-05（3天）', kind: 'dates' };
const place = { label: '地点', text: '宁波', kind: 'text' };

describe('the key facts of a request', () => {
  it('head lists and details in the language of the reader, and never say what is masked', async () => {
    const { id, task } = await start();
    const listed = await manager.call(listTasks, { params: { category: '1' }, query: {} });
    const one = listed.data?.list.find(({ processId }) => processId === id);
    expect(one?.summary).toEqual([dates, place]);
    const inEnglish = await sales.call(listLaunched, { query: {}, ...english });
    expect(inEnglish.data?.list.find((item) => item.id === id)?.summary).toMatchObject([
      { text: 'Nov 3 – Nov 5 (3 days)' },
      { text: '宁波' },
    ]);
    const query = { opType: '1' as const, taskOperatorId: task };
    const { data } = await manager.call(getFlow, { params: { taskId: id }, query });
    expect(data?.flowTaskInfo?.facts).toEqual([dates, place]);
    expect(await flowCard(app.database.db, { userId: userIdOf('sales01') }, id)).toMatchObject({
      line: '11-03 至 11-05（3天） · 宁波',
      lineEn: 'Nov 3 – Nov 5 (3 days) · 宁波',
      titleEn: expect.stringMatching(/^周子涵: 流程/),
    });
  });

  it('leave out what a step hides: there, in messages and on cards', async () => {
    const { id } = await start({ days: 'hidden' });
    const listed = await manager.call(listTasks, { params: { category: '1' }, query: {} });
    expect(listed.data?.list.find(({ processId }) => processId === id)?.summary).toEqual([place]);
    const own = await sales.call(listLaunched, { query: {} });
    expect(own.data?.list.find((item) => item.id === id)?.summary).toEqual([dates, place]);
    expect(await flowCard(app.database.db, { userId: userIdOf('sales01') }, id)).toMatchObject({
      line: '宁波',
    });
    const { data } = await manager.call(listMessages, { query: { type: '2' } });
    expect(data?.list.find(({ bodyText }) => bodyText.includes(id))?.title).toMatch(/（宁波）待您审批$/);
  });
});

describe('messages about a request', () => {
  it('name it with its key fact, to its initiator as theirs, in both languages', async () => {
    const { id, task } = await start();
    const newest = async (person: Person, options = {}) =>
      (await person.call(listMessages, { query: { type: '2' }, ...options })).data?.list.find(
        ({ bodyText }) => bodyText.includes(id),
      )?.title;
    expect(await newest(manager)).toMatch(/^周子涵的流程\d+（3天）待您审批$/);
    expect(await newest(manager, english)).toMatch(
      /^周子涵: 流程\d+ \(3 days\) is waiting for your approval$/,
    );
    expect(await manager.call(approveTask, { params: { taskOperatorId: task }, body: {} })).toMatchObject({
      code: 200,
    });
    expect(await newest(sales)).toMatch(/^您的流程\d+（3天）已通过$/);
    expect(await newest(sales, english)).toMatch(/^Your 流程\d+ \(3 days\) was approved$/);
  });
});

it('what was chosen is said in English too, in titles of messages and on cards', async () => {
  const { rows } = await app.database.pool.query<{ id: string; titleEn: string; userId: string }>(
    `select f.id, m."titleEn", f."creatorUserId" as "userId"
     from flow f join message m on m."bodyText" like '%"processId":"' || f.id || '"%'
     where m."titleEn" like '%: seal use for %' and f."fullName" is not null`,
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const { id, titleEn, userId } of rows) {
    expect(titleEn).not.toMatch(/(财务专用章|公章|合同章|法人章)/);
    const card = await flowCard(app.database.db, { userId }, id);
    expect(card?.titleEn).toMatch(/: seal use for /);
    expect(card?.lineEn).not.toMatch(/(财务专用章|公章|合同章|法人章)/);
    expect(card?.line).toMatch(/章/);
  }
});
