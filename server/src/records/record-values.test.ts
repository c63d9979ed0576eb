import { createDataInterface } from '@fairway/contract/data-interfaces.ts';
import { createRecord, listRecords, showRecord } from '@fairway/contract/records.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../testing/test-app.ts';
import { add, added, change, field, makeModel, table, valuesOf } from './testing/make-model.ts';

let house: TestApp;
let admin: Person;
let sales: Person;
let customer: Person;
let ports: string;

beforeAll(async () => {
  house = await startTestApp({ from: 'demo' });
  admin = await house.as('admin');
  sales = await house.as('sales01');
  customer = await house.as('client01');
  ports = await makeInterface('portsForTest', [
    { id: 'SHA', fullName: '上海', days: 3, country: 'CN' },
    { id: 'LAX', fullName: '洛杉矶', days: 14, country: 'US' },
  ]);
});
afterAll(() => house.close());

async function makeInterface(enCode: string, rows: Record<string, unknown>[], parameters: object[] = []) {
  const source = { kind: 'static' as const, rows };
  const { data, msg } = await admin.call(createDataInterface, {
    body: { fullName: enCode, enCode, source, parameters: parameters as never },
  });
  if (!data) throw new Error(msg);
  return data.id;
}

const wrongAt = (path: string, words: string | RegExp) => ({
  code: 422,
  data: { fields: { [path]: words instanceof RegExp ? expect.stringMatching(words) : words } },
});

