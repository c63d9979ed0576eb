import { expect, it } from 'vitest';
import { tabSeparated } from './tab-separated.ts';

it.each([
  ['总经理', '总经理'],
  ['a,b', 'a,b'],
  ['1,234.50', '1,234.50'],
  ['-1,234.50', '-1,234.50'],
  ['-5%', '-5%'],
  ['-1+cmd', "'-1+cmd"],
  ['=1+1', "'=1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['一\n二', '"一\n二"'],
  ['一\t二', '"一\t二"'],
  ['他说"好"', '"他说""好"""'],
  ['', ''],
])('%j is written %j', (cell, written) => {
  expect(tabSeparated([[cell]])).toBe(written);
});

it('cells are parted by tabs, rows by lines', () => {
  expect(
    tabSeparated([
      ['a', 'b'],
      ['c', ''],
    ]),
  ).toBe('a\tb\r\nc\t');
});
