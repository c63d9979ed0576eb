import { approveTask, previewFlow, startFlow } from '@fairway/contract/workflow.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { userIdOf } from '../../organisation/demo/ids.ts';
import { type Person, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { publishFlow, step } from '../testing/publish-flow.ts';

let app: TestApp;
let admin: Person;
let sales: Person;
let manager: Person;

beforeAll(async () => {
  app = await startTestApp({ from: 'demo' });
  admin = await app.as('admin');
  sales = await app.as('sales01');
  manager = await app.as('manager01');
});
afterAll(() => app.close());

const preview = (by: Person, taskId: string, versionId: string, formData: object = {}) =>
  by.call(previewFlow, {
    params: { taskOperatorId: taskId },
    body: { flowId: versionId, formData: { ...formData }, candidateList: {} },
  });

const nodes = [{ id: 'f1', kind: 'user', model: 'handler', label: '经办' }];

/** Nobody is found for it where no handler is written into the form. */
const blocking = (id: string) => ({
  ...step(id, []),
  who: [{ by: 'field', field: 'handler', as: 'user' }],
  onEmpty: 'block',
});

it('a step that blocks is refused in a preview as it is on submission, and goes when somebody is found', async () => {
  const { versionId } = await publishFlow(admin.call, [blocking('b')], { nodes });
  const looked = await preview(sales, '0', versionId);
  const refused = await sales.call(startFlow, { body: { flowId: versionId, formData: {} } });
  expect(refused.code).not.toBe(200);
  expect(looked).toMatchObject({ code: 200, data: { refusal: refused.msg, ends: '' } });
  const found = await preview(sales, '0', versionId, { handler: userIdOf('gm01') });
  expect(found).toMatchObject({ code: 200, data: { refusal: '', ends: 'approved' } });
  expect(JSON.stringify(found.data)).toContain(userIdOf('gm01'));
});

it('the same at a task, for a step further on', async () => {
  const { versionId } = await publishFlow(admin.call, [step('a', [userIdOf('manager01')]), blocking('b')], {
    nodes,
  });
  expect(await preview(sales, '0', versionId)).toMatchObject({
    data: { refusal: expect.stringContaining('b') },
  });
  const started = await sales.call(startFlow, { body: { flowId: versionId, formData: {} } });
  const { id } = started.data as { id: string };
  const { rows } = await app.database.pool.query('select id from flow_task where "flowId" = $1', [id]);
  const looked = await preview(manager, rows[0]?.id, versionId);
  const refused = await manager.call(approveTask, { params: { taskOperatorId: rows[0]?.id }, body: {} });
  expect(refused.code).not.toBe(200);
  expect(looked).toMatchObject({ code: 200, data: { refusal: refused.msg } });
});