describe('closed fields', () => {
  const nodes = () => [
    field('state', 'radio', {
      options: {
        from: 'static',
        options: [
          { value: 'open', label: '开' },
          { value: 'done', label: '完' },
        ],
      },
    }),
    field('fixed', 'text', { label: '固定', readonly: true, default: { value: '起始' } }),
    field('day', 'date', { readonly: true, default: { current: 'now' } }),
    field('late', 'text', { label: '完成后不改', readonlyWhen: '{state} = "done"' }),
    field('port', 'popupSelect', {
      source: { interfaceId: ports },
      fills: [
        { to: 'days', column: 'days' },
        { to: 'said', expression: '{picked.fullName} & {state}' },
      ],
    }),
    field('days', 'number', { label: '天数', readonly: true }),
    field('said', 'text', { readonly: true }),
    table('rows', [
      field('goods', 'text'),
      field('price', 'number', { label: '单价', readonly: true, default: { value: 5 } }),
    ]),
  ];
  let modelId: string;
  beforeAll(async () => {
    modelId = await makeModel(admin.call, nodes());
  });

  it.each([
    ['another value than its default', { fixed: '别的' }, '固定'],
    ['nothing in place of its default', { fixed: null }, '固定'],
    ['a value no choice gives', { days: 5 }, '天数'],
    ['a cell of a new row', { rows: [{ goods: '布', price: 1 }] }, '单价'],
  ])('%s is refused', async (_, values, label) => {
    expect(await add(sales.call, modelId, values)).toMatchObject({
      code: 403,
      msg: `“${label}”在此处不可修改`,
    });
  });

  it('what they start with is kept, and the server’s hour counts', async () => {
    const id = await added(sales.call, modelId, {
      fixed: '起始',
      day: 1,
      rows: [{ goods: '布', price: 5 }, {}],
    });
    expect(await valuesOf(sales.call, modelId, id)).toMatchObject({
      fixed: '起始',
      day: house.clock.now.getTime(),
      rows: [{ price: 5 }, { price: 5 }],
    });
  });

  it('a choice fills them as the server sees it, whatever was sent', async () => {
    const id = await added(sales.call, modelId, { state: 'open', port: 'LAX', days: 1, said: 'x' });
    expect(await valuesOf(sales.call, modelId, id)).toMatchObject({ days: 14, said: '洛杉矶open' });
    expect(await change(sales.call, modelId, id, { port: 'LAX', days: 2 }, 1)).toMatchObject({ code: 403 });
    expect(await change(sales.call, modelId, id, { port: 'SHA', days: 3 }, 1)).toMatchObject({ code: 200 });
    expect(await change(sales.call, modelId, id, { port: null, days: null, said: null }, 2)).toMatchObject({
      code: 200,
    });
  });

  it('a field that closes with this change may still change with it, and not afterwards', async () => {
    const id = await added(sales.call, modelId, { state: 'open', late: 'a' });
    expect(await change(sales.call, modelId, id, { state: 'done', late: 'b' }, 1)).toMatchObject({
      code: 200,
    });
    expect(await change(sales.call, modelId, id, { state: 'done', late: 'c' }, 2)).toMatchObject({
      code: 403,
      msg: '“完成后不改”在此处不可修改',
    });
    expect(await change(sales.call, modelId, id, { state: 'open', late: 'c' }, 2)).toMatchObject({
      code: 200,
    });
  });

  it('a new row that its own values close is kept, checked, and closed afterwards', async () => {
    const modelId = await makeModel(admin.call, [
      table('rows', [
        field('qty', 'number'),
        field('price', 'number', { label: '单价', readonlyWhen: '{rows.qty} > 10', most: 100 }),
      ]),
    ]);
    const rows = [{ id: '1', qty: 20, price: 5 }];
    expect(await add(sales.call, modelId, { rows: [{ id: '1', qty: 20, price: 500 }] })).toMatchObject({
      code: 422,
    });
    const id = await added(sales.call, modelId, { rows });
    const more = [...rows, { id: '2', qty: 30, price: 6 }];
    expect(await change(sales.call, modelId, id, { rows: more }, 1)).toMatchObject({ code: 200 });
    expect((await valuesOf(sales.call, modelId, id)).rows).toMatchObject(more);
    const other = [{ ...rows[0], price: 7 }, more[1]];
    expect(await change(sales.call, modelId, id, { rows: other }, 2)).toMatchObject({ code: 403 });
  });

  it('rows keep their closed cells by their id, wherever they are moved', async () => {
    const id = await added(sales.call, modelId, { rows: [{ id: 'r1', goods: '甲' }] });
    const moved = { rows: [{ goods: '新' }, { id: 'r1', goods: '乙' }] };
    expect(await change(sales.call, modelId, id, moved, 1)).toMatchObject({ code: 200 });
    expect(await valuesOf(sales.call, modelId, id)).toMatchObject({
      rows: [{ price: 5 }, { id: 'r1', goods: '乙', price: 5 }],
    });
    const cheap = { rows: [{ id: 'r1', goods: '乙', price: 1 }] };
    expect(await change(sales.call, modelId, id, cheap, 2)).toMatchObject({ code: 403 });
  });

  it('rows that are picked bring what their source says, and nothing else', async () => {
    const picking = await makeModel(admin.call, [
      table(
        'rows',
        [
          field('code', 'text', { readonly: true }),
          field('days', 'number', { readonly: true, label: '天数' }),
        ],
        {
          addBy: 'pick',
          source: { interfaceId: ports },
          rowFills: [
            {
              table: 'rows',
              mapping: [
                { from: 'id', to: 'code' },
                { from: 'days', to: 'days' },
              ],
            },
          ],
        },
      ),
    ]);
    expect(await add(sales.call, picking, { rows: [{ code: 'LAX', days: 14 }] })).toMatchObject({
      code: 200,
    });
    expect(await add(sales.call, picking, { rows: [{ code: 'LAX', days: 15 }] })).toMatchObject({
      code: 403,
    });
  });
});

describe('a closed sub-table', () => {
  const columns = () => [field('code', 'text'), field('days', 'number', { label: '天数' })];

  it('is filled by a choice elsewhere, with the rows that choice brings', async () => {
    const mapping = [
      { from: 'id', to: 'code' },
      { from: 'days', to: 'days' },
    ];
    const modelId = await makeModel(admin.call, [
      field('port', 'text', { rowFills: [{ table: 'rows', interfaceId: ports, mapping }] }),
      table('rows', columns(), { readonly: true, label: '明细' }),
    ]);
    const id = await added(sales.call, modelId, { port: 'x' });
    const rows = (await valuesOf(sales.call, modelId, id)).rows as { code: string; days: number }[];
    expect(rows.length).toBeGreaterThan(1);
    expect(rows).toContainEqual(expect.objectContaining({ code: 'SHA', days: 3 }));
    expect(await add(sales.call, modelId, { port: 'x', rows })).toMatchObject({ code: 200 });
    expect(await add(sales.call, modelId, { port: 'x', rows: [{ code: 'SHA', days: 9 }] })).toMatchObject({
      code: 403,
      msg: '“天数”在此处不可修改',
    });
    // None is left out, with the choice or later.
    for (const refused of [
      await add(sales.call, modelId, { port: 'x', rows: rows.slice(1) }),
      await change(sales.call, modelId, id, { rows: rows.slice(1) }, 1),
    ])
      expect(refused).toMatchObject({ code: 403, msg: '“明细”在此处不可修改' });
  });

  it('keeps its rows otherwise', async () => {
    const modelId = await makeModel(admin.call, [
      table('rows', columns(), { readonly: true, label: '明细' }),
    ]);
    expect(await add(sales.call, modelId, { rows: [{}] })).toMatchObject({
      code: 403,
      msg: '“明细”在此处不可修改',
    });
    expect(await add(sales.call, modelId, { rows: [] })).toMatchObject({ code: 200 });
  });
});

