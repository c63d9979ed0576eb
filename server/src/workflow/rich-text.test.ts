import { approveTask, getFlow, saveTask, startFlow } from '@fairway/contract/workflow.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userIdOf } from '../organisation/demo/ids.ts';
import { type Person, startTestApp, type TestApp } from '../testing/test-app.ts';
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

const dirty = '<p>好</p><script>steal()</script><img src=x onerror=alert(1)>';
const clean = '<p>好</p>';
const isDirty = /script|onerror/;

const nodes = [
  { id: 'f1', kind: 'richText', model: 'text', label: '说明' },
  { id: 'f2', kind: 'text', model: 'note', label: '备注' },
];

async function start(fields: Record<string, string>, status?: 1) {
  const { versionId } = await publishFlow(admin.call, [step('m', [userIdOf('manager01')], { fields })], {
    nodes,
  });
  const answer = await sales.call(startFlow, {
    body: { flowId: versionId, formData: { text: dirty }, ...(status ? { status } : {}) },
  });
  expect(answer, JSON.stringify(answer)).toMatchObject({ code: 200 });
  return (answer.data as { id: string }).id;
}

const stateOf = async (id: string) =>
  JSON.parse(
    (await app.database.pool.query('select state from flow where id = $1', [id])).rows[0]?.state,
  ) as {
    form: Record<string, unknown>;
  };
const taskOf = async (id: string): Promise<string> =>
  (await app.database.pool.query('select id from flow_task where "flowId" = $1', [id])).rows[0]?.id ?? '';
/** As requests were kept before they were cleaned. */
const keepDirty = (id: string) =>
  app.database.pool.query(
    `update flow set state = jsonb_set(state::jsonb, '{form,text}', to_jsonb($2::text)) where id = $1`,
    [id, dirty],
  );

describe('formatted text in a flow', () => {
  it('is cleaned before it is kept: in a request, a draft, and what an approver writes', async () => {
    const id = await start({ text: 'edit', note: 'edit' });
    expect((await stateOf(id)).form).toMatchObject({ text: clean });
    const draft = await start({}, 1);
    expect((await stateOf(draft)).form).toMatchObject({ text: clean });

    const task = await taskOf(id);
    const body = { handleOpinion: '', formData: { text: `${dirty}<p>二</p>` } };
    expect(await manager.call(saveTask, { params: { taskOperatorId: task }, body })).toMatchObject({
      code: 200,
    });
    const read = await manager.call(getFlow, {
      params: { taskId: id },
      query: { opType: '1', taskOperatorId: task },
    });
    expect(read.data).toMatchObject({ draftData: { text: `${clean}<p>二</p>` } });
    expect(await manager.call(approveTask, { params: { taskOperatorId: task }, body })).toMatchObject({
      code: 200,
    });
    const after = await sales.call(getFlow, { params: { taskId: id }, query: {} });
    expect(after.data).toMatchObject({ formData: { text: `${clean}<p>二</p>` } });
    const events = await app.database.pool.query('select * from flow_history where "flowId" = $1', [id]);
    expect(JSON.stringify(events.rows)).not.toMatch(isDirty);
  });

  it('is cleaned when it is served, where it was kept before; and its field may be closed', async () => {
    const id = await start({ text: 'read', note: 'edit' });
    await keepDirty(id);
    const task = await taskOf(id);
    const read = await manager.call(getFlow, {
      params: { taskId: id },
      query: { opType: '1', taskOperatorId: task },
    });
    expect(read.data).toMatchObject({ formData: { text: clean }, shown: { text: clean } });
    expect(JSON.stringify(read.data)).not.toMatch(isDirty);
    // Who sends back what they were given has changed nothing.
    const formData = { ...read.data?.formData, note: '阅' };
    expect(
      await manager.call(approveTask, {
        params: { taskOperatorId: task },
        body: { handleOpinion: '', formData },
      }),
    ).toMatchObject({ code: 200 });
  });
});
