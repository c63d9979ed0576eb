import { money } from '@fairway/domain/money/money.ts';
import fc from 'fast-check';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readSheets } from './read-sheet.ts';
import { SpreadsheetProblem } from './spreadsheet-problem.ts';
import { type SheetColumn, type SheetToWrite, writeSheet } from './write-sheet.ts';

interface Rate {
  port: string;
  price: string;
  currency: string;
  days: number | null;
  from: string;
  changed: Date;
}

const columns: SheetColumn<Rate>[] = [
  { heading: '目的港', kind: 'text', value: ({ port }) => port },
  { heading: '40HQ', kind: 'money', value: ({ currency, price }) => money(currency, price) },
  { heading: 'Days', kind: 'number', decimals: 1, value: ({ days }) => days },
  { heading: '生效日', kind: 'day', value: ({ from }) => from },
  { heading: 'Changed', kind: 'moment', value: ({ changed }) => changed },
];
const losAngeles: Rate = {
  port: '洛杉矶',
  price: '1520.00',
  currency: 'USD',
  days: 18.5,
  from: '2026-11-01',
  changed: new Date('2026-10-31T17:30:00Z'),
};

const write = (more: Partial<SheetToWrite<Rate>> = {}) =>
  writeSheet({ name: '运价', columns, rows: [losAngeles], ...more });
const readFirst = async (bytes: Buffer) => (await readSheets(bytes))[0];
const partOf = (bytes: Buffer, name: string) => Buffer.from(unzipSync(bytes)[name] ?? []).toString();

describe('writeSheet', () => {
  it('writes every kind of column, with titles and footers around the table', async () => {
    const sheet = await readFirst(
      await write({ titles: ['远洋国际货运', '有效期至 2026-11-30'], footers: ['以订舱时为准'] }),
    );
    expect(sheet?.name).toBe('运价');
    expect(sheet?.rows.map(({ cells }) => cells[0]?.text)).toEqual([
      '远洋国际货运',
      '有效期至 2026-11-30',
      '目的港',
      '洛杉矶',
      '以订舱时为准',
    ]);
    expect(sheet?.rows[0]?.cells[4]?.mergedFrom).toBe('A1');
    expect(sheet?.rows[3]?.cells).toEqual([
      { address: 'A4', text: '洛杉矶' },
      { address: 'B4', text: '1520', number: 1520, currency: 'USD' },
      { address: 'C4', text: '18.5', number: 18.5 },
      { address: 'D4', text: '2026-11-01', day: '2026-11-01' },
      // The clock of Shanghai.
      { address: 'E4', text: '2026-11-01 01:30', day: '2026-11-01', time: '01:30' },
    ]);
  });

  it('keeps the headings in sight, bold, below the titles', async () => {
    const bytes = await write({ titles: ['a', 'b'] });
    expect(partOf(bytes, 'xl/worksheets/sheet1.xml')).toMatch(/<pane [^>]*ySplit="3"[^>]*state="frozen"/);
    expect(partOf(bytes, 'xl/styles.xml')).toContain('<b/>');
  });

  it.each([
    '=1+1',
    '+86 574',
    '-5',
    '@SUM(A1)',
    '=HYPERLINK("http://x","y")',
    '007',
    "'x",
    '\t=1',
    '_x0041_',
  ])('keeps %s as text', async (port) => {
    const bytes = await write({ rows: [{ ...losAngeles, port }] });
    expect(partOf(bytes, 'xl/worksheets/sheet1.xml')).not.toContain('<f>');
    const cell = (await readFirst(bytes))?.rows[1]?.cells[0];
    expect(cell?.text).toBe(port.trim());
    expect(cell?.number).toBeUndefined();
  });

  it.each<[string, string, string]>([
    ['JPY', '[$JPY] #,##0', '1520'],
    ['KWD', '[$KWD] #,##0.000', '1.125'],
  ])('shows as many decimals as %s has', async (currency, format, price) => {
    const bytes = await write({ rows: [{ ...losAngeles, currency, price }] });
    expect(partOf(bytes, 'xl/styles.xml')).toContain(`formatCode="${format}"`);
  });

  it('writes what a sheet cannot count as text, and nothing as an empty cell', async () => {
    const number: SheetColumn<string | null>[] = [
      { heading: 'n', kind: 'number', value: (value) => value },
      { heading: 'd', kind: 'day', value: (value) => value },
    ];
    const rows = ['12345678901234567.89', 'many', '1899-12-31', null, '-0.50'];
    const sheet = await readFirst(await writeSheet({ name: 'n', columns: number, rows }));
    expect(
      sheet?.rows.slice(1).map(({ number: at, cells }) => [at, cells[0]?.text, cells[0]?.number]),
    ).toEqual([
      [2, '12345678901234567.89', undefined],
      [3, 'many', undefined],
      [4, '1899-12-31', undefined],
      [6, '-0.5', -0.5],
    ]);
  });

  it.each([
    ['a/b:c*[d]?', 'a b c  d'],
    ["''", 'Sheet1'],
    ['x'.repeat(40), 'x'.repeat(31)],
  ])('names a sheet %s as %s', async (name, written) =>
    expect((await readFirst(await write({ name })))?.name).toBe(written),
  );

  it('takes rows as they come, and refuses more than it can hold', async () => {
    const endless = async function* () {
      for (;;) yield losAngeles;
    };
    await expect(write({ rows: endless(), columns: columns.slice(0, 1) })).rejects.toBeInstanceOf(
      SpreadsheetProblem,
    );
  });

  it('is read back as it was written, whatever the words and numbers are', async () => {
    const word = fc
      .string({ unit: fc.constantFrom(...'aZ0 <>&"\'=+-@_x0041_港\n\t😀€') })
      .map((text) => text.trim());
    const row = fc.record({
      word,
      number: fc
        .double({ noNaN: true, min: -1e300, max: 1e300 })
        .map((value) => Number(value.toPrecision(15))),
      day: fc
        .integer({ min: Date.UTC(1900, 2, 1) / 86_400_000, max: Date.UTC(9999, 11, 31) / 86_400_000 })
        .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10)),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(row, { maxLength: 6 }), async (rows) => {
        const sheet = await readFirst(
          await writeSheet({
            name: 'x',
            columns: [
              { heading: 'w', kind: 'text', value: ({ word: text }) => text },
              { heading: 'n', kind: 'number', value: ({ number }) => number },
              { heading: 'd', kind: 'day', value: ({ day }) => day },
            ],
            rows,
          }),
        );
        const seen = sheet?.rows
          .slice(1)
          .map(({ cells }) => [cells[0]?.text ?? '', cells[1]?.number, cells[2]?.day]);
        expect(seen).toEqual(rows.map(({ word: text, number, day }) => [text, number + 0, day]));
      }),
      { numRuns: 60 },
    );
  });
});
