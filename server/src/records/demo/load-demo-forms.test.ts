import { createRecord, getModelConfig, listRecordHistory, listRecords } from '@fairway/contract/records.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { colleagueOf } from '../../organisation/demo/colleagues.ts';
import { type Person, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { readShowpiece, readWorkForms } from './read-demo-forms.ts';
import { demoRecords } from './records/demo-records.ts';

const workForms = readWorkForms();
const showpiece = readShowpiece();

let app: TestApp;
/** As it was loaded, on the day it was loaded. */
let records: ReturnType<typeof demoRecords>;
const people = new Map<string, Promise<Person>>();
const as = (account: string): Promise<Person> => {
  const known = people.get(account) ?? app.as(account);
  people.set(account, known);
  return known;
};

beforeAll(async () => {
  app = await startTestApp({ from: 'demo' });
  const { at } = await app.database.db
    .selectFrom('seed')
    .select('at')
    .where('name', '=', 'demoForms')
    .executeTakeFirstOrThrow();
  records = demoRecords(at);
});
afterAll(() => app.close());

async function listed(account: string, modelId: string) {
  const { data, msg } = await (await as(account)).call(listRecords, {
    params: { modelId },
    body: { pageSize: 100 },
  });
  if (!data) throw new Error(`${account} cannot list ${modelId}: ${msg}`);
  return data;
}

describe('the lists', () => {
  it.for(workForms)(
    '$enCode has everything, the newest first, with names in place of ids',
    async ({ enCode: id, listFields }) => {
      const written = records[id] ?? [];
      const { list, pagination } = await listed('manager01', id);
      expect(pagination.total).toBe(written.length);
      const newest = written.toSorted((one, other) => other.at - one.at);
      expect(list.slice(0, 10).map((row) => row.id)).toEqual(newest.slice(0, 10).map((row) => row.id));
      const shown = list.flatMap((row) => listFields.map((field) => String(row[field] ?? '')));
      expect(shown.filter((text) => /\b(?:user|org|pos|group)-|^[A-Z]\d{3,4}$/.test(text))).toEqual([]);
      expect(shown.filter((text) => text !== '').length).toBeGreaterThan(list.length * 4);
    },
  );

  it('of the showpiece is empty, and is there for colleagues', async () => {
    expect((await listed('it01', showpiece.enCode)).pagination.total).toBe(0);
  });

  it('are closed to who has another role', async () => {
    const call = async (account: string, modelId: string) =>
      (await (await as(account)).call(listRecords, { params: { modelId }, body: {} })).code;
    expect(await call('client01', 'meetingRoom')).toBe(404);
    expect(await call('sales01', 'fixedAsset')).toBe(404);
    expect(await call('finance01', 'fixedAsset')).toBe(200);
  });
});

it('what was changed later has a history in words', async () => {
  const closed = (records.complaint ?? []).find(({ changes }) => changes.length === 2);
  const { data } = await (await as('manager01')).call(listRecordHistory, {
    params: { modelId: 'complaint', id: closed?.id ?? '' },
    query: {},
  });
  expect(data?.list.map(({ act, version }) => [act, version])).toEqual([
    ['update', 3],
    ['update', 2],
    ['create', 1],
  ]);
  expect(data?.list[0]?.differences).toContainEqual({
    path: 'status',
    label: '状态',
    before: '处理中',
    after: '已办结',
  });
});

it('a number that is taken now follows those of the month', async () => {
  const numbers = async () =>
    (await listed('manager01', 'visitRecord')).list.map((row) => String(row.number)).toSorted();
  const before = await numbers();
  expect(new Set(before).size).toBe(before.length);
  const { by = '', values = {} } = records.visitRecord?.at(-1) ?? {};
  const { code } = await (await as(by)).call(createRecord, {
    params: { modelId: 'visitRecord' },
    body: { data: JSON.stringify(values) },
  });
  expect(code).toBe(200);
  const after = await numbers();
  expect(after).toHaveLength(before.length + 1);
  expect(new Set(after).size).toBe(after.length);
});

it('people are known to forms as the records say', async () => {
  for (const account of ['manager07', 'finance01', 'ops08', 'sales05', 'it01']) {
    const { data } = await (await as(account)).call(getModelConfig, {
      params: { modelId: showpiece.enCode },
      query: {},
    });
    const { roleIds, ...known } = colleagueOf(account);
    expect(data?.context.user).toMatchObject(known);
    expect(data?.context.user.roleIds.toSorted()).toEqual(roleIds.toSorted());
  }
});

/** Forms without records others refer to first; what must be unique is taken as long as it is there. */
const oneByOne = [...workForms].toReversed();

it.for(oneByOne)('$enCode: who filled it in could have done so through the door', async ({ enCode: id }) => {
  await app.database.db.deleteFrom('record').where('modelId', '=', id).execute();
  const refused: unknown[] = [];
  // Each third: every story the records tell is among them many times.
  const some = (records[id] ?? []).filter((_, index) => index % 3 === 0);
  for (const { by, values } of some) {
    const answer = await (await as(by)).call(createRecord, {
      params: { modelId: id },
      body: { data: JSON.stringify(values) },
    });
    if (answer.code !== 200) refused.push([by, answer.msg, answer.data]);
  }
  expect(refused).toEqual([]);
  expect((await listed('manager01', id)).pagination.total).toBe(some.length);
});
