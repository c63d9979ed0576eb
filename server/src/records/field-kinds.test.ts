import { createDataInterface } from '@fairway/contract/data-interfaces.ts';
import { computedKinds, fieldKinds } from '@fairway/contract/forms.ts';
import { listRecords, selectRecords, showRecord } from '@fairway/contract/records.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { photo, upload } from '../files/sample-files.ts';
import { type Person, startTestApp, type TestApp } from '../testing/test-app.ts';
import { added, change, field, makeModel, table, valuesOf } from './testing/make-model.ts';

let house: TestApp;
let admin: Person;
let sales: Person;
let modelId: string;
let target: string;
let id: string;
/** What was sent, and what people read. */
let sent: Record<string, unknown>;
let shown: Record<string, unknown>;

const staticOptions = {
  from: 'static',
  options: [
    { value: 'a', label: '甲', children: [{ value: 'b', label: '乙' }] },
    { value: 'c', label: '丙' },
  ],
};
const moment = Date.parse('2026-11-15T06:30:00Z');
const dot =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

beforeAll(async () => {
  house = await startTestApp({ from: 'demo' });
  admin = await house.as('admin');
  sales = await house.as('sales01');
  const { pool } = house.database;
  const one = async (statement: string) =>
    (await pool.query<{ id: string; name: string }>(statement)).rows[0];
  const department = await one(
    `select id, "fullName" as name from organisation where kind = 'department' order by id limit 1`,
  );
  const way = (
    await pool.query<{ id: string; name: string }>(
      `with recursive way as (
         select id, "parentId", "fullName" as name, 0 as step from organisation where id = $1
         union all select o.id, o."parentId", o."fullName", step + 1 from organisation o join way on o.id = way."parentId"
       ) select id, name from way order by step desc`,
      [department?.id],
    )
  ).rows;
  const position = await one('select id, "fullName" as name from position order by id limit 1');
  const group = await one('select id, "fullName" as name from user_group order by id limit 1');
  const areas = (
    await pool.query<{ id: string; name: string }>(
      `select unnest(array[p.id, c.id, d.id]) as id, unnest(array[p."fullName", c."fullName", d."fullName"]) as name
       from (select d.* from area d join area c on c.id = d."parentId" join area p on p.id = c."parentId"
         where p."parentId" = '-1' order by d.id limit 1) d
       join area c on c.id = d."parentId" join area p on p.id = c."parentId"`,
    )
  ).rows;
  const me = { url: house.url, token: sales.token };
  const picture = (await upload(me, 'p.jpg', await photo(20, 20))).data;
  const { data: ports } = await admin.call(createDataInterface, {
    body: {
      fullName: '港口',
      enCode: 'kindPorts',
      source: { kind: 'static', rows: [{ id: 'SHA', fullName: '上海港', country: '中国' }] },
    },
  });
  const interfaceId = ports?.id ?? '';
  const source = { interfaceId };
  target = await makeModel(admin.call, [
    field('title', 'text'),
    field('owner', 'user'),
    field('price', 'number', { precision: 2 }),
  ]);
  const related = await added(sales.call, target, { title: '相关', owner: 'user-sales02', price: 3 });

  modelId = await makeModel(
    admin.call,
    [
      field('text', 'text'),
      field('textarea', 'textarea'),
      field('number', 'number', { precision: 2, thousands: true }),
      field('switch', 'switch', { onText: '有', offText: '无' }),
      field('radio', 'radio', { options: staticOptions }),
      field('checkbox', 'checkbox', { options: staticOptions }),
      field('select', 'select', { options: { from: 'dictionary', dictionary: 'sex' } }),
      field('cascader', 'cascader', { options: staticOptions }),
      field('treeSelect', 'treeSelect', { options: staticOptions, multiple: true }),
      field('date', 'date', { format: 'yyyy/MM/dd HH:mm' }),
      field('time', 'time'),
      field('dateRange', 'dateRange'),
      field('timeRange', 'timeRange'),
      field('files', 'files'),
      field('pictures', 'pictures'),
      field('colour', 'colour'),
      field('rate', 'rate'),
      field('slider', 'slider'),
      field('richText', 'richText'),
      field('organisation', 'organisation'),
      field('department', 'department'),
      field('position', 'position'),
      field('user', 'user', { multiple: true }),
      field('users', 'users'),
      field('role', 'role'),
      field('group', 'group'),
      field('popupSelect', 'popupSelect', { source }),
      field('popupTableSelect', 'popupTableSelect', { source, multiple: true }),
      field('autoComplete', 'autoComplete', { source }),
      field('area', 'area', { multiple: true }),
      field('relatedRecord', 'relatedRecord', { source: { modelId: target, labelColumn: 'owner' } }),
      field('signature', 'signature'),
      field('location', 'location'),
      table('table', [
        field('who', 'user'),
        field('port', 'popupSelect', { source }),
        field('country', 'popupAttribute', { of: 'port', column: 'country' }),
      ]),
      field('billNumber', 'billNumber', { billRule: 'LeaveNumber' }),
      field('createdBy', 'createdBy'),
      field('createdAt', 'createdAt'),
      field('modifiedBy', 'modifiedBy'),
      field('modifiedAt', 'modifiedAt'),
      field('ownOrganisation', 'ownOrganisation', { showLevel: 'all' }),
      field('ownPosition', 'ownPosition'),
      field('calculation', 'calculation', { calculated: '{number} * 2', precision: 1 }),
      field('relatedAttribute', 'relatedAttribute', { of: 'relatedRecord', column: 'price' }),
      field('popupAttribute', 'popupAttribute', { of: 'popupSelect', column: 'country' }),
    ],
    { listFields: ['radio', 'user', 'relatedRecord', 'popupSelect', 'popupAttribute', 'select'] },
  );
  const file = { name: 'evil', fileId: picture?.name, url: 'javascript:alert(1)', more: { x: 1 } };
  sent = {
    text: '字',
    textarea: '行\n行',
    number: 1234.5,
    switch: 1,
    radio: 'c',
    checkbox: ['a', 'c'],
    select: (
      await one(
        `select d.id, d."fullName" as name from dictionary_data d join dictionary_type t on t.id = d."typeId" where t."enCode" = 'sex' order by d.id limit 1`,
      )
    )?.id,
    cascader: ['a', 'b'],
    treeSelect: ['b', 'c'],
    date: moment,
    time: '08:30',
    dateRange: [moment, moment + 86_400_000],
    timeRange: ['08:30', '17:00'],
    files: [file],
    pictures: [file],
    colour: '#aabbcc',
    rate: 4,
    slider: 50,
    richText: '<p>富 &amp; 文</p>',
    organisation: way.map((step) => step.id),
    department: department?.id,
    position: position?.id,
    user: ['user-sales01', 'user-sales02'],
    users: ['user-sales02--user', `${department?.id}--department`, 'sales--role', `${group?.id}--group`],
    role: 'sales',
    group: group?.id,
    popupSelect: 'SHA',
    popupTableSelect: ['SHA'],
    autoComplete: '任意',
    area: [areas.map((area) => area.id), [areas[0]?.id]],
    relatedRecord: related,
    signature: dot,
    location: { lng: 121.4, lat: 31.2, address: '外滩' },
    table: [{ id: 'r1', who: 'user-sales02', port: 'SHA' }],
  };
  const select = await one(`select id, "fullName" as name from dictionary_data where id = '${sent.select}'`);
  const person = expect.stringMatching(/^.+\/sales02$/);
  shown = {
    ...{ text: '字', textarea: '行\n行', number: '1,234.50', switch: '有', radio: '丙', checkbox: '甲,丙' },
    ...{ select: select?.name, cascader: '甲/乙', treeSelect: '乙,丙', date: '2026/11/15 14:30' },
    ...{ time: '08:30', dateRange: '2026-11-15 ~ 2026-11-16', timeRange: '08:30 ~ 17:00' },
    ...{ colour: '#aabbcc', rate: '4', slider: '50', richText: sent.richText, signature: dot },
    organisation: way.map((step) => step.name).join('/'),
    ...{ department: department?.name, position: position?.name, group: group?.name, role: '销售' },
    user: expect.stringMatching(/^.+\/sales01,.+\/sales02$/),
    users: expect.stringMatching(new RegExp(`^.+/sales02,${department?.name},销售,${group?.name}$`)),
    ...{ popupSelect: '上海港', popupSelect_id: 'SHA', popupTableSelect: '上海港' },
    popupTableSelect_id: ['SHA'],
    autoComplete: '任意',
    area: `${areas.map((area) => area.name).join('/')};${areas[0]?.name}`,
    ...{
      relatedRecord: expect.stringMatching(/^[^/]+$/),
      relatedRecord_id: related,
      relatedRecord_price: '3.00',
      location: '外滩',
    },
    ...{ popupAttribute: '中国', popupSelect_country: '中国', relatedAttribute: '3.00' },
    table: [{ id: 'r1', who: person, port: '上海港', port_id: 'SHA', country: '中国', port_country: '中国' }],
    billNumber: expect.stringMatching(/^QJ\d{12}$/),
    createdBy: expect.stringMatching(/\/sales01$/),
    ...{ modifiedBy: '', modifiedAt: '', calculation: '2469.0' },
    ownOrganisation: expect.stringMatching(/.+\/.+/),
    ownPosition: expect.stringMatching(/.+/),
    files: [expect.objectContaining({ fileId: picture?.name, name: 'p.jpg', url: picture?.url })],
    pictures: [
      {
        ...{ fileId: picture?.name, name: 'p.jpg', url: picture?.url },
        fileExtension: 'jpg',
        fileSize: picture?.fileSize,
        ...(picture?.thumbUrl ? { thumbUrl: picture.thumbUrl } : {}),
      },
    ],
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
  };
  id = await added(sales.call, modelId, sent);
});
afterAll(() => house.close());

