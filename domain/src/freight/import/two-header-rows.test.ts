import { expect, it } from 'vitest';
import { findHeaderRow, splitAtHeader } from './find-header.ts';
import { guessMapping } from './guess-mapping.ts';
import type { SheetCell, SheetRow } from './sheet-cell.ts';

/** `<` continues the merged cell on its left, `^` the one above. */
function sheetOf(...lines: (string | number)[][]): SheetRow[] {
  const rows: { number: number; cells: (SheetCell | undefined)[] }[] = [];
  for (const [at, line] of lines.entries()) {
    const cells: (SheetCell | undefined)[] = [];
    for (const [column, value] of line.entries()) {
      const address = `${String.fromCharCode(65 + column)}${at + 1}`;
      const first =
        value === '<' ? cells[column - 1] : value === '^' ? rows[at - 1]?.cells[column] : undefined;
      if (first) {
        first.mergedFrom ??= first.address;
        cells.push({ ...first, address });
      } else if (typeof value === 'number') cells.push({ address, text: String(value), number: value });
      else cells.push(value ? { address, text: value } : undefined);
    }
    rows.push({ number: at + 1, cells });
  }
  return rows;
}

const known = {
  boxTypes: ['20GP', '40GP', '40HQ'],
  chargeCodes: ['OF', 'BAF', 'THC'],
  layers: ['sell', 'cost'] as const,
  isCarrier: () => false,
  isPort: () => false,
};
const data = ['NINGBO', 'LAX', 'COSCO', 1500, 1800, 1900];
const places = ['pol', 'pod', 'carrier'];
const boxes = ['20GP sell', '40GP sell', '40HQ sell'];

it.each<[string, (string | number)[][], number, (string | undefined)[]]>([
  [
    'a merged parent, other headings partly merged down',
    [
      ['起运港', '目的港', '船公司', '基本海运费', '<', '<', '备注'],
      ['^', '', '^', "20'", "40'", '40HC', ''],
      data,
    ],
    2,
    [...places, ...boxes, 'remark'],
  ],
  [
    'no heading merged down',
    [['POL', 'POD', 'Carrier', 'Ocean freight', '<', '<'], ['', '', '', '20GP', '40GP', '40HC'], data],
    2,
    [...places, ...boxes],
  ],
  [
    'every heading merged down',
    [['POL', 'POD', 'Carrier', 'O/F', '<', '<'], ['^', '^', '^', '20GP', '40GP', '40HC'], data],
    2,
    [...places, ...boxes],
  ],
  [
    'a parent that is not merged stands over columns with nothing above',
    [
      ['POL', 'POD', 'Carrier', '成本', '', '卖价', ''],
      ['', '', '', '20GP', '40HQ', '20GP', '40HQ'],
      ['NINGBO', 'LAX', 'COSCO', 1, 2, 3, 4],
    ],
    2,
    [...places, '20GP cost', '40HQ cost', '20GP sell', '40HQ sell'],
  ],
  [
    'sizes that are numbers, below a parent',
    [['POL', 'POD', 'Carrier', '海运费', '<', '<'], ['', '', '', 20, 40, '40HC'], data],
    2,
    [...places, ...boxes],
  ],
  [
    'parents that change what the sub-heading means',
    [
      ['港口', '<', 'Carrier', '有效期', '<', 'BAF', '<'],
      ['POL', 'POD', '', '起', '止', '20GP', '40HQ'],
      ['NINGBO', 'LAX', 'COSCO', 'a', 'b', 1, 2],
    ],
    2,
    [...places, 'validFrom', 'validTo', 'BAF 20GP', 'BAF 40HQ'],
  ],
  [
    'below a title over the whole sheet',
    [
      ['COSCO rates', '<', '<', '<', '<', '<'],
      ['POL', 'POD', 'Carrier', 'Validity', '<', 'All in'],
      ['', '', '', 'From', 'To', '40HC'],
      ['NINGBO', 'LAX', 'COSCO', 'a', 'b', 1900],
    ],
    3,
    [...places, 'validFrom', 'validTo', '40HQ sell'],
  ],
  [
    'one row, and a title over the whole sheet',
    [['COSCO rates POL', '<', '<', '<', '<', '<'], ['POL', 'POD', 'Carrier', '20GP', '40GP', '40HC'], data],
    2,
    [...places, ...boxes],
  ],
  [
    'one row, and a note above a column without a heading',
    [
      ['', '', '', '', '', '', 'valid from 1 Nov'],
      ['POL', 'POD', 'Carrier', '20GP', '40GP', '40HC', ''],
      data,
    ],
    2,
    [...places, ...boxes],
  ],
  [
    'one row, and a row below that is filled in part',
    [['POL', 'POD', 'Carrier', '20GP', '40GP', '40HC', '备注'], ['USWC', '', '', '', '', '', ''], data],
    1,
    [...places, ...boxes, 'remark'],
  ],
])('finds the headings: %s', (_, lines, headerRow, meanings) => {
  const rows = sheetOf(...lines);
  expect(findHeaderRow(rows)).toBe(headerRow);
  const head = splitAtHeader(rows, headerRow);
  expect(head.rows[0]?.number).toBe(headerRow + 1);
  const { columns } = guessMapping(head.headings, head.rows, known);
  const found = columns
    .sort((one, other) => one.column - other.column)
    .map(({ target }) => {
      if (target.to === 'box') return `${target.box} ${target.layer}`;
      return target.to === 'surcharge' ? `${target.code} ${target.box}` : target.to;
    });
  expect(found).toEqual(meanings);
});

it('shows the parent before the sub-heading', () => {
  const rows = sheetOf(['POL', '海运费', '<'], ['', "20'", '40HC'], ['NINGBO', 1, 2]);
  expect(splitAtHeader(rows, 2).headings).toEqual(['POL', "海运费 › 20'", '海运费 › 40HC']);
});
