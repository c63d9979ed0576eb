import { expect, it } from 'vitest';
import { spelledList } from './spelled-list.ts';

const known = new Set(['仓储、运输部', '操作部', '销售部']);

it.each<[string, string[]]>([
  ['操作部', ['操作部']],
  ['操作部；销售部', ['操作部', '销售部']],
  ['操作部、销售部', ['操作部', '销售部']],
  ['仓储、运输部', ['仓储、运输部']],
  ['仓储、运输部; 操作部', ['仓储、运输部', '操作部']],
  ['操作部,销售部，操作部', ['操作部', '销售部']],
  [' 操作部 \n 没有的部 ', ['操作部', '没有的部']],
  ['；、,', []],
])('%j lists %j', (text, names) => expect(spelledList(text, (name) => known.has(name))).toEqual(names));
