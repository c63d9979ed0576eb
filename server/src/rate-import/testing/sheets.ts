import { handMadeWorkbook } from '../../spreadsheets/testing/hand-made-workbook.ts';
import { writeSheet } from '../../spreadsheets/write-sheet.ts';

export type SheetLine = (string | number | null)[];

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const letter = (column: number) => String.fromCharCode(65 + column);

/** An .xlsx of texts and numbers as they are, with merged ranges such as `A5:A7`, hidden rows and a second sheet. */
export function workbookOf(
  lines: readonly SheetLine[],
  merged: readonly string[] = [],
  {
    hidden = [],
    before = {},
  }: { hidden?: readonly number[]; before?: Record<string, readonly SheetLine[]> } = {},
): Buffer {
  const ranges = merged.map((range) => `<mergeCell ref="${range}"/>`).join('');
  const first = Object.entries(before).map(([name, notes]) => [name, rowsOf(notes, [])]);
  return handMadeWorkbook({
    sheets: { ...Object.fromEntries(first), Rates: rowsOf(lines, hidden) },
    after: ranges && `<mergeCells>${ranges}</mergeCells>`,
  });
}

function rowsOf(lines: readonly SheetLine[], hidden: readonly number[]): string {
  const rows = lines.map((line, at) => {
    const cells = line.map((value, column) => {
      if (value === null) return '';
      const address = `r="${letter(column)}${at + 1}"`;
      return typeof value === 'number'
        ? `<c ${address}><v>${value}</v></c>`
        : `<c ${address} t="inlineStr"><is><t>${escaped(value)}</t></is></c>`;
    });
    return `<row r="${at + 1}"${hidden.includes(at + 1) ? ' hidden="1"' : ''}>${cells.join('')}</row>`;
  });
  return rows.join('');
}

/** As a tidy carrier writes it: codes, dates and numbers, so many lanes. */
export interface GoodLine {
  pol: string;
  pod: string;
  from: string;
  to: string;
  prices: readonly [number, number, number];
}

export const goodSheet = (lines: Iterable<GoodLine>): Promise<Buffer> =>
  writeSheet<GoodLine>({
    name: 'FAK',
    rows: lines,
    columns: [
      { heading: 'POL', kind: 'text', value: ({ pol }) => pol },
      { heading: 'POD', kind: 'text', value: ({ pod }) => pod },
      { heading: 'Carrier', kind: 'text', value: () => 'COSU' },
      { heading: 'Currency', kind: 'text', value: () => 'USD' },
      { heading: 'Valid from', kind: 'day', value: ({ from }) => from },
      { heading: 'Valid to', kind: 'day', value: ({ to }) => to },
      { heading: '20GP', kind: 'number', value: ({ prices }) => prices[0] },
      { heading: '40GP', kind: 'number', value: ({ prices }) => prices[1] },
      { heading: '40HQ', kind: 'number', value: ({ prices }) => prices[2] },
      { heading: 'T/T', kind: 'number', value: () => 15 },
    ],
  });

/** As they come by mail: two rows of headings, merged places, sections, notes, amounts and dates as text. */
export const messySheet = (extra: readonly SheetLine[] = []): Buffer =>
  workbookOf(
    [
      ['COSCO SHIPPING — TRANS-PACIFIC EASTBOUND', null, null, null, null, null, null, null, null, null],
      ['Subject to GRI', null, null, null, null, null, null, null, null, null],
      ['POL', 'Destination', 'Carrier', 'Validity', 'O/F (USD)', null, null, 'BAF', 'T/T (days)', 'Remarks'],
      [null, null, null, null, "20'GP", "40'GP", "40'HC", null, null, null],
      ['USWC', null, null, null, null, null, null, null, null, null],
      [
        'NINGBO, CHINA',
        'LOS ANGELES, CA',
        'COSCO',
        '16-30 Nov',
        'USD 1,520',
        '1,850',
        'USD 1,900',
        'INCL',
        '14-16 days',
        null,
      ],
      [
        null,
        'Long Beach, CA, USA',
        'COSCO',
        '2026/11/16-11/30',
        '$1,530',
        1860,
        'USD1910.00',
        'INCL',
        '15',
        'Direct',
      ],
      [null, 'OAKLAND', 'COSCO', '11月16日-30日', 'N/A', '-', 'US$ 2,000', '120', 'TBA', null],
      ['SHA/NGB', 'Seattle', 'COSCO', '16 Nov - 30 Nov', 'ON REQUEST', 'TBA', 2100, 'N/A', '18', null],
      [
        'POL',
        'Destination',
        'Carrier',
        'Validity',
        "20'GP",
        "40'GP",
        "40'HC",
        'BAF',
        'T/T (days)',
        'Remarks',
      ],
      ...extra,
      ['Rates are subject to change without notice', null, null, null, null, null, null, null, null, null],
    ],
    [
      ...['A1:J1', 'A2:J2', 'E3:G3', 'A3:A4', 'B3:B4', 'C3:C4', 'D3:D4', 'H3:H4', 'I3:I4', 'J3:J4'],
      ...['A5:J5', 'A6:A8', `A${11 + extra.length}:J${11 + extra.length}`],
    ],
  );
