import { createDataInterface } from '@fairway/contract/data-interfaces.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../testing/test-app.ts';
import { add, added, change, field, makeModel, table, valuesOf } from './testing/make-model.ts';

let house: TestApp;
let admin: Person;
let sales: Person;
let suppliers: string;

beforeAll(async () => {
  house = await startTestApp({ from: 'demo' });
  admin = await house.as('admin');
  sales = await house.as('sales01');
  const rows = [
    { id: 'S1', fullName: '远洋', level: 'A', limit: 100 },
    { id: 'S2', fullName: '近海', level: 'B', limit: 5 },
  ];
  const { data } = await admin.call(createDataInterface, {
    body: { fullName: '供应商', enCode: 'suppliersHidden', source: { kind: 'static', rows }, parameters: [] },
  });
  suppliers = data?.id ?? '';
});
afterAll(() => house.close());

const stored = async (modelId: string, values: object) =>
  valuesOf(sales.call, modelId, await added(sales.call, modelId, values));

describe('a field nobody sees', () => {
  const nodes = [
    field('name', 'text'),
    field('never', 'text', { hidden: true, default: { value: '起始' } }),
    field('kind', 'text'),
    field('detail', 'text', { visibleWhen: '{kind} = "x"' }),
    field('more', 'text', { visibleWhen: '{detail} = "y"' }),
  ];

  it('takes nothing that is sent for it, and says nothing of it', async () => {
    const modelId = await makeModel(admin.call, nodes);
    const id = await added(sales.call, modelId, { name: '甲', never: '偷', detail: '偷', more: '偷' });
    const values = await valuesOf(sales.call, modelId, id);
    expect(values).toMatchObject({ name: '甲', never: '起始' });
    expect(values.detail ?? null).toBeNull();
    expect(values.more ?? null).toBeNull();
    expect(await change(sales.call, modelId, id, { name: '乙', never: null, detail: '偷' }, 1)).toMatchObject(
      { code: 200 },
    );
    expect(await valuesOf(sales.call, modelId, id)).toMatchObject({ name: '乙', never: '起始' });
  });

  it('takes what is sent when it is visible with it, and keeps what stands when it hides', async () => {
    const modelId = await makeModel(admin.call, nodes);
    const id = await added(sales.call, modelId, { kind: 'x', detail: 'y', more: '甲' });
    expect(await valuesOf(sales.call, modelId, id)).toMatchObject({ detail: 'y', more: '甲' });
    expect(await change(sales.call, modelId, id, { kind: 'a', detail: 'y', more: '乙' }, 1)).toMatchObject({
      code: 200,
    });
    // What it says hides it; what stands in it is the same as before.
    expect(await valuesOf(sales.call, modelId, id)).toMatchObject({ kind: 'a', detail: 'y', more: '乙' });
    await change(sales.call, modelId, id, { detail: '偷' }, 2);
    expect(await valuesOf(sales.call, modelId, id)).toMatchObject({ kind: 'a', detail: 'y' });
  });

  it('is filled by a choice as the server sees it, and what that shows may be filled in', async () => {
    const modelId = await makeModel(admin.call, [
      field('supplier', 'popupSelect', {
        source: { interfaceId: suppliers },
        fills: [{ to: 'level', column: 'level' }],
      }),
      field('level', 'text', { hidden: true }),
      field('reason', 'text', { visibleWhen: '{level} = "A"' }),
    ]);
    expect(await stored(modelId, { supplier: 'S1', level: 'A', reason: '好' })).toMatchObject({
      level: 'A',
      reason: '好',
    });
    // Another level than that of the supplier, or none at all, leaves it what it is.
    for (const level of [{ level: 'B' }, { level: null }, {}])
      expect(await stored(modelId, { supplier: 'S1', ...level })).toMatchObject({ level: 'A' });
    expect(await stored(modelId, { level: 'A', reason: '偷' })).not.toMatchObject({ reason: '偷' });
  });

  it('is a cell of a sub-table, in old rows and new ones', async () => {
    const modelId = await makeModel(admin.call, [
      table('rows', [
        field('type', 'text'),
        field('note', 'text', { visibleWhen: '{rows.type} = "x"' }),
        field('secret', 'text', { hidden: true, default: { value: '起始' } }),
      ]),
      table('list', [field('a', 'text')], { hidden: true }),
    ]);
    const id = await added(sales.call, modelId, {
      rows: [
        { id: '1', type: 'a', note: '偷', secret: '偷' },
        { id: '2', type: 'x', note: '好' },
      ],
      list: [{ id: '1', a: '偷' }],
    });
    const values = await valuesOf(sales.call, modelId, id);
    expect(values.rows).toMatchObject([{ secret: '起始' }, { note: '好', secret: '起始' }]);
    expect(values.rows).not.toMatchObject([{ note: '偷' }, {}]);
    expect(values.list ?? []).toEqual([]);
    const rows = [
      { id: '3', type: 'c', secret: '偷' },
      { id: '1', type: 'b', note: '偷', secret: '偷' },
    ];
    expect(await change(sales.call, modelId, id, { rows }, 1)).toMatchObject({ code: 200 });
    const after = (await valuesOf(sales.call, modelId, id)).rows as Record<string, unknown>[];
    expect(after.map(({ type, note = null, secret }) => [type, note, secret])).toEqual([
      ['c', null, '起始'],
      ['b', null, '起始'],
    ]);
  });

  it('is a column that picked rows bring, as their source has it', async () => {
    const modelId = await makeModel(admin.call, [
      table(
        'rows',
        [
          field('fullName', 'text'),
          field('limit', 'number', { hidden: true }),
          field('level', 'text', { hidden: true }),
        ],
        { addBy: 'both', source: { interfaceId: suppliers } },
      ),
    ]);
    const { rows } = await stored(modelId, {
      rows: [
        { id: '1', fullName: '远洋', limit: 100, level: 'A' },
        { id: '2', fullName: '近海', limit: 9_999, level: 'B' },
        // Each from another row of the source.
        { id: '3', fullName: '近海', limit: 100, level: 'B' },
      ],
    });
    const cells = rows as Record<string, unknown>[];
    expect(cells[0]).toMatchObject({ limit: 100, level: 'A' });
    expect(cells[1]?.limit ?? null).toBeNull();
    expect([cells[2]?.limit ?? null, cells[2]?.level ?? null]).not.toEqual([100, 'B']);
  });

  it('is a sub-table that a choice fills: with all of its rows, whatever is sent', async () => {
    const mapping = [
      { from: 'fullName', to: 'name' },
      { from: 'limit', to: 'limit' },
      { value: 1, to: 'count' },
    ];
    const modelId = await makeModel(admin.call, [
      field('kind', 'text', { rowFills: [{ table: 'rows', interfaceId: suppliers, mapping }] }),
      field('fixed', 'text', { rowFills: [{ table: 'rows', rows: [{ name: '固定', limit: 7 }] }] }),
      table(
        'rows',
        [
          field('name', 'text'),
          field('limit', 'number'),
          field('count', 'number'),
          field('mark', 'text', { default: { value: '起始' } }),
        ],
        { hidden: true },
      ),
      field('total', 'number', { calculated: 'SUM({rows.limit})' }),
    ]);
    const all = [
      { name: '远洋', limit: 100, count: 1, mark: '起始' },
      { name: '近海', limit: 5, count: 1, mark: '起始' },
    ];
    const [first = {}, second = {}] = all;
    for (const rows of [
      undefined,
      [],
      [second],
      [second, first],
      [first, first],
      [first, { ...second, limit: 1 }],
      [...all, { name: '偷', limit: 9 }],
      all.map((row) => ({ ...row, mark: '偷' })),
      '不是行',
    ]) {
      const values = await stored(modelId, { kind: 'x', ...(rows === undefined ? {} : { rows }) });
      expect(values, JSON.stringify(rows)).toMatchObject({ rows: all, total: 105 });
      expect(values.rows).toHaveLength(2);
    }
    // Where two choices fill it, the rows that were sent tell which was made last.
    const fixed = { name: '固定', limit: 7 };
    expect((await stored(modelId, { kind: 'x', fixed: 'y', rows: all })).rows).toMatchObject(all);
    expect((await stored(modelId, { kind: 'x', fixed: 'y', rows: [fixed] })).rows).toMatchObject([fixed]);
    expect((await stored(modelId, { kind: 'x', fixed: 'y', rows: [] })).rows).toMatchObject([fixed]);

    // Later changes keep them, until a choice brings others.
    const id = await added(sales.call, modelId, { kind: 'x', rows: all });
    expect(await change(sales.call, modelId, id, { rows: [] }, 1)).toMatchObject({ code: 200 });
    expect(await change(sales.call, modelId, id, { kind: null, rows: [first] }, 2)).toMatchObject({
      code: 200,
    });
    expect(await valuesOf(sales.call, modelId, id)).toMatchObject({ rows: all, total: 105 });
    expect(await change(sales.call, modelId, id, { fixed: 'y', rows: all }, 3)).toMatchObject({ code: 200 });
    expect((await valuesOf(sales.call, modelId, id)).rows).toEqual([expect.objectContaining(fixed)]);
  });

  it('is filled by a text that was suggested, as by a choice', async () => {
    const source = { interfaceId: suppliers, labelColumn: 'fullName' };
    const modelId = await makeModel(admin.call, [
      field('supplier', 'autoComplete', { source, fills: [{ to: 'level', column: 'level' }] }),
      field('level', 'text', { hidden: true }),
      field('reason', 'text', { visibleWhen: '{level} = "A"' }),
    ]);
    for (const level of [{ level: 'B' }, { level: null }, {}])
      expect(await stored(modelId, { supplier: '远洋', reason: '好', ...level })).toMatchObject({
        level: 'A',
        reason: '好',
      });
    const typed = await stored(modelId, { supplier: '自己写的', level: 'A', reason: '偷' });
    expect(typed).toMatchObject({ supplier: '自己写的' });
    expect([typed.level ?? null, typed.reason ?? null]).toEqual([null, null]);
    const id = await added(sales.call, modelId, { supplier: '远洋' });
    expect(await change(sales.call, modelId, id, { supplier: '近海', level: 'A' }, 1)).toMatchObject({
      code: 200,
    });
    expect(await valuesOf(sales.call, modelId, id)).toMatchObject({ supplier: '近海', level: 'B' });

    // The same with the records of another form.
    const parts = await makeModel(admin.call, [field('name', 'text'), field('price', 'number')], {
      listFields: ['name'],
    });
    await added(sales.call, parts, { name: '螺丝', price: 3 });
    const ordering = await makeModel(admin.call, [
      field('part', 'autoComplete', {
        source: { modelId: parts, labelColumn: 'name' },
        fills: [{ to: 'price', column: 'price' }],
      }),
      field('price', 'number', { hidden: true }),
    ]);
    expect(await stored(ordering, { part: '螺丝', price: 1 })).toMatchObject({ part: '螺丝', price: 3 });
  });

  it('is not named where something else is refused', async () => {
    const modelId = await makeModel(admin.call, [
      field('name', 'text', { required: true }),
      field('never', 'number', { label: '秘密', hidden: true }),
    ]);
    const refused = await add(sales.call, modelId, { never: '不是数字' });
    expect(refused).toMatchObject({ code: 422 });
    expect(JSON.stringify(refused)).not.toMatch(/秘密|never/);
  });
});
