import { describe, expect, it } from 'vitest';
import { readPastedCharges } from './pasted-charges.ts';

const block = (...lines: string[][]) => lines.map((cells) => cells.join('\t')).join('\n');

describe('readPastedCharges', () => {
  it('reads a block by its headings, whatever their order', () => {
    const text = block(
      ['币种', '费用名称', '收付', '单价', '数量', '单位', '税率', '结算对象', '备注'],
      ['USD', '海运费', '应收', '1,950.00', '2', '箱', '免税', '华东电子', ''],
      ['RMB', 'THC', '付', '1100', '2', 'CTN', '6%', '中远', '码头'],
      ['', 'DOC', 'AR', '450', '', '/票', '0.06', '', ''],
    );
    expect(readPastedCharges(text, 'receivable')).toEqual({
      problems: [],
      charges: [
        {
          ...{ line: 2, side: 'receivable', code: '海运费', party: '华东电子', unit: 'ctn', quantity: '2' },
          ...{ price: '1950.00', currency: 'USD', vatRate: '0', remark: '' },
        },
        {
          ...{ line: 3, side: 'payable', code: 'THC', party: '中远', unit: 'ctn', quantity: '2' },
          ...{ price: '1100', currency: 'CNY', vatRate: '6', remark: '码头' },
        },
        {
          ...{ line: 4, side: 'receivable', code: 'DOC', party: '', unit: 'bl', quantity: '1' },
          ...{ price: '450', currency: null, vatRate: '6', remark: '' },
        },
      ],
    });
  });

  it('takes cells in the usual order where there is no heading, and the side that is shown', () => {
    const { charges, problems } = readPastedCharges(block(['THC', '', '1', '740', 'CNY', '']), 'payable');
    expect(problems).toEqual([]);
    expect(charges).toMatchObject([
      { side: 'payable', code: 'THC', quantity: '1', price: '740', currency: 'CNY' },
    ]);
  });

  it('reads a sum as the price of one, and amounts below nothing', () => {
    const text = block(['Charge', 'Amount', 'Currency'], ['O/F', '(35.50)', '$'], ['LSS', '¥-20', '']);
    expect(readPastedCharges(text, 'receivable').charges).toMatchObject([
      { code: 'O/F', price: '-35.50', currency: 'USD' },
      { code: 'LSS', price: '-20', currency: null },
    ]);
  });

  it.each<[string, string[], string[], unknown]>([
    ['a price', ['费用', '单价'], ['THC', '七百'], { line: 2, column: 'price', cell: '七百' }],
    ['no price', ['费用', '单价'], ['THC', ''], { line: 2, column: 'price', cell: '' }],
    ['no name', ['费用', '单价'], ['', '740'], { line: 2, column: 'line', cell: ' 740' }],
    ['a unit', ['费用', '单价', '单位'], ['THC', '740', '桶'], { line: 2, column: 'unit', cell: '桶' }],
    [
      'a currency',
      ['费用', '单价', '币种'],
      ['THC', '740', '银子'],
      { line: 2, column: 'currency', cell: '银子' },
    ],
    ['a tax', ['费用', '单价', '税率'], ['THC', '740', '高'], { line: 2, column: 'vatRate', cell: '高' }],
    ['a side', ['收付', '费用', '单价'], ['左', 'THC', '740'], { line: 2, column: 'side', cell: '左' }],
    [
      'a quantity',
      ['费用', '单价', '数量'],
      ['THC', '740', '1e9'],
      { line: 2, column: 'quantity', cell: '1e9' },
    ],
  ])('names %s that it cannot read', (_, headings, cells, problem) => {
    const read = readPastedCharges(block(headings, cells), 'receivable');
    expect(read.charges).toEqual([]);
    expect(read.problems).toEqual([problem]);
  });

  it('never takes a line of figures for headings', () =>
    expect(readPastedCharges(block(['费用单价', '', '2', '740']), 'receivable').charges).toHaveLength(1));
});
