import { sailings, vessels, voyages } from '@fairway/contract/carriers.ts';
import { customers } from '@fairway/contract/customers.ts';
import { entityImports, type ImportedEntity } from '@fairway/contract/entity-imports.ts';
import { exchangeRates } from '@fairway/contract/exchange-rates.ts';
import { ports } from '@fairway/contract/ports.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { upload } from '../../files/sample-files.ts';
import { type SheetLine, workbookOf } from '../../rate-import/testing/sheets.ts';
import { type Person, startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let admin: Person;
let pricing: Person;
beforeAll(async () => {
  app = await startTestApp({ from: 'demo' });
  [admin, pricing] = [await app.as('admin'), await app.as('pricing01')];
});
afterAll(() => app.close());

type Means = Record<string, string>;
/** A sheet with a heading for each field, mapped as a person would. */
async function sheetOf(
  entity: ImportedEntity,
  fields: readonly (string | [field: string, means: Means])[],
  lines: readonly SheetLine[],
  person = admin,
) {
  const names = fields.map((field) => (Array.isArray(field) ? field[0] : field) as string);
  const bytes = workbookOf([names, ...lines]);
  const sent = await upload({ url: app.url, token: person.token, type: 'temporary' }, 'list.xlsx', bytes);
  const body = {
    ...{ fileId: sent.data?.name ?? expect.fail('not stored'), sheet: 0, headerRow: 1 },
    columns: fields.map((field, column) => ({
      ...{ column, field: names[column] ?? '', means: Array.isArray(field) ? field[1] : {} },
    })),
  };
  const calls = entityImports[entity];
  return {
    body,
    preview: async () => {
      const { data, msg } = await person.call(calls.preview, { body });
      return data ?? expect.fail(msg);
    },
    run: () => person.call(calls.run, { body }),
    undo: (id: string) => person.call(calls.undo, { params: { id } }),
  };
}
const portFields = [
  ...['unlocode', 'nameCn', 'nameEn', 'country'],
  ['kind', { 海港: 'sea', 空港: 'air' }] as [string, Means],
  ...['timeZone', 'lineId', 'aliases', 'isBasePort'],
];
const portBy = async (code: string) =>
  (await admin.call(ports.list, { body: { keyword: code } })).data?.list.find(
    ({ unlocode }) => unlocode === code,
  );

describe('ports', () => {
  it('are added and changed by their code, words and names are understood, and nothing is kept of a preview', async () => {
    const before = (await portBy('CNNGB')) ?? expect.fail();
    const sheet = await sheetOf('Port', portFields, [
      ['CNXYZ', '象山', 'Xiangshan', 'cn', '海港', 'Asia/Shanghai', null, 'XIANG SHAN、XSH', '是'],
      ['CNNGB', '宁波', 'Ningbo', 'CN', 'sea', 'Asia/Shanghai', before.lineName || null, 'NGPO PORT', null],
    ]);
    const shown = await sheet.preview();
    expect(shown).toMatchObject({ total: 2, added: 1, changed: 1, bad: 0, problems: [] });
    expect(shown.rows[1]).toMatchObject({ is: 'changed', fields: ['aliases'] });
    expect(await portBy('CNXYZ')).toBeUndefined();
    expect((await portBy('CNNGB'))?.version).toBe(before.version);

    const { data } = await sheet.run();
    expect(data).toMatchObject({ added: 1, changed: 1, same: 0 });
    expect(await portBy('CNXYZ')).toMatchObject({
      ...{ kind: 'sea', country: 'CN', isBasePort: true },
      aliases: [
        { alias: 'XIANG SHAN', source: 'carrier' },
        { alias: 'XSH', source: 'carrier' },
      ],
    });
    const after = (await portBy('CNNGB')) ?? expect.fail();
    expect(after.aliases).toEqual([...before.aliases, { alias: 'NGPO PORT', source: 'carrier' }]);
    const history = await admin.call(ports.history, { params: { id: after.id } });
    expect(history.data?.list[0]).toMatchObject({ act: 'import', differences: [{ field: 'aliases' }] });
    expect((await sheet.run()).code).toBe(400);

    const undone = await sheet.undo(data?.id ?? '');
    expect(undone.data).toEqual({ removed: 1, restored: 1 });
    expect(await portBy('CNXYZ')).toBeUndefined();
    expect((await portBy('CNNGB'))?.aliases).toEqual(before.aliases);
    expect((await sheet.undo(data?.id ?? '')).code).not.toBe(200);
  });

  it('refer to ports of the same sheet, wherever those stand; a circle is named', async () => {
    const fields = [...portFields.slice(0, 6), 'basePortId'];
    const line = (code: string, base: string | null) => [
      ...[code, `港${code}`, `Port ${code}`, 'CN', '海港', 'Asia/Shanghai', base],
    ];
    const sheet = await sheetOf('Port', fields, [
      line('CNQQA', 'CNQQB'),
      line('CNQQB', '港CNQQC'),
      line('CNQQC', null),
    ]);
    const shown = await sheet.preview();
    expect(shown).toMatchObject({ added: 3, bad: 0 });
    expect(shown.rows.map(({ row }) => row)).toEqual([2, 3, 4]);
    const { data } = await sheet.run();
    expect(await portBy('CNQQA')).toMatchObject({ basePortName: '港CNQQB' });
    expect(await portBy('CNQQB')).toMatchObject({ basePortName: '港CNQQC' });
    expect((await sheet.undo(data?.id ?? '')).data).toEqual({ removed: 3, restored: 0 });

    const circle = await sheetOf('Port', fields, [line('CNQQD', 'CNQQE'), line('CNQQE', 'CNQQD')]);
    const { problems } = await circle.preview();
    expect(problems.map(({ row, why }) => [row, why])).toContainEqual([3, 'circle']);
    expect((await circle.run()).code).toBe(400);
  });

  it('every bad cell is named with its address, and then none of the rows is written', async () => {
    const sheet = await sheetOf('Port', portFields, [
      ['CNGUD', '好港', 'Good', 'CN', '海港', 'Asia/Shanghai', null, null, null],
      ['CNBAD', '坏港', 'Bad', 'China', '湖港', 'Asia/Shanghai', '没有的航线', null, null],
      ['CNMIS', '缺港', null, 'CN', '海港', 'Asia/Shanghai', null, null, null],
      ['CNZON', '时港', 'Zone', 'CN', '海港', 'Asia/Ningbo', null, null, null],
      ['CNGUD', '又一', 'Again', 'CN', '海港', 'Asia/Shanghai', null, null, null],
    ]);
    const { problems, ...counts } = await sheet.preview();
    expect(counts).toMatchObject({ total: 5, added: 1, bad: 4 });
    expect(problems.map(({ address, why, row }) => [row, address, why])).toEqual([
      [3, 'D3', 'value'],
      [3, 'E3', 'value'],
      [3, 'G3', 'unknown'],
      [4, 'C4', 'missing'],
      [5, '', 'refused'],
      [6, '', 'double'],
    ]);
    expect(problems[4]?.words).toContain('Asia/Ningbo');
    expect((await sheet.run()).msg).toContain('4');
    expect(await portBy('CNGUD')).toBeUndefined();
  });

  it('an import whose records were changed since is not undone', async () => {
    const sheet = await sheetOf('Port', portFields, [
      ['CNUND', '撤港', 'Undone', 'CN', '海港', 'Asia/Shanghai', null, null, null],
    ]);
    const { data } = await sheet.run();
    const port = (await portBy('CNUND')) ?? expect.fail();
    const { id, version, lastModifyTime: _, lineName: _line, basePortName: _base, ...kept } = port;
    await admin.call(ports.change, { params: { id }, body: { ...kept, version, nameEn: 'Other' } });
    const refused = await sheet.undo(data?.id ?? '');
    expect(refused).toMatchObject({ code: 409, msg: expect.stringContaining('CNUND') });
    expect(await portBy('CNUND')).toBeDefined();
  });
});

it('days, decimals and currencies of exchange rates are read as sheets hold them', async () => {
  const sheet = await sheetOf(
    'ExchangeRate',
    ['fromCurrency', 'toCurrency', ['kind', { 记账: 'bocMid' }], 'validFrom', 'rate'],
    [
      ['usd', 'CNY', '记账', '2031年3月1日', 7.1234],
      ['EUR', 'CNY', 'bocMid', '2031-03-01', '7.90'],
    ],
  );
  const shown = await sheet.preview();
  expect(shown).toMatchObject({ problems: [], added: 2 });
  await sheet.run();
  const { data } = await admin.call(exchangeRates.list, { body: { filters: { on: '2031-03-02' } } });
  const rates = data?.list.filter(({ validFrom }) => validFrom === '2031-03-01');
  expect(rates?.map(({ fromCurrency, rate }) => `${fromCurrency} ${Number(rate)}`).sort()).toEqual([
    'EUR 7.9',
    'USD 7.1234',
  ]);
});

it('a schedule names vessel and voyage, and times are those of the port', async () => {
  const vessel = await admin.call(vessels.add, {
    body: { imo: '9839430', nameEn: 'Test Star', carrierId: null, teu: null },
  });
  const vesselId =
    vessel.data?.id ??
    (await admin.call(vessels.list, { body: { keyword: '9839430' } })).data?.list[0]?.id ??
    expect.fail(vessel.msg);
  const name =
    (await admin.call(vessels.get, { params: { id: vesselId } })).data?.nameEn ?? expect.fail('no vessel');
  await admin.call(voyages.add, { body: { vesselId, carrierId: null, carrierVoyage: 'Q901E' } as never });
  const sheet = await sheetOf(
    'Sailing',
    ['voyageId', 'polId', 'podId', 'etd', 'eta', 'cutPort'],
    [[`${name} Q901E`, '宁波', 'Los Angeles', '2031-05-01 18:00', '2031-05-15 08:30', '2031-04-30 12:00']],
  );
  const shown = await sheet.preview();
  expect(shown).toMatchObject({ problems: [], added: 1 });
  await sheet.run();
  const from = Date.UTC(2031, 4, 1);
  const { data } = await admin.call(sailings.list, {
    body: { filters: { etdFrom: from, etdTo: from + 86_400_000 } },
  });
  const [sailing] = data?.list ?? [];
  expect(sailing).toMatchObject({ etd: Date.UTC(2031, 4, 1, 10), cutPort: Date.UTC(2031, 3, 30, 4) });
  // Los Angeles in May is seven hours behind.
  expect(sailing?.eta).toBe(Date.UTC(2031, 4, 15, 15, 30));
});

it('customers are known by their name where the sheet has no number, and a wrong credit code is refused', async () => {
  const [known] = (await admin.call(customers.list, { body: { pageSize: '1' } })).data?.list ?? [];
  const sheet = await sheetOf(
    'Customer',
    [
      ...['nameCn', 'shortName'],
      ['roles', { 货主: 'shipper', 收货人: 'consignee' }],
      ...['kind', 'level', 'status', 'creditCode', 'salesId'],
    ],
    [
      [known?.nameCn ?? '', known?.shortName ?? '', null, null, null, null, null, null],
      [
        '宁波新客户有限公司',
        '新客户',
        '货主、收货人',
        'direct',
        'A',
        'active',
        '91330200MA2AB3C47G',
        'sales01',
      ],
      ['宁波错码有限公司', '错码', '货主', 'direct', 'A', 'active', '91330200MA2AB3C47X', null],
    ],
  );
  const { problems, rows } = await sheet.preview();
  expect(rows.map(({ is }) => is)).toEqual(['same', 'added', 'bad']);
  expect(problems).toMatchObject([
    { row: 4, why: 'refused', words: expect.stringContaining('91330200MA2AB3C47X') },
  ]);
});

describe('who may', () => {
  it.each(['sales01', 'client01'])('%s may not import ports', async (account) => {
    const person = await app.as(account);
    const { body } = await sheetOf('Port', portFields, [['CNAAA']], admin);
    for (const call of [entityImports.Port.preview, entityImports.Port.run])
      expect((await person.call(call, { body })).code).not.toBe(200);
  });

  it('only who may read the file imports it', async () => {
    const { body } = await sheetOf('Port', portFields, [['CNAAA']], admin);
    expect((await pricing.call(entityImports.Port.preview, { body })).code).toBe(404);
  });
});

it('says which columns a file has', async () => {
  const { body } = await sheetOf('Port', portFields, [['CNAAA', '甲', 'Alpha']]);
  const { data } = await admin.call(entityImports.Port.read, { body: { fileId: body.fileId } });
  expect(data).toMatchObject({ fileName: 'list.xlsx', sheet: 0, headerRow: 1, rows: 1 });
  expect(data?.columns[0]).toEqual({ column: 0, letter: 'A', heading: 'unlocode', samples: ['CNAAA'] });
});