describe('what only the server can check', () => {
  const offered = (nodes: Record<string, unknown>[]) =>
    makeModel(admin.call, nodes, { roleIds: ['sales', 'customer'] });

  it.each([
    ['dictionary', field('x', 'select', { options: { from: 'dictionary', dictionary: 'sex' } }), 'nosuch'],
    ['user', field('x', 'user'), 'nosuch'],
    ['a customer as user', field('x', 'user'), 'user-client01'],
    [
      'user out of range',
      field('x', 'user', { selectType: 'custom', ableUserIds: ['user-sales02'] }),
      'user-ops01',
    ],
    ['users', field('x', 'users'), ['user-sales02--user', 'nosuch--role']],
    ['department', field('x', 'department'), 'nosuch'],
    ['position', field('x', 'position'), 'nosuch'],
    ['role', field('x', 'role'), 'nosuch'],
    ['role out of range', field('x', 'role', { selectType: 'custom', ableRoleIds: ['sales'] }), 'finance'],
    ['group', field('x', 'group'), 'nosuch'],
    ['organisation by no real way', field('x', 'organisation'), ['org-sea', 'org-group']],
    ['area by no real way', field('x', 'area'), ['310000', '110101']],
    ['file of nobody', field('x', 'files'), [{ name: 'a', fileId: 'nosuch', url: '/x' }]],
    ['related record', field('x', 'relatedRecord', { source: { modelId: 'meetingRoom' } }), 'nosuch'],
    ['long id', field('x', 'user'), 'u'.repeat(200)],
  ])('%s that is not there', async (_, node, value) => {
    const modelId = await offered([node]);
    expect(await add(sales.call, modelId, { x: value })).toMatchObject(
      wrongAt('x', /^x的(选项不存在|文件无法识别)$/),
    );
  });

  it('interfaces offer what they offer, asked with the fields they depend on', async () => {
    const dependent = await makeInterface(
      'byCountry',
      [{ id: 'SHA', fullName: '上海' }],
      [{ name: 'country', required: true }],
    );
    const modelId = await offered([
      field('country', 'text'),
      field('port', 'select', {
        options: {
          from: 'interface',
          interfaceId: dependent,
          parameters: [{ name: 'country', field: 'country' }],
        },
      }),
      field('free', 'popupSelect', { source: { interfaceId: ports }, multiple: true }),
    ]);
    expect(await add(sales.call, modelId, { port: 'SHA' })).toMatchObject(wrongAt('port', /选项不存在/));
    expect(await add(sales.call, modelId, { country: 'CN', port: 'SHA' })).toMatchObject({ code: 200 });
    expect(await add(sales.call, modelId, { free: ['SHA', 'nosuch'] })).toMatchObject(
      wrongAt('free', /选项不存在/),
    );
    const id = await added(sales.call, modelId, { free: ['SHA', 'LAX'] });
    const { data } = await sales.call(showRecord, { params: { modelId, id } });
    expect(JSON.parse(data?.data ?? '')).toMatchObject({ free: '上海,洛杉矶', free_id: ['SHA', 'LAX'] });
  });

  it('a path is offered as a whole, asked with the fields it depends on', async () => {
    const tree = [
      {
        id: 'CN',
        fullName: '中国',
        children: [{ id: 'SH', fullName: '上海', children: [{ id: 'PD', fullName: '浦东' }] }],
      },
      { id: 'US', fullName: '美国', children: [{ id: 'CA', fullName: '加州' }] },
    ];
    const regions = await makeInterface('regionTree', tree, [{ name: 'kind', required: true }]);
    const way = (parameter: string) =>
      field('way', 'cascader', {
        options: {
          from: 'interface',
          interfaceId: regions,
          parameters: [{ name: 'kind', field: parameter }],
        },
      });
    const modelId = await offered([
      field('kind', 'text'),
      way('kind'),
      { ...way('kind'), id: 'f-ways', model: 'ways', label: 'ways', multiple: true },
      table('rows', [field('kind', 'text'), way('rows.kind')]),
      field('flat', 'select', {
        options: { from: 'interface', interfaceId: regions, parameters: [{ name: 'kind', field: 'kind' }] },
      }),
    ]);
    const sent = (values: object) => add(sales.call, modelId, { kind: 'x', ...values });
    for (const good of [['CN'], ['CN', 'SH'], ['CN', 'SH', 'PD']])
      expect(await sent({ way: good })).toMatchObject({ code: 200 });
    for (const bad of [['SH'], ['US', 'SH'], ['CN', 'PD'], ['PD', 'SH', 'CN'], ['CN', 'SH', 'PD', 'CA']])
      expect(await sent({ way: bad }), bad.join()).toMatchObject(wrongAt('way', /选项不存在/));
    expect(await add(sales.call, modelId, { way: ['CN'] })).toMatchObject(wrongAt('way', /选项不存在/));
    expect(await sent({ rows: [{ id: '1', kind: 'y', way: ['CN', 'SH'] }] })).toMatchObject({ code: 200 });
    expect(await sent({ rows: [{ id: '1', way: ['CN', 'SH'] }] })).toMatchObject(
      wrongAt('rows.0.way', /选项/),
    );
    expect(await sent({ rows: [{ id: '1', kind: 'y', way: ['US', 'SH'] }] })).toMatchObject(
      wrongAt('rows.0.way', /选项/),
    );
    // Values that stood there in other paths make no new one.
    const id = await added(sales.call, modelId, {
      kind: 'x',
      ways: [
        ['CN', 'SH'],
        ['US', 'CA'],
      ],
    });
    expect(await change(sales.call, modelId, id, { ways: [['CN', 'CA']] }, 1)).toMatchObject(
      wrongAt('ways', /选项/),
    );
    // A list without levels offers the top alone.
    expect(await sent({ flat: 'US' })).toMatchObject({ code: 200 });
    expect(await sent({ flat: 'SH' })).toMatchObject(wrongAt('flat', /选项/));
  });

  it('an area is no deeper than the field asks for', async () => {
    const modelId = await offered([field('city', 'area', { level: 0 })]);
    const { rows } = await house.database.pool.query(
      `select c.id, p.id as above from area c join area p on p.id = c."parentId" where p."parentId" = '-1' limit 1`,
    );
    const [{ id, above }] = rows;
    expect(await add(sales.call, modelId, { city: [above] })).toMatchObject({ code: 200 });
    expect(await add(sales.call, modelId, { city: [above, id] })).toMatchObject(wrongAt('city', /选项/));
  });

  it('a choice that its condition takes away is not offered', async () => {
    const options = {
      from: 'static',
      options: [
        { value: 'cn-sha', label: '上海' },
        { value: 'us-lax', label: '洛杉矶' },
      ],
    };
    const optionsWhen = 'STARTSWITH({option.value}, {country})';
    const modelId = await offered([
      field('country', 'text'),
      field('port', 'select', { options, optionsWhen }),
      table('rows', [
        field('land', 'text'),
        field('p', 'radio', { options, optionsWhen: '{option.label} = {rows.land}' }),
      ]),
    ]);
    expect(await add(sales.call, modelId, { country: 'cn', port: 'us-lax' })).toMatchObject(
      wrongAt('port', /选项/),
    );
    expect(await add(sales.call, modelId, { country: 'us', port: 'us-lax' })).toMatchObject({ code: 200 });
    const rows = (land: string) => ({ rows: [{}, { land, p: 'us-lax' }] });
    expect(await add(sales.call, modelId, rows('上海'))).toMatchObject(wrongAt('rows.1.p', /选项/));
    expect(await add(sales.call, modelId, rows('洛杉矶'))).toMatchObject({ code: 200 });
  });

  it('what is offered may depend on what is calculated', async () => {
    const grades = await makeInterface(
      'grades',
      [{ id: 'good', fullName: '好' }],
      [{ name: 'grade', required: true }],
    );
    const options = { from: 'static', options: [{ value: 'keep', label: '留' }] };
    const modelId = await offered([
      field('score', 'number'),
      field('grade', 'calculation', { calculated: 'IF({score} > 5, "A", NULL)', kind: 'text' }),
      field('what', 'radio', { options, optionsWhen: '{grade} = "A"' }),
      field('word', 'select', {
        options: { from: 'interface', interfaceId: grades, parameters: [{ name: 'grade', field: 'grade' }] },
      }),
    ]);
    const chosen = { what: 'keep', word: 'good' };
    expect(await add(sales.call, modelId, { score: 9, ...chosen })).toMatchObject({ code: 200 });
    expect(await add(sales.call, modelId, { score: 1, grade: 'A', ...chosen })).toMatchObject({
      code: 422,
      data: { fields: { what: 'what的选项不存在', word: 'word的选项不存在' } },
    });
  });

  it('what was chosen once stays a choice for that record, though it is offered no longer', async () => {
    const modelId = await offered([field('who', 'user'), field('note', 'text')]);
    const id = await added(sales.call, modelId, { who: 'user-sales05' });
    await house.database.pool.query(`update user_account set "enabledMark" = 0 where id = 'user-sales05'`);
    expect(await change(sales.call, modelId, id, { who: 'user-sales05', note: 'x' }, 1)).toMatchObject({
      code: 200,
    });
    expect(await add(sales.call, modelId, { who: 'user-sales05' })).toMatchObject({ code: 422 });
  });

  it('a customer names nobody but themselves', async () => {
    const modelId = await offered([field('who', 'user'), field('role', 'role')]);
    expect(await add(customer.call, modelId, { who: 'user-sales01' })).toMatchObject({ code: 422 });
    expect(await add(customer.call, modelId, { role: 'sales' })).toMatchObject({ code: 422 });
    expect(await add(customer.call, modelId, { who: 'user-client01' })).toMatchObject({ code: 200 });
  });

  it('what nobody sees is not taken when it is not in order, and traps nobody', async () => {
    const modelId = await offered([
      field('more', 'switch'),
      field('amount', 'number', { most: 10, visibleWhen: '{more} = 1' }),
      field('who', 'user', { visibleWhen: '{more} = 1' }),
    ]);
    const id = await added(sales.call, modelId, { more: 0, amount: { deep: [1] }, who: 'nosuch' });
    const values = await valuesOf(sales.call, modelId, id);
    expect([values.amount ?? null, values.who ?? null]).toEqual([null, null]);
    expect(await add(sales.call, modelId, { more: 1, amount: 99, who: 'nosuch' })).toMatchObject(
      wrongAt('amount', 'amount不能大于 10'),
    );
    expect(await add(sales.call, modelId, { more: 1, who: 'nosuch' })).toMatchObject(wrongAt('who', /选项/));
  });

  it('says everything that is wrong in the words of the form, in the language of the person', async () => {
    const modelId = await makeModel(
      admin.call,
      [
        field('name', 'text', { label: '名称', required: true }),
        table('rows', [field('qty', 'number', { label: '数量', most: 5 })], { label: '明细' }),
        field('code', 'text', { rules: [{ check: 'pattern', pattern: '^[A-Z]+$', message: '只能大写' }] }),
      ],
      { rules: [{ expression: '{rows} > 1', message: '至少两行' }] },
    );
    const values = { rows: [{ qty: 9 }], code: 'abc' };
    expect(await add(sales.call, modelId, values)).toMatchObject({
      code: 422,
      msg: '请填写名称',
      data: {
        fields: { name: '请填写名称', 'rows.0.qty': '数量不能大于 5', code: '只能大写', '': '至少两行' },
      },
    });
    const english = await sales.call(createRecord, {
      params: { modelId },
      body: { data: JSON.stringify(values) },
      headers: { 'accept-language': 'en' },
    });
    expect(english.msg).toBe('名称 is needed');
  });
});

