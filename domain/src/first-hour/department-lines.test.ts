import { expect, it } from 'vitest';
import { readDepartmentLines } from './department-lines.ts';

it.for([
  ['one on a line', '销售部\n操作部\n\n  \n财务部', ['销售部', '操作部', '财务部']],
  [
    'by indent',
    '操作部\n  海运组\n    整箱\n  空运组\n财务部',
    ['操作部', '操作部/海运组', '操作部/海运组/整箱', '操作部/空运组', '财务部'],
  ],
  ['by tabs', '操作部\n\t海运组', ['操作部', '操作部/海运组']],
  [
    'by a path, what is above comes along',
    '操作部/海运组\n操作部/空运组',
    ['操作部', '操作部/海运组', '操作部/空运组'],
  ],
  ['twice is once', '销售部\n销售部', ['销售部']],
  ['marks of a list', '- 销售部\n- 操作部', ['销售部', '操作部']],
  ['full-width signs', '操作部／海运组', ['操作部', '操作部/海运组']],
] as const)('%s', ([, text, paths]) => {
  expect(readDepartmentLines(text)).toEqual({ paths: paths.map((path) => path.split('/')), problems: [] });
});

it.for([
  ['a name that is too long', `销售部\n${'长'.repeat(51)}`, { line: 2, problem: 'tooLong' }],
  ['too many levels', 'a/b/c/d/e/f/g/h/i', { line: 1, problem: 'tooDeep' }],
  [
    'too many lines',
    Array.from({ length: 201 }, (_, at) => `d${at}`).join('\n'),
    { line: 201, problem: 'tooMany' },
  ],
] as const)('%s', ([, text, problem]) => {
  expect(readDepartmentLines(text).problems).toEqual([problem]);
});
