import { expect, it } from 'vitest';
import { pastedRows } from './pasted-rows.ts';

it.for([
  ['one cell is pasted as it is', '李明', undefined],
  ['a row', '李明\tliming\t138', [['李明', 'liming', '138']]],
  [
    'rows of a sheet, empty cells kept',
    '李明\t\t138\r\n张伟\tzw\t\r\n',
    [
      ['李明', '', '138'],
      ['张伟', 'zw', ''],
    ],
  ],
  ['a column', '李明\n张伟', [['李明'], ['张伟']]],
  ['cells in quotes', '"李 明"\tliming', [['李 明', 'liming']]],
] as const)('%s', ([, text, rows]) => {
  expect(pastedRows(text)).toEqual(rows);
});