it('no kind is forgotten here', () => {
  expect(
    Object.keys(shown)
      .filter((key) => !/_/.test(key))
      .toSorted(),
  ).toEqual([...fieldKinds, ...computedKinds].toSorted());
});

it('every kind is kept as it was sent', async () => {
  const values = await valuesOf(sales.call, modelId, id);
  const { files: _, pictures: __, table: ___, ...plain } = sent;
  expect(values).toMatchObject(plain);
});

it('every kind is shown in words', async () => {
  const { data } = await sales.call(showRecord, { params: { modelId, id } });
  expect(JSON.parse(data?.data ?? '')).toEqual(shown);
});

it('the same in a list, for the columns it shows', async () => {
  const { data } = await sales.call(listRecords, { params: { modelId }, body: {} });
  const columns = ['radio', 'user', 'relatedRecord', 'popupSelect', 'popupAttribute', 'select'];
  expect(data?.list[0]).toMatchObject(Object.fromEntries(columns.map((column) => [column, shown[column]])));
});

it('saved again it is the same, whatever is said about what is worked out', async () => {
  const before = await valuesOf(sales.call, modelId, id);
  const forged = {
    ...Object.fromEntries(computedKinds.map((kind) => [kind, '假'])),
    table: [{ ...(before.table as object[])[0], country: '假' }],
  };
  expect(await change(sales.call, modelId, id, { ...before, ...forged })).toMatchObject({ code: 200 });
  const { modifiedAt: _, modifiedBy: __, version: ___, ...after } = await valuesOf(sales.call, modelId, id);
  expect(before).toMatchObject(after);
});

it('names are asked for once for a whole page, however many rows it has', async () => {
  for (let count = 0; count < 30; count += 1) await added(sales.call, modelId, { ...sent, text: `${count}` });
  let asked = 0;
  house.database.pool.on('acquire', () => {
    asked += 1;
  });
  const statements = async (pageSize: number) => {
    asked = 0;
    const { data } = await sales.call(listRecords, { params: { modelId }, body: { pageSize } });
    expect(data?.list).toHaveLength(pageSize);
    return asked;
  };
  const few = await statements(1);
  expect(await statements(30)).toBe(few);
});

it('people are called by their names alone where a record is chosen', async () => {
  const query = { columnOptions: 'user,createdBy', ids: id };
  const { data } = await admin.call(selectRecords, { params: { modelId }, query });
  const name = expect.stringMatching(/^[^/,]+$/);
  expect(data?.list).toMatchObject([{ id, user: expect.stringMatching(/^[^/,]+,[^/,]+$/), createdBy: name }]);
});
