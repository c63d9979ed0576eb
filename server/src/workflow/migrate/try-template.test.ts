import { approveTask, startFlow } from '@fairway/contract/workflow.ts';
import { tryTemplate } from '@fairway/contract/workflow-migration.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { userIdOf } from '../../organisation/demo/ids.ts';
import { type Person, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { publishFlow, step } from '../testing/publish-flow.ts';
import { saveAgain } from './testing/publish-again.ts';

let app: TestApp;
let admin: Person;
let sales: Person;
let manager: Person;

beforeAll(async () => {
  app = await startTestApp({ from: 'demo' });
  [admin, sales, manager] = await Promise.all([app.as('admin'), app.as('sales01'), app.as('manager01')]);
});
afterAll(() => app.close());

const query = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await app.database.pool.query(text, values)).rows as Row[];
const [managerId, gmId] = [userIdOf('manager01'), userIdOf('gm01')];
const a = step('a', [managerId]);
const [b, c] = [step('b', [gmId]), step('c', [gmId])];
const level = (least: number) => ({
  kind: 'branch',
  id: 'level',
  name: '金额',
  mode: 'exclusive',
  arms: [
    { id: 'more', name: '大额', when: { field: 'amount', is: '>', value: least }, seq: [b] },
    { id: 'less', name: '其他', isDefault: true, seq: [] },
  ],
});

async function started(versionId: string, amount: number): Promise<string> {
  const { data, msg } = await sales.call(startFlow, { body: { flowId: versionId, formData: { amount } } });
  if (!data || Array.isArray(data)) throw new Error(msg);
  return data.id;
}
const tried = async (id: string) => (await admin.call(tryTemplate, { params: { id } })).data;
const nothing = { leftBehind: [], added: [], removed: [], people: [], isEndOther: false };

it('says how many go the same way, and of the others what changed', async () => {
  const { versionId, templateId } = await publishFlow(admin.call, [a, level(1_000)]);
  const [small, middle, large] = [
    await started(versionId, 10),
    await started(versionId, 700),
    await started(versionId, 5_000),
  ];
  expect(await tried(templateId)).toEqual({ total: 3, looked: 3, same: 3, list: [] });

  await saveAgain(admin.call, templateId, { steps: [a, level(500)] });
  expect(await tried(templateId)).toEqual({
    ...{ total: 3, looked: 3, same: 2 },
    list: [expect.objectContaining({ ...nothing, id: middle, flowId: versionId, status: 1, added: ['b'] })],
  });

  await manager.call(approveTask, { params: { taskOperatorId: `${large}.o1` }, body: {} });
  await saveAgain(admin.call, templateId, { steps: [step('a', [gmId]), c] });
  const { same, list } = (await tried(templateId)) ?? { same: -1, list: [] };
  expect(same).toBe(0);
  const people = [{ nodeName: 'a', before: ['沈立群'], after: ['顾远航'] }];
  const byId = new Map(list.map((one) => [one.id, one]));
  expect(byId.get(small)).toMatchObject({ ...nothing, added: ['c'], people });
  // It stands at b, in the arm of a branch; neither is there any more.
  expect(byId.get(large)).toMatchObject({ added: ['c'], removed: ['b'], people, leftBehind: ['金额', 'b'] });
  // Nothing of it was written.
  expect(await query('select "versionId" from flow where id = $1', [large])).toEqual([{ versionId }]);
});

it('looks at the last 90 days and no drafts', async () => {
  const { versionId, templateId } = await publishFlow(admin.call, [a]);
  const [old, recent] = [await started(versionId, 1), await started(versionId, 2)];
  await sales.call(startFlow, { body: { flowId: versionId, formData: { amount: 3 }, status: 1 } });
  const moved = `update flow set "creatorTime" = "creatorTime" - $2::interval where id = $1`;
  await query(moved, [old, '91 days']);
  await query(moved, [recent, '89 days']);
  expect(await tried(templateId)).toMatchObject({ total: 1, looked: 1, same: 1 });
});

const oneMinute = { timeout: 60_000, interval: 1_000 };

it('looks at the newest 200 and says of how many', async () => {
  const { versionId, templateId } = await publishFlow(admin.call, [a]);
  const id = await started(versionId, 1);
  await query(
    `insert into flow select (json_populate_record(f, json_build_object('id', f.id || n))).*
     from flow f, generate_series(1, 249) n where f.id = $1`,
    [id],
  );
  await saveAgain(admin.call, templateId, { steps: [a, b] });
  // It looks for five seconds: on a busy machine it gets less far, says so, and is asked again.
  await expect
    .poll(async () => {
      const { list = [], ...answer } = (await tried(templateId)) ?? {};
      return { ...answer, listed: list.length };
    }, oneMinute)
    .toMatchObject({ total: 250, looked: 200, same: 0, listed: 200 });
});

it('is for who may change flows only, and there must be one', async () => {
  const { templateId } = await publishFlow(admin.call, [a]);
  expect(await sales.call(tryTemplate, { params: { id: templateId } })).toMatchObject({ code: 403 });
  expect(await admin.call(tryTemplate, { params: { id: 'nosuch' } })).toMatchObject({ code: 404 });
});
