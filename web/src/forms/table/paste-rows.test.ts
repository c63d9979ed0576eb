import { readFormDefinition } from '@fairway/contract/forms.ts';
import { describe, expect, test } from 'vitest';
import { planPaste } from './paste-rows.ts';
import { readPastedText } from './pasted-text.ts';

const [table] = readFormDefinition({
  version: 1,
  nodes: [
    {
      ...{ id: 't', kind: 'table', model: 'rows' },
      columns: [
        { id: '1', kind: 'text', model: 'name', label: '费用 名称' },
        { id: '2', kind: 'number', model: 'qty', label: '数量' },
        { id: '3', kind: 'number', model: 'amount', label: '金额' },
        { id: '4', kind: 'text', model: 'code', label: 'Code' },
        { id: '5', kind: 'text', model: '__proto__', label: '奇怪' },
      ],
    },
  ],
}).nodes as { columns?: import('@fairway/contract/forms.ts').FormField[] }[];
const columns = table?.columns ?? [];

const plan = (text: string, changes: Partial<Parameters<typeof planPaste>[1]> = {}) =>
  planPaste(readPastedText(text), {
    columns,
    rowCount: 2,
    most: 5,
    start: { row: 0, column: 0 },
    isOpen: (_, { model }) => model !== 'code',
    isComputed: ({ model }) => model === 'amount',
    parse: ({ kind }, given) => (kind === 'text' ? given : /^\d+$/.test(given) ? Number(given) : undefined),
    ...changes,
  });

describe('where the cells of a block go', () => {
  test.each<[string, string, object[]]>([
    ['from the first cell', 'a\t1', [{ name: 'a', qty: 1 }]],
    [
      'several lines',
      'a\t1\nb\t2',
      [
        { name: 'a', qty: 1 },
        { name: 'b', qty: 2 },
      ],
    ],
    ['an empty cell empties', 'a\t', [{ name: 'a', qty: null }]],
    ['what is worked out is passed over', 'a\t1\t99', [{ name: 'a', qty: 1 }]],
    ['what is closed is passed over', 'a\t1\t\tX', [{ name: 'a', qty: 1 }]],
    ['what is not understood is left alone', 'a\t=1+1', [{ name: 'a' }]],
    ['by headings, in any order', '数量\t费用名称\n1\ta', [{ qty: 1, name: 'a' }]],
    ['headings with stars, colons and spaces', '*数量：\t费用 名称\n1\ta', [{ qty: 1, name: 'a' }]],
    ['one heading', '数量\n1\n2', [{ qty: 1 }, { qty: 2 }]],
    ['a column nobody knows', '数量\t重量\t费用名称\n1\t5\ta', [{ qty: 1, name: 'a' }]],
    ['headings of which half are known', '数量\t重量\n1\t5', [{ qty: 1 }]],
    ['headings with units', '数量（件）\t费用名称 [中文]\n1\ta', [{ qty: 1, name: 'a' }]],
    ['a part of a label', '名称\t数量\na\t1', [{ name: 'a', qty: 1 }]],
    ['more than a label', '杂费费用名称\t总数量\na\t1', [{ name: 'a', qty: 1 }]],
    ['the same label goes before one alike', '总数量\t数量\t费用名称\n9\t1\ta', [{ qty: 1, name: 'a' }]],
    [
      'a figure is no heading',
      '数量\t5\na\t1',
      [
        { name: '数量', qty: 5 },
        { name: 'a', qty: 1 },
      ],
    ],
    ['headings alone are no headings', '数量\t费用名称', [{ name: '数量' }]],
    ['a heading twice is no heading', '数量\t数量\na\t1', [{ name: '数量' }, { name: 'a', qty: 1 }]],
    ['one word among others is no heading', '数量\tx\ty\na\t1\t2', [{ name: '数量' }, { name: 'a', qty: 1 }]],
  ])('%s', (_, text, rows) => expect(plan(text).rows).toEqual(rows));

  test('from the focused cell', () => {
    expect(plan('7\t8', { start: { row: 1, column: 1 } }).rows).toEqual([{ qty: 7 }]);
  });

  test('a column with an odd name is an own one, never the prototype', () => {
    const { rows } = plan('奇怪\nx');
    expect(Object.hasOwn(rows[0] ?? {}, '__proto__')).toBe(true);
    expect(Object.getPrototypeOf(rows[0])).toBe(Object.prototype);
  });
});

describe('what is said of the rest', () => {
  test('cells that mean nothing, with their places', () => {
    const { notUnderstood, cells } = plan('a\tx\nb\ty');
    expect(notUnderstood.map(({ row, column, text }) => [row, column.model, text])).toEqual([
      [0, 'qty', 'x'],
      [1, 'qty', 'y'],
    ]);
    expect(cells).toBe(2);
  });

  test.each([
    ['closed', 'a\t1\t2\tX\nb\t1\t2\tY', 2],
    ['outside', 'a\t1\t2\t\to\tx\ty', 2],
    ['rowsLeftOut', 'a\nb\nc\nd\ne\nf\ng', 2],
    ['rowsLeftOut', 'a\n'.repeat(10_000), 9_995],
    ['unknownHeadings', '数量\t重量\t费用名称\n1\t5\ta', ['重量']],
  ] as const)('%s', (what, text, said) => expect(plan(text)[what]).toEqual(said));

  test('a table that has too many rows already takes a block over them, but no more', () => {
    const { rows, rowsLeftOut } = plan('a\nb\nc\nd', { rowCount: 3, most: 2 });
    expect([rows.length, rowsLeftOut]).toEqual([3, 1]);
  });
});
