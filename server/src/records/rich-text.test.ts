import { createDataInterface } from '@fairway/contract/data-interfaces.ts';
import { getRecord, listRecordHistory, selectRecords, showRecord } from '@fairway/contract/records.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../testing/test-app.ts';
import { added, change, field, makeModel, table } from './testing/make-model.ts';

let app: TestApp;
let admin: Person;
let sales: Person;

beforeAll(async () => {
  app = await startTestApp({ from: 'demo' });
  [admin, sales] = (await Promise.all(['admin', 'sales01'].map((account) => app.as(account)))) as [
    Person,
    Person,
  ];
});
afterAll(() => app.close());

const dirty =
  '<p>好</p><script>steal()</script><img src=x onerror=alert(1)><a href="javascript:steal()">看</a>';
const clean = '<p>好</p><a rel="noopener noreferrer" target="_blank">看</a>';
const isDirty = /script|onerror/;

const nodes = (more: Record<string, unknown> = {}) => [
  field('name', 'text'),
  field('text', 'richText', more),
  table('rows', [field('note', 'richText')]),
];

/** What is kept of a record, as the database has it. */
const stored = async (id: string) =>
  (await app.database.pool.query('select data from record where id = $1', [id])).rows[0]?.data as Record<
    string,
    unknown
  >;

/** As records were kept before they were cleaned. */
const keepDirty = (id: string) =>
  app.database.pool.query(
    `update record set data = data || jsonb_build_object('text', $2::text,
      'rows', jsonb_build_array(jsonb_build_object('id', '1', 'note', $2::text))) where id = $1`,
    [id, dirty],
  );

/** Everything a person can read of a record. */
async function served(modelId: string, id: string): Promise<string> {
  const params = { modelId, id };
  const answers = await Promise.all([
    sales.call(getRecord, { params }),
    sales.call(showRecord, { params }),
    sales.call(selectRecords, {
      params: { modelId },
      query: { relationField: 'text', columnOptions: 'text,name' },
    }),
    sales.call(listRecordHistory, { params }),
  ]);
  for (const answer of answers) expect(answer).toMatchObject({ code: 200 });
  return JSON.stringify(answers.map(({ data }) => data));
}

describe('formatted text in a record', () => {
  it('is cleaned before it is kept, in fields and in rows, when it is added and when it is changed', async () => {
    const modelId = await makeModel(admin.call, nodes());
    const values = { name: '甲', text: dirty, rows: [{ id: '1', note: dirty }] };
    const id = await added(admin.call, modelId, values);
    expect(await stored(id)).toMatchObject({ text: clean, rows: [{ note: clean }] });
    expect(await change(admin.call, modelId, id, { ...values, name: '乙' }, 1)).toMatchObject({ code: 200 });
    expect(await stored(id)).toMatchObject({ text: clean, rows: [{ note: clean }] });
    expect(await served(modelId, id)).not.toMatch(isDirty);
  });

  it('is cleaned where a default, a calculation or a choice writes it', async () => {
    const { data } = await admin.call(createDataInterface, {
      body: {
        ...{ fullName: '文本', enCode: 'dirtyTexts', parameters: [] },
        source: { kind: 'static', rows: [{ id: 'A', fullName: '甲', html: dirty }] },
      },
    });
    const modelId = await makeModel(admin.call, [
      field('start', 'richText', { default: { value: dirty } }),
      field('made', 'richText', { calculated: '"<b>" & {code} & "</b><script>steal()</script>"' }),
      field('code', 'text'),
      field('filled', 'richText', { hidden: true }),
      field('pick', 'popupSelect', {
        source: { interfaceId: data?.id ?? '' },
        fills: [{ to: 'filled', column: 'html' }],
      }),
    ]);
    const id = await added(sales.call, modelId, { code: '<img src=x onerror=alert(1)>', pick: 'A' });
    const kept = await stored(id);
    expect(kept).toMatchObject({ start: clean, made: '<b></b>', filled: clean });
  });

  it('is cleaned when it is served, where it was kept before; and its field may be closed', async () => {
    const modelId = await makeModel(admin.call, nodes({ readonly: true }));
    const id = await added(sales.call, modelId, { name: '甲' });
    await keepDirty(id);
    expect(await served(modelId, id)).not.toMatch(isDirty);
    // Who sends back what they were given has changed nothing.
    const read = await sales.call(getRecord, { params: { modelId, id } });
    const values = { ...JSON.parse(read.data?.data ?? ''), name: '乙' };
    expect(values).toMatchObject({ text: clean, rows: [{ note: clean }] });
    expect(await change(sales.call, modelId, id, values, 1)).toMatchObject({ code: 200 });
    expect(await stored(id)).toMatchObject({ name: '乙', text: clean });
    const history = await sales.call(listRecordHistory, { params: { modelId, id } });
    expect(history.data?.list[0]?.differences.map(({ path }) => path)).toEqual(['name']);
  });
});
