import { approveTask, startFlow } from '@fairway/contract/workflow.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { userIdOf } from '../organisation/demo/ids.ts';
import { type Person, startTestApp, type TestApp } from '../testing/test-app.ts';
import { waitingForLocks } from '../testing/waiting-for-locks.ts';
import { contextFor } from './intent.ts';
import { readFlow } from './open-flow.ts';
import { saveFlow } from './save-flow.ts';
import { publishFlow, step } from './testing/publish-flow.ts';

let app: TestApp;
let admin: Person;
let sales: Person;
let manager: Person;
const managerId = userIdOf('manager01');

beforeAll(async () => {
  app = await startTestApp({ from: 'demo' });
  [admin, sales, manager] = [await app.as('admin'), await app.as('sales01'), await app.as('manager01')];
});
afterAll(() => app.close());

async function start(versionId: string): Promise<string> {
  const { data, msg } = await sales.call(startFlow, { body: { flowId: versionId, formData: { amount: 1 } } });
  if (!data || Array.isArray(data)) throw new Error(msg);
  return data.id;
}
const isWaitedFor = async () => (await waitingForLocks(app.database.pool)) > 0;

it('who waited for a request finds it, and everything about it, as it was left', async () => {
  const { versionId } = await publishFlow(admin.call, [step('a', [managerId]), step('b', [managerId])]);
  const flowId = await start(versionId);
  const newer = `${versionId}-2`;
  await app.database.pool.query(
    `insert into flow_version select $2, "templateId", 2, template, form, "formVersion", "publishedTime"
     from flow_version where id = $1`,
    [versionId, newer],
  );
  const other = new pg.Client(app.database.connection);
  await other.connect();
  await other.query('begin');
  await other.query('update flow set "versionId" = $2 where id = $1', [flowId, newer]);
  const waiting = manager.call(approveTask, { params: { taskOperatorId: `${flowId}.o1` }, body: {} });
  await expect.poll(isWaitedFor).toBe(true);
  await other.query('commit');
  await other.end();
  expect(await waiting).toMatchObject({ code: 200 });
  expect((await readFlow(app.database.db, flowId))?.published.id).toBe(newer);
});

it('what is not there any more is not said to be saved', async () => {
  const { versionId } = await publishFlow(admin.call, [step('a', [managerId])]);
  const flowId = await start(versionId);
  const { db } = app.database;
  const open = await readFlow(db, flowId);
  if (!open) throw new Error('no flow');
  await db.deleteFrom('flow').where('id', '=', flowId).execute();
  const actor = { db, now: new Date(), actorId: managerId } as Parameters<typeof saveFlow>[0];
  const saving = contextFor(actor, open).then((context) =>
    saveFlow(actor, open, { state: open.state, events: [] }, context),
  );
  await expect(saving).rejects.toThrow('not held');
});
