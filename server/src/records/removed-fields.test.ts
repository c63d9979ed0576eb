import { getModel, updateModel } from '@fairway/contract/form-models.ts';
import { listRecordHistory } from '@fairway/contract/records.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../testing/test-app.ts';
import { added, change, field, makeModel, table } from './testing/make-model.ts';

let app: TestApp;
let admin: Person;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.as('admin');
});
afterAll(() => app.close());

async function reform(modelId: string, nodes: object[]): Promise<void> {
  const { data } = await admin.call(getModel, { params: { id: modelId } });
  if (!data) throw new Error('no model');
  const { fullName, enCode, version } = data;
  const formData = JSON.stringify({ version: 1, nodes, rules: [] });
  const answer = await admin.call(updateModel, {
    params: { id: modelId },
    body: { fullName, enCode, version, formData, roleIds: [] },
  });
  expect(answer, JSON.stringify(answer)).toMatchObject({ code: 200 });
}

it('shows nothing of a removed field in the history, and shows it again when the field is back', async () => {
  const name = field('name', 'text');
  const mobile = field('mobile', 'text', { mask: 'mobile' });
  const rows = table('rows', [field('a', 'text'), field('b', 'text')]);
  const fewer = table('rows', [field('a', 'text')]);
  const modelId = await makeModel(admin.call, [name, mobile, rows, table('list', [field('c', 'text')])], {
    roleIds: [],
  });
  const id = await added(admin.call, modelId, { name: '甲' });
  const values = {
    ...{ name: '乙', mobile: '13612348888' },
    rows: [{ id: '1', a: '留下', b: '格子' }],
    list: [{ id: '1', c: '单行' }],
  };
  expect(await change(admin.call, modelId, id, values, 1)).toMatchObject({ code: 200 });
  const history = async () =>
    (await admin.call(listRecordHistory, { params: { modelId, id } })).data?.list[0]?.differences ?? [];
  const all = ['name', 'mobile', 'rows.0.a', 'rows.0.b', 'list.0.c'];
  expect((await history()).map(({ path }) => path)).toEqual(all);

  await reform(modelId, [name, fewer]);
  expect((await history()).map(({ path }) => path)).toEqual(['name', 'rows.0.a']);
  expect(JSON.stringify(await history())).not.toMatch(/8888|格子|单行/);

  await reform(modelId, [name, mobile, rows, table('list', [field('c', 'text')])]);
  expect((await history()).map(({ path }) => path)).toEqual(all);
});