describe('unique', () => {
  it('one of many who save the same value at the same instant wins; their own value is no obstacle', async () => {
    const modelId = await makeModel(admin.call, [
      field('code', 'text', { rules: [{ check: 'unique', message: '编码重复' }] }),
      field('number', 'number', { label: '号', rules: [{ check: 'unique' }] }),
    ]);
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => add(sales.call, modelId, { code: 'A' })),
    );
    expect(replies.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(replies.find(({ code }) => code !== 200)).toMatchObject(wrongAt('code', '编码重复'));
    const id = replies.find(({ data }) => data && 'id' in data)?.data?.id ?? '';
    expect(await change(sales.call, modelId, id, { code: 'A', number: 1 }, 1)).toMatchObject({ code: 200 });
    expect(await add(sales.call, modelId, { number: 1 })).toMatchObject(
      wrongAt('number', '号已存在，不能重复'),
    );
    expect(await add(sales.call, modelId, { code: '' })).toMatchObject({ code: 200 });
    expect(await add(sales.call, modelId, { code: null })).toMatchObject({ code: 200 });
    const long = 'x'.repeat(300);
    expect(await add(sales.call, modelId, { code: `${long}a` })).toMatchObject({ code: 200 });
    expect(await add(sales.call, modelId, { code: `${long}b` })).toMatchObject({ code: 200 });
    expect(await add(sales.call, modelId, { code: `${long}b` })).toMatchObject({ code: 422 });
  });

  it('what looks the same is the same, and nothing to see is nothing', async () => {
    const modelId = await makeModel(admin.call, [
      field('code', 'text', { rules: [{ check: 'unique' }] }),
      table('rows', [field('sku', 'text', { rules: [{ check: 'unique' }] })]),
    ]);
    const id = await added(sales.call, modelId, { code: ' AB\u200b ' });
    expect(await valuesOf(sales.call, modelId, id)).toMatchObject({ code: ' AB\u200b ' });
    for (const code of ['AB', ' AB', 'A\u200bB'])
      expect(await add(sales.call, modelId, { code })).toMatchObject(wrongAt('code', /已存在/));
    expect(await add(sales.call, modelId, { code: 'ab' })).toMatchObject({ code: 200 });
    expect(await add(sales.call, modelId, { code: '  ' })).toMatchObject({ code: 200 });
    expect(await add(sales.call, modelId, { code: ' ' })).toMatchObject({ code: 200 });
    const rows = [{ sku: 'a' }, { sku: 'a ' }];
    expect(await add(sales.call, modelId, { rows })).toMatchObject(wrongAt('rows.1.sku', /已存在/));
  });

  it('in a sub-table, among its rows', async () => {
    const modelId = await makeModel(admin.call, [
      table('rows', [field('sku', 'text', { rules: [{ check: 'unique' }] })]),
    ]);
    const twice = { rows: [{ sku: 'a' }, { sku: 'b' }, { sku: 'a' }] };
    expect(await add(sales.call, modelId, twice)).toMatchObject(wrongAt('rows.2.sku', 'sku已存在，不能重复'));
    expect(await add(sales.call, modelId, { rows: [{ sku: 'a' }] })).toMatchObject({ code: 200 });
    expect(await add(sales.call, modelId, { rows: [{ sku: 'a' }] })).toMatchObject({ code: 200 });
  });
});

