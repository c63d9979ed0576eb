import { getDownload } from '@fairway/contract/files.ts';
import { approveTask, batchTasks, startFlow } from '@fairway/contract/workflow.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { busChannel } from '../../bus/bus.ts';
import { pdfOf, upload } from '../../files/sample-files.ts';
import { userIdOf } from '../../organisation/demo/ids.ts';
import { type Person, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { publishFlow, step } from '../testing/publish-flow.ts';

let app: TestApp;
let sales: Person;
let manager: Person;
let versionId: string;

beforeAll(async () => {
  app = await startTestApp({ from: 'demo' });
  const admin = await app.as('admin');
  [sales, manager] = [await app.as('sales01'), await app.as('manager01')];
  const steps = [step('a', [userIdOf('manager01')], { batch: true }), step('b', [userIdOf('gm01')])];
  ({ versionId } = await publishFlow(admin.call, steps));
});
afterAll(() => app.close());

const query = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await app.database.pool.query(text, values)).rows as Row[];

/** Requests that wait for the manager, by the ids of their tasks. */
async function waiting(howMany: number): Promise<string[]> {
  const tasks: string[] = [];
  for (let n = 0; n < howMany; n += 1) {
    const { data, msg } = await sales.call(startFlow, {
      body: { flowId: versionId, formData: { amount: n } },
    });
    if (!data || Array.isArray(data)) throw new Error(msg);
    tasks.push(`${data.id}.o1`);
  }
  return tasks;
}
const agree = (
  ids: string[],
  more: { headers?: Record<string, string>; fileList?: { fileId: string }[] } = {},
) => {
  const { headers = {}, ...said } = more;
  return manager.call(batchTasks, { body: { ids, batchType: 0, handleOpinion: '同意', ...said }, headers });
};
const flowOf = (task = '') => task.slice(0, task.indexOf('.'));
const recordsOf = async (task = '') =>
  (await query('select from flow_record where "flowId" = $1 and "isDone"', [flowOf(task)])).length;

/** The database refuses to note what is done in one request: this often, with this code. */
async function refusing(task: string, code: string, times: number): Promise<void> {
  const name = `refusing_${flowOf(task).replace(/\W/g, '')}`;
  await query(`create sequence ${name}`);
  // A sequence is not rolled back: it counts the tries.
  await query(`create function ${name}() returns trigger language plpgsql as $$ begin
    if new."flowId" = '${flowOf(task)}' and nextval('${name}') <= ${times} then
      raise exception 'refused for a test' using errcode = '${code}';
    end if;
    return new; end $$`);
  await query(`create trigger ${name} before insert on flow_record for each row execute function ${name}()`);
}

it('sent again it gives the same answer and acts once, also where one was refused', async () => {
  const tasks = await waiting(3);
  await manager.call(approveTask, { params: { taskOperatorId: tasks[1] ?? '' }, body: {} });
  const headers = { 'command-id': `batch-${tasks[0]}`.replaceAll('.', '-') };
  const first = await agree(tasks, { headers });
  expect(first.data?.map(({ problem }) => problem === '')).toEqual([true, false, true]);
  expect(await agree(tasks, { headers })).toEqual(first);
  for (const task of tasks) expect(await recordsOf(task)).toBe(1);
});

it('two of the same at the same moment both say that it is done', async () => {
  const tasks = await waiting(4);
  const headers = { 'command-id': `twins-${tasks[0]}`.replaceAll('.', '-') };
  const answers = await Promise.all([agree(tasks, { headers }), agree(tasks, { headers })]);
  for (const { data } of answers) expect(data?.map(({ problem }) => problem)).toEqual(['', '', '', '']);
  for (const task of tasks) expect(await recordsOf(task)).toBe(1);
});

it('one that lost against somebody else is tried again', async () => {
  const tasks = await waiting(3);
  await refusing(tasks[1] ?? '', '40P01', 1);
  const { data } = await agree(tasks);
  expect(data?.map(({ problem }) => problem)).toEqual(['', '', '']);
  for (const task of tasks) expect(await recordsOf(task)).toBe(1);
});

it('what nobody foresaw is said of that one alone, and everybody is told of the others', async () => {
  const heard: string[] = [];
  const ear = new pg.Client(app.database.connection);
  await ear.connect();
  ear.on('notification', ({ payload }) => heard.push(payload ?? ''));
  await ear.query(`listen ${busChannel}`);
  const tasks = await waiting(3);
  heard.length = 0;
  await refusing(tasks[1] ?? '', 'XX000', 1_000);
  const answer = await agree(tasks);
  expect(answer).toMatchObject({ code: 200 });
  expect(answer.data?.map(({ problem }) => problem)).toEqual(['', '系统异常，请稍后重试', '']);
  expect(answer.data?.every(({ fullName }) => fullName !== '')).toBe(true);
  const isTold = (task = '') => heard.some((payload) => payload.includes(flowOf(task)));
  await expect.poll(() => isTold(tasks[0]) && isTold(tasks[2])).toBe(true);
  expect(isTold(tasks[1])).toBe(false);
  expect(await recordsOf(tasks[1])).toBe(0);
  await ear.end();
});

it('files that come with it can be read by whoever sees the request', async () => {
  const tasks = await waiting(2);
  const file = await upload({ url: app.url, token: manager.token }, '依据.pdf', pdfOf(300));
  const fileId = file.data?.name ?? '';
  const read = () => sales.call(getDownload, { params: { type: 'annex', fileId } });
  expect(await read()).not.toMatchObject({ code: 200 });
  const { data } = await agree(tasks, { fileList: [{ fileId }] });
  expect(data?.map(({ problem }) => problem)).toEqual(['', '']);
  expect(await read()).toMatchObject({ code: 200 });
});
