import { listRates } from '@fairway/contract/freight-rates.ts';
import * as contract from '@fairway/contract/rate-import.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { upload } from '../files/sample-files.ts';
import { type Person, startTestApp, type TestApp } from '../testing/test-app.ts';
import { workbookOf } from './testing/sheets.ts';

let app: TestApp;
let pricing: Person;
beforeAll(async () => {
  app = await startTestApp({ from: 'demo', withJobs: true });
  app.clock.now = new Date('2026-11-17T03:00:00Z');
  pricing = await app.as('pricing01');
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.pool.query(
    'delete from freight_rate; delete from rate_import; delete from rate_mapping',
  );
});

async function opened(bytes: Buffer, sheet?: number) {
  const { data: file } = await upload(
    { url: app.url, token: pricing.token, type: 'temporary' },
    'messy.xlsx',
    bytes,
  );
  const fileId = file?.name ?? expect.fail('not stored');
  const { data, msg } = await pricing.call(contract.readRateSheet, { body: { fileId, sheet } });
  const read = data ?? expect.fail(msg);
  return { fileId, sheet: read.sheet, headerRow: read.headerRow, mapping: read.mapping };
}
type Asked = Awaited<ReturnType<typeof opened>> & { leftRows?: number[] };
const preview = async (body: Asked) => {
  const { data, msg } = await pricing.call(contract.previewRateImport, {
    body: { pageSize: '500', ...body },
  });
  return data ?? expect.fail(msg);
};
async function run(asked: Asked) {
  const { digest } = await preview(asked);
  const { data, msg } = await pricing.call(contract.runRateImport, { body: { ...asked, digest } });
  const id = data?.id ?? expect.fail(msg);
  for (;;) {
    const { data: going } = await pricing.call(contract.getRateImport, { params: { id } });
    if (going && ['done', 'failed', 'cancelled'].includes(going.state)) break;
  }
  const list = await pricing.call(listRates, { body: { pageSize: '500', sidx: 'rateNo', sort: 'asc' } });
  return list.data?.list ?? expect.fail();
}
const told = ({ problems }: Awaited<ReturnType<typeof preview>>) =>
  problems.map(({ cell, reason, about }) => [cell, reason, about]);

it('three prices in a cell, groups of ports, days without a year, hidden rows and footnotes', async () => {
  const bytes = workbookOf(
    [
      ['中远海运 美西航线 11月下半月运价', null, null, null, null, null, null],
      ['起运港', '目的港', '船公司', '有效期', '20/40/HQ', '航程', '备注'],
      ['SHA/NGB', 'LA/LGB', 'COSCO', '11.20-11.30', '1520/2850/2850', '14', null],
      [null, 'OAK', null, '即日起至11/30', 'USD 1,620/2,950/2,950', '16天', '含 AMS'],
      ['青岛', '西雅图', null, '20/NOV/26-30/NOV/26', '1700/N/A/3000', 'TBA', null],
      [null, '塔科马', null, '11/20-11/30', 'TBA', '18', null],
      ['宁波', '纽约', 'COSCO', '11.20-11.30', '900/900/900', '18', '旧价'],
      ['备注：', '以上运价不含目的港费用', null, null, null, null, null],
      ['1. 以上价格以最终确认为准', null, null, null, null, null, null],
    ],
    ['A1:G1', 'A3:A4', 'C3:C6', 'A5:A6'],
    { hidden: [7] },
  );
  const asked = await opened(bytes);
  expect(asked.headerRow).toBe(2);
  expect(asked.mapping.columns.find(({ column }) => column === 4)?.target).toEqual({
    ...{ to: 'boxes', boxes: ['20GP', '40GP', '40HQ'], layer: 'sell' },
  });
  const priced = {
    ...asked,
    mapping: { ...asked.mapping, constants: { ...asked.mapping.constants, currency: 'USD' } },
  };
  const shown = await preview(priced);
  expect(told(shown)).toEqual([]);
  expect(shown.counts).toMatchObject({ new: 7, bad: 0, ignored: 4 });
  expect(shown.list.find(({ row }) => row === 7)).toMatchObject({ state: 'ignored', isHidden: true });
  const made = await run(priced);
  const to = (pod: string) => made.filter(({ podId }) => podId === `port-${pod}`);
  expect(to('USLAX')).toMatchObject([
    {
      validFrom: '2026-11-20',
      validTo: '2026-11-30',
      prices: { boxes: [{ sell: '1520' }, {}, { sell: '2850' }] },
    },
    {},
  ]);
  expect(to('USOAK')).toMatchObject([
    { validFrom: '2026-11-17', validTo: '2026-11-30', transitDays: 16 },
    {},
  ]);
  expect(to('USSEA')).toMatchObject([
    {
      transitDays: null,
      prices: {
        boxes: [
          { type: '20GP', sell: '1700' },
          { type: '40HQ', sell: '3000' },
        ],
      },
    },
  ]);
  // Whoever wants the hidden ones gets them.
  const all = { ...priced, mapping: { ...priced.mapping, takesHiddenRows: true } };
  expect((await preview(all)).list.find(({ row }) => row === 7)?.rates).toHaveLength(1);
});

