import {
  getRecord,
  listRecordHistory,
  listRecords,
  selectRecords,
  showRecord,
} from '@fairway/contract/records.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../testing/test-app.ts';
import { takeButtons } from './testing/grants.ts';
import { added, change, field, makeModel, table, valuesOf } from './testing/make-model.ts';

let app: TestApp;
let admin: Person;
let editor: Person;
let reader: Person;

beforeAll(async () => {
  app = await startTestApp({ from: 'demo' });
  [admin, editor, reader] = (await Promise.all(
    ['admin', 'sales01', 'manager01'].map((account) => app.as(account)),
  )) as [Person, Person, Person];
});
afterAll(() => app.close());

const nodes = [
  field('name', 'text'),
  field('price', 'number'),
  field('cost', 'number', { hidden: true, default: { value: 700_001 } }),
  field('margin', 'calculation', { hidden: true, calculated: '{price} + {cost}' }),
  field('boss', 'text', { visibleWhen: 'USER() = "user-admin"' }),
  field('kind', 'text'),
  field('detail', 'text', { visibleWhen: '{kind} = "x"' }),
  table('rows', [
    field('item', 'text'),
    field('unit', 'number', { hidden: true, default: { value: 700_003 } }),
    field('note', 'text', { visibleWhen: '{rows.item} = "x"' }),
  ]),
  table('inner', [field('a', 'text')], { hidden: true }),
];
const listFields = ['name', 'cost', 'boss', 'detail', 'price'];
/** What stands in fields that the reader is not shown. */
const unseen = /700001|700101|700003|老板|隐藏/;

async function filledIn(): Promise<{ modelId: string; id: string }> {
  const modelId = await makeModel(admin.call, nodes, { listFields, roleIds: ['sales', 'manager'] });
  const id = await added(admin.call, modelId, {
    ...{ name: '甲', price: 100, boss: '老板', kind: 'x', detail: '隐藏' },
    rows: [
      { id: '1', item: 'x', note: '看见' },
      { id: '2', item: 'x', note: '隐藏' },
    ],
  });
  const after = {
    ...{ kind: 'y', boss: '老板二', price: 101 },
    rows: [
      { id: '1', item: 'x', note: '看见' },
      { id: '2', item: 'y', note: '隐藏' },
    ],
  };
  expect(await change(admin.call, modelId, id, after, 1)).toMatchObject({ code: 200 });
  return { modelId, id };
}

async function everything(person: Person, modelId: string, id: string): Promise<string> {
  const params = { modelId, id };
  const answers = [
    await person.call(showRecord, { params }),
    await person.call(listRecords, { params: { modelId }, body: {} }),
    await person.call(listRecordHistory, { params }),
    await person.call(selectRecords, {
      params: { modelId },
      query: { relationField: 'cost', columnOptions: 'name,boss,detail,margin' },
    }),
  ];
  for (const answer of answers) expect(answer).toMatchObject({ code: 200 });
  return JSON.stringify(answers.map(({ data }) => data));
}

describe('what is shown of a record', () => {
  it('leaves out what the form hides, whoever looks, and what a condition hides from them', async () => {
    const { modelId, id } = await filledIn();
    const seen = await everything(editor, modelId, id);
    expect(seen).not.toMatch(unseen);
    expect(seen).toContain('甲');
    expect(seen).toContain('看见');
    const bySomebodyElse = await everything(admin, modelId, id);
    expect(bySomebodyElse).toContain('老板');
    expect(bySomebodyElse).not.toMatch(/700001|700101|700003|隐藏/);
  });

  it('gives raw values with them to who may edit, because formulas need them, and without to others', async () => {
    const { modelId, id } = await filledIn();
    const raw = await valuesOf(editor.call, modelId, id);
    expect(raw).toMatchObject({ cost: 700_001, margin: 700_102, boss: '老板二', detail: '隐藏' });
    expect(raw.rows).toMatchObject([{ unit: 700_003 }, { unit: 700_003, note: '隐藏' }]);
    await takeButtons(app, 'manager', modelId, ['btn_edit']);
    const read = await reader.call(getRecord, { params: { modelId, id } });
    expect(read).toMatchObject({ code: 200 });
    expect(read.data?.data).not.toMatch(unseen);
    expect(JSON.parse(read.data?.data ?? '')).toMatchObject({ name: '甲', rows: [{ note: '看见' }, {}] });
  });

  it('names a record by no column that is hidden, and gives no such column to a form that picks it', async () => {
    const { modelId, id } = await filledIn();
    const picking = await makeModel(admin.call, [
      field('record', 'relatedRecord', {
        source: { modelId, labelColumn: 'cost', columns: [{ column: 'cost', label: '成本' }] },
      }),
      field('margin', 'relatedAttribute', { of: 'record', column: 'margin' }),
    ]);
    const picked = await added(editor.call, picking, { record: id });
    const shown = await editor.call(showRecord, { params: { modelId: picking, id: picked } });
    expect(shown.data?.data).not.toMatch(unseen);
  });
});