describe('required', () => {
  it('is not dodged by closing the field with the same sending', async () => {
    const modelId = await makeModel(admin.call, [
      field('done', 'switch'),
      field('why', 'text', { required: true, readonlyWhen: '{done} = 1' }),
    ]);
    expect(await add(sales.call, modelId, { done: 1 })).toMatchObject(wrongAt('why', '请填写why'));
    expect(await add(sales.call, modelId, { done: 1, why: ' ' })).toMatchObject(wrongAt('why', '请填写why'));
    const id = await added(sales.call, modelId, { done: 0, why: 'x' });
    expect(await change(sales.call, modelId, id, { done: 1, why: '' }, 1)).toMatchObject(
      wrongAt('why', '请填写why'),
    );
    expect(await change(sales.call, modelId, id, { done: 1, why: 'y' }, 1)).toMatchObject({ code: 200 });
  });

  it('says the limit of a date in words', async () => {
    const modelId = await makeModel(admin.call, [field('day', 'date', { earliest: 'DATE(2026, 1, 2)' })]);
    expect(await add(sales.call, modelId, { day: 0 })).toMatchObject(wrongAt('day', 'day不能早于2026-01-02'));
  });
});

describe.each(['constructor', 'toString', 'hasOwnProperty', 'valueOf'])('a field named %s', (model) => {
  it('may be left empty, and is asked for in words where it is required', async () => {
    const optional = await makeModel(
      admin.call,
      [
        field(model, 'text'),
        field('port', 'popupSelect', { source: { interfaceId: ports } }),
        table('rows', [field(model, 'text')]),
      ],
      { listFields: [model] },
    );
    const id = await added(sales.call, optional, { rows: [{}] });
    expect(await change(sales.call, optional, id, { [model]: 'x', port: 'SHA' }, 1)).toMatchObject({
      code: 200,
    });
    expect(await valuesOf(sales.call, optional, id)).toMatchObject({ [model]: 'x' });

    const required = await makeModel(admin.call, [
      field(model, 'text', { required: true }),
      table('rows', [field(model, 'text', { required: true })]),
    ]);
    const { code, msg, data } = await add(sales.call, required, { rows: [{}] });
    expect({ code, msg }).toEqual({ code: 422, msg: `请填写${model}` });
    expect(Object.entries((data as unknown as { fields: object }).fields)).toEqual([
      [model, `请填写${model}`],
      [`rows.0.${model}`, `请填写${model}`],
    ]);
  });
});