it('a cover sheet, mixed currencies, INCL, and what nobody can read, each with its cell', async () => {
  const bytes = workbookOf(
    [
      ['RATE SHEET', null, null, null, null, null, null, null],
      ['Valid for FAK only', null, null, null, null, null, null, null],
      [null, null, null, null, null, null, null, null],
      ['POL', 'POD', 'Carrier', 'Effective', 'Expiry', "20'GP", "40'HQ", 'BAF'],
      ['Ningbo\nShanghai', 'HAMBURG', 'MSC', '2026-11-20', '30/NOV/26', 'EUR 900', 'EUR 1.500,00', 'INCL'],
      [null, 'ROTTERDAM; ANTWERP', 'MSC', '2026-11-20', '30-Nov-2026', 'USD 1,520', 'USD 2,000', 'USD 80'],
      [null, 'FELIXSTOWE', 'MSC', '2026-11-20', '2026-11-30', 'USD 1,520', 'EUR 2,000', '-'],
      [null, 'LE HAVRE', 'MSC', '2026-11-20', 'end of month', 'USD 1,520', 'INCL', 'N/A'],
      [null, 'NSA', 'MSC', '2026-11-20', '2026-11-10', 'USD 1,520', 'USD 2,000', 'TBA'],
      ['* Subject to PSS', null, null, null, null, null, null, null],
    ],
    ['A1:H1', 'A5:A9'],
    { before: { Cover: [['MSC']] } },
  );
  const asked = await opened(bytes);
  expect(asked).toMatchObject({ sheet: 1, headerRow: 4 });
  const shown = await preview(asked);
  expect(told(shown)).toEqual([
    ['G7', 'otherCurrency', 'USD'],
    ['G8', 'includedHere', ''],
    ['E8', 'notADay', ''],
    ['B9', 'ambiguousPort', 'NSA'],
    ['E9', 'periodEndsEarly', ''],
  ]);
  expect(shown.counts).toMatchObject({ new: 6, bad: 3 });
  const made = await run({ ...asked, leftRows: [7, 8, 9] });
  expect(made).toHaveLength(6);
  const hamburg = made.filter(({ podId }) => podId === 'port-DEHAM');
  expect(hamburg).toMatchObject([
    { currency: 'EUR', included: ['BAF'], prices: { boxes: [{ sell: '900' }, { sell: '1500' }] } },
    { currency: 'EUR' },
  ]);
  expect(made.find(({ podId }) => podId === 'port-NLRTM')).toMatchObject({ currency: 'USD' });
});

