import { expect, it } from 'vitest';
import { csvOf } from './csv.ts';

it.each([
  ['总经理', '总经理'],
  ['a,b', '"a,b"'],
  ['他说"好"', '"他说""好"""'],
  ['一\n二', '"一\n二"'],
  ['=1+1', "'=1+1"],
  ['  =1+1', "'  =1+1"],
  ['+86', "'+86"],
  ['-5', "'-5"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['＝1+1', "'＝1+1"],
  ['\t=1', "'\t=1"],
  ['=HYPERLINK("http://x","y")', '"\'=HYPERLINK(""http://x"",""y"")"'],
  [-5, '-5'],
  [0, '0'],
  [1.25, '1.25'],
  [{ figure: '-200.10' }, '-200.10'],
  [{ figure: '=1+1' }, "'=1+1"],
  [null, ''],
  ['', ''],
])('%j is written %j', (cell, written) => {
  expect(csvOf([[cell]])).toBe(`\uFEFF${written}\r\n`);
});

it('rows are lines, and the mark is there once', () => {
  expect(
    csvOf([
      ['步骤', '次数'],
      ['主管', 3],
    ]),
  ).toBe('\uFEFF步骤,次数\r\n主管,3\r\n');
});
