import { getModel, updateModel } from '@fairway/contract/form-models.ts';
import { listRecords } from '@fairway/contract/records.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../testing/test-app.ts';
import { chooseIndexes, reindexRecords } from './jobs.ts';
import { writeUses } from './list/count-use.ts';
import { add, added, change, field, makeModel } from './testing/make-model.ts';

let house: TestApp;
let admin: Person;
let sales: Person;

const nodes = [
  field('title', 'text'),
  field('code', 'text', { rules: [{ check: 'unique' }] }),
  field('amount', 'number'),
  field('weight', 'number'),
  field('handler', 'user'),
];
const rows = [
  { title: '海运', code: 'A', amount: 3, weight: 10, handler: 'user-sales01' },
  { title: '空运', code: 'B', amount: 1, weight: 30, handler: 'user-sales02' },
  { title: '铁路', code: 'C', weight: 20, handler: 'user-sales01' },
];

beforeAll(async () => {
  house = await startTestApp({ from: 'demo' });
  admin = await house.as('admin');
  sales = await house.as('sales01');
});
afterAll(() => house.close());

const query = (text: string, values: unknown[] = []) => house.database.pool.query(text, values);
const titles = async (modelId: string, body: object) =>
  (await sales.call(listRecords, { params: { modelId }, body })).data?.list.map(({ title }) => title);
const stored = async (id: string) => {
  const { data, msg } = await admin.call(getModel, { params: { id } });
  if (!data) throw new Error(msg);
  return data;
};
const stateOf = async (id: string, name: string) =>
  (await stored(id)).listIndexes.find((index) => index.field === name)?.state;

const inJob = () => ({ now: house.clock.now, log: house.app.log, afterCommit: () => undefined });
const choose = () =>
  house.database.db.transaction().execute((db) => chooseIndexes.work({ db, ...inJob() }, {}));

/** Does the work that waits for a model, until none is left. */
async function reindex(modelId: string): Promise<void> {
  for (;;) {
    const { rows: jobs } = await query(
      `delete from graphile_worker._private_jobs where key = 'reindex ' || $1 returning payload`,
      [modelId],
    );
    if (jobs.length === 0) return;
    for (const { payload } of jobs)
      await house.database.db
        .transaction()
        .execute((db) => reindexRecords.work({ db, ...inJob() }, payload as never));
  }
}

describe('records of a database that was just updated', () => {
  let modelId: string;
  beforeAll(async () => {
    modelId = await makeModel(admin.call, nodes, { listFields: ['title', 'amount'] });
    for (const row of rows) {
      house.clock.now = new Date(house.clock.now.getTime() + 1_000);
      await added(sales.call, modelId, row);
    }
    // As the migration leaves them.
    await query(`update record set terms = null, number1 = null, text1 = null where "modelId" = $1`, [
      modelId,
    ]);
    await query(`update form_model set indexes = '{}', "indexEdition" = 0 where id = $1`, [modelId]);
  });

  const isRight = async () => {
    expect(await titles(modelId, { sidx: 'amount', sort: 'desc' })).toEqual(['海运', '空运', '铁路']);
    expect(await titles(modelId, { sidx: 'title', sort: 'asc' })).toHaveLength(3);
    expect(await titles(modelId, { keyword: '铁路' })).toEqual(['铁路']);
    expect(await titles(modelId, { queryJson: '{"weight":[15,40]}', sort: 'asc' })).toEqual(['空运', '铁路']);
    expect(await titles(modelId, { queryJson: '{"handler":"user-sales01"}', sort: 'asc' })).toEqual([
      '海运',
      '铁路',
    ]);
    expect(await add(sales.call, modelId, { title: '又一个', code: ' B ' })).toMatchObject({ code: 422 });
  };

  it('are found and sorted, and unique values stay unique, before anything is indexed', isRight);

  it('are indexed by a job, and lists rely on it only when all are', async () => {
    await choose();
    expect(await stateOf(modelId, 'amount')).toBe('building');
    await isRight();
    await reindex(modelId);
    expect(await stateOf(modelId, 'amount')).toBe('ready');
    await isRight();
    const { rows: left } = await query(`select id from record where "modelId" = $1 and terms is null`, [
      modelId,
    ]);
    expect(left).toEqual([]);
    const { rows: columns } = await query(
      `select number1 from record where "modelId" = $1 and number1 is not null order by number1`,
      [modelId],
    );
    expect(columns).toEqual([{ number1: 1 }, { number1: 3 }]);
  });

  it('a record that is changed or made later is indexed at once', async () => {
    const id = await added(sales.call, modelId, { title: '拖车', code: 'D', amount: 2 });
    expect(await titles(modelId, { sidx: 'amount', sort: 'asc' })).toEqual(['空运', '拖车', '海运', '铁路']);
    expect(await change(sales.call, modelId, id, { amount: 9 }, 1)).toMatchObject({ code: 200 });
    expect(await titles(modelId, { sidx: 'amount', sort: 'asc' })).toEqual(['空运', '海运', '拖车', '铁路']);
  });

  it('a job that was under way when the indexes changed begins anew', async () => {
    const { rows: models } = await query(
      `select "formVersion", "indexEdition" from form_model where id = $1`,
      [modelId],
    );
    const edition = `${models[0].formVersion} ${models[0].indexEdition}`;
    await declare(modelId, ['weight']);
    await house.database.db
      .transaction()
      .execute((db) => reindexRecords.work({ db, ...inJob() }, { modelId, after: 'zzz', edition }));
    expect(await stateOf(modelId, 'weight')).toBe('building');
    await reindex(modelId);
    expect(await stateOf(modelId, 'weight')).toBe('ready');
    expect(await titles(modelId, { sidx: 'weight', sort: 'desc' })).toEqual(['空运', '铁路', '海运', '拖车']);
  });
});