it('one day for a period and prices that do not fit their boxes are named with what to do', async () => {
  const bytes = workbookOf([
    ['POL', 'POD', 'Carrier', 'Validity', 'USD 20GP/40GP/40HQ'],
    ['NGB', 'LAX', 'COSCO', '2026-11-20 ~ 2026-11-30', '1520/2850/2850'],
    ['NGB', 'LGB', 'COSCO', '2026-11-30', '1520/2850/2850'],
    ['NGB', 'SEA', 'COSCO', '11.20-11.30', '1520/2850'],
    ['NGB', 'OAK', 'COSCO', '03/04-05/04', '1520/2850/-'],
    ['NGB', 'VAN', 'COSCO', '即日起至12/5', '-'],
    ['NGB', 'NYC', 'COSCO', '即日起至12/5', '1,520/ 2,850 /2,850'],
  ]);
  const asked = await opened(bytes);
  const shown = await preview(asked);
  expect(told(shown)).toEqual([
    ['D3', 'onlyOneDay', ''],
    ['E4', 'otherBoxCount', '20GP/40GP/40HQ'],
  ]);
  const last = shown.list.find(({ row }) => row === 7)?.rates[0];
  expect(last).toMatchObject({ validFrom: '2026-11-17', validTo: '2026-12-05', currency: 'USD' });
  expect(shown.counts).toMatchObject({ bad: 2, ignored: 1, new: 3 });
});

it('odd prices are named with their cells, counted, found by a filter, and imported all the same', async () => {
  const line = (pod: string, ...prices: number[]) => [
    ...['NINGBO', pod, 'COSCO', 'USD', '2026-11-20', '2026-11-30', ...prices],
  ];
  const head = ['POL', 'POD', 'Carrier', 'Currency', 'Valid from', 'Valid to', '20GP', '40HQ'];
  await run(await opened(workbookOf([head, line('LOS ANGELES', 1000, 2000)])));
  await app.database.pool.query(
    `update freight_rate set status = 'published', "publishedAt" = now(), "rateNo" = 'RTNOW',
      "validFrom" = '2026-11-01', "validTo" = '2026-11-19'`,
  );
  const asked = await opened(
    workbookOf([
      head,
      line('LOS ANGELES', 1700, 2100),
      line('LONG BEACH', 1500, 99_999_999),
      line('OAKLAND', -50, 2000),
      line('SEATTLE', 1500, 700),
      line('TACOMA', 1500, 2000),
    ]),
  );
  const shown = await preview(asked);
  expect(shown.counts).toMatchObject({ new: 5, bad: 0, doubtful: 4 });
  const doubts = shown.list.flatMap((row) => row.doubts);
  expect(doubts.map(({ cell, reason, rateNo, percent }) => [cell, reason, rateNo, percent])).toEqual([
    ['G2', 'farFromInForce', 'RTNOW', 70],
    ['H3', 'tooLarge', '', null],
    ['G4', 'belowZero', '', null],
    ['H5', 'cheapForSize', '', null],
  ]);
  const { data } = await pricing.call(contract.previewRateImport, { body: { ...asked, isDoubtful: true } });
  expect(data?.list.map(({ row }) => row)).toEqual([2, 3, 4, 5]);
  expect((await run(asked)).filter(({ status }) => status === 'draft')).toHaveLength(5);
});

it('two rows of headings: a merged one over the boxes, others in the upper row only', async () => {
  const bytes = workbookOf(
    [
      ['中远海运 运价表', null, null, null, null, null, null, null],
      ['以下价格均为美元', null, null, null, null, null, null, null],
      ['起运港', '目的港', '船公司', '有效期', '基本海运费', null, null, '备注'],
      [null, null, null, null, "20'", "40'", '40HC', null],
      ['宁波', '洛杉矶', 'COSCO', '2026/11/20-11/30', 1520, 2850, 2900, 'AMS 另计'],
    ],
    ['A1:H1', 'A2:H2', 'E3:G3', 'A3:A4', 'C3:C4'],
  );
  const asked = await opened(bytes);
  expect(asked.headerRow).toBe(4);
  expect(asked.mapping.constants.currency).toBe('USD');
  const [rate] = await run(asked);
  expect(rate).toMatchObject({ polName: '宁波', validFrom: '2026-11-20', remark: 'AMS 另计' });
  expect(rate?.prices).toMatchObject({
    boxes: [
      { type: '20GP', sell: '1520' },
      { type: '40GP', sell: '2850' },
      { type: '40HQ', sell: '2900' },
    ],
  });
});