describe('hostile values', () => {
  let modelId: string;
  beforeAll(async () => {
    modelId = await makeModel(admin.call, [
      field('title', 'text'),
      field('rows0', 'number'),
      table('rows', [field('x', 'text')]),
      field('place', 'location'),
      field('files', 'files'),
    ]);
  });
  const send = (data: string) => sales.call(createRecord, { params: { modelId }, body: { data } });

  it.each([
    ['no JSON', '{'],
    ['nothing', ''],
    ['a list', '[]'],
    ['a text', '"x"'],
    ['null', 'null'],
    ['a number', '7'],
    ['a hundred thousand levels', `{"title":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
    ['levels in objects', `{"title":${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}}`],
    ['the character zero', '{"title":"a\\u0000b"}'],
    ['half a character', '{"title":"\\ud800"}'],
    ['a key with zero', '{"rows":[{"\\u0000":1}]}'],
  ])('%s is refused', async (_, data) => {
    expect(await send(data)).toMatchObject({ status: 200, code: 422 });
  });

  it.each([
    ['too many rows', { rows: Array.from({ length: 3_000 }, () => ({ x: 'a' })) }],
    ['rows that are none', { rows: [1, 'a', null] }],
    ['an object as rows', { rows: { length: 5 } }],
    ['a text too long', { title: 'x'.repeat(200_000) }],
    ['no place', { place: { lng: 'x', lat: {}, more: [[[1]]] } }],
    ['files without ids', { files: [{ fileId: { $ne: 1 }, name: 'x', url: 'x' }] }],
    ['a number as text', { title: 5 }],
    ['a text as number', { rows0: 'Infinity' }],
    ['a number nobody can hold', { rows0: 1e300 }],
  ])('%s ends in a sentence', async (_, values) => {
    const reply = await send(JSON.stringify(values));
    expect(reply).toMatchObject({ status: 200, code: 422 });
    expect(reply.msg).toMatch(/[\u4e00-\u9fff]/);
  });

  it('keys of the prototype are no fields, and change nobody', async () => {
    const data =
      '{"title":"ok","__proto__":{"isAdministrator":true},"constructor":{"prototype":{"x":1}},' +
      '"rows":[{"__proto__":{"x":"inherited"},"x":"own","id":"__proto__"}]}';
    const { data: made } = await send(data);
    const values = await valuesOf(sales.call, modelId, made?.id ?? '');
    expect(values).toMatchObject({ title: 'ok', rows: [{ x: 'own', id: '__proto__' }] });
    expect(Object.keys(values).toSorted()).toEqual(['rows', 'title', 'version']);
    expect(({} as Record<string, unknown>).isAdministrator).toBeUndefined();
  });

  it('row ids are unique and short, whatever was sent', async () => {
    const ids = ['same', 'same', 'x'.repeat(99), 7, null, '../..', { a: 1 }];
    const { data: made } = await send(JSON.stringify({ rows: ids.map((id) => ({ id, x: 'a' })) }));
    const { rows } = (await valuesOf(sales.call, modelId, made?.id ?? '')) as { rows: { id: string }[] };
    expect(rows[0]?.id).toBe('same');
    expect(new Set(rows.map(({ id }) => id)).size).toBe(ids.length);
    for (const { id } of rows) expect(id).toMatch(/^[\w.-]{1,50}$/);
  });

  it.each([
    ['no JSON', '{'],
    ['a list', '[1]'],
    ['deep', `{"title":${'['.repeat(50)}${']'.repeat(50)}}`],
  ])('a query that is %s is refused', async (_, queryJson) => {
    expect(await sales.call(listRecords, { params: { modelId }, body: { queryJson } })).toMatchObject({
      code: 422,
    });
  });
});