async function declare(id: string, indexFields: string[]): Promise<void> {
  const { definition, ...model } = await stored(id);
  const { code, msg } = await admin.call(updateModel, {
    params: { id },
    body: { ...model, formData: definition, indexFields },
  });
  if (code !== 200) throw new Error(msg);
}

describe('indexes of a form', () => {
  it('a new form has them at once: fields its list shows, and declared ones', async () => {
    const modelId = await makeModel(admin.call, nodes, { listFields: ['title', 'handler'] });
    expect(await stateOf(modelId, 'title')).toBe('ready');
    expect(await stateOf(modelId, 'weight')).toBeUndefined();
    await declare(modelId, ['weight']);
    expect(await stateOf(modelId, 'weight')).toBe('ready');
    expect((await stored(modelId)).indexFields).toEqual(['weight']);
  });

  it('a field whose kind changed is sorted without its index until it is built again', async () => {
    const modelId = await makeModel(admin.call, [field('title', 'text'), field('x', 'text')], {
      listFields: ['title', 'x'],
    });
    for (const x of ['b', 'a']) await added(sales.call, modelId, { title: x, x });
    const { definition, ...model } = await stored(modelId);
    const form = JSON.parse(definition);
    form.nodes[1].kind = 'textarea';
    const changed = JSON.stringify(form);
    await admin.call(updateModel, { params: { id: modelId }, body: { ...model, formData: changed } });
    expect(await stateOf(modelId, 'x')).toBe('building');
    expect(await titles(modelId, { sidx: 'x', sort: 'asc' })).toEqual(['a', 'b']);
    await reindex(modelId);
    expect(await stateOf(modelId, 'x')).toBe('ready');
  });

  it('what long lists are often sorted by gets one by itself; what is used is told', async () => {
    const modelId = await makeModel(admin.call, nodes, { listFields: ['title'] });
    await added(sales.call, modelId, rows[0] ?? {});
    for (let n = 0; n < 21; n += 1)
      await titles(modelId, { sidx: 'weight', queryJson: '{"handler":"user-sales01"}' });
    await writeUses(house.database.db, house.clock.now);
    const { listIndexes } = await stored(modelId);
    expect(listIndexes).toContainEqual(
      expect.objectContaining({
        field: 'weight',
        state: 'none',
        canBeIndexed: true,
        sorted: 21,
        filtered: 0,
      }),
    );
    expect(listIndexes).toContainEqual(
      expect.objectContaining({ field: 'handler', canBeIndexed: false, sorted: 0, filtered: 21 }),
    );
    await choose();
    // A short list needs none.
    expect(await stateOf(modelId, 'weight')).toBe('none');
    await query(
      `insert into record (id, "modelId", data, "formVersion", "creatorUserId", "creatorTime")
        select 'many' || n, $1, jsonb_build_object('title', 't', 'weight', n), 1, 'user-sales01', now()
        from generate_series(1, 10000) n`,
      [modelId],
    );
    await choose();
    expect(await stateOf(modelId, 'weight')).toBe('building');
    await reindex(modelId);
    expect(await stateOf(modelId, 'weight')).toBe('ready');
    const { data } = await sales.call(listRecords, {
      params: { modelId },
      body: { sidx: 'weight', sort: 'desc', pageSize: 2 },
    });
    expect(data?.list.map(({ id }) => id)).toEqual(['many10000', 'many9999']);
  });
});
