import { describe, expect, it } from 'vitest';
import { askedColumns, onlyColumns, rowsContaining, rowsWithValues } from './find-rows.ts';

const rows = [
  { id: 'CNSHA', fullName: '上海', englishName: 'Shanghai', depth: 12.5 },
  { id: 'NLRTM', fullName: '鹿特丹', englishName: 'Rotterdam', depth: null },
  { id: 'SGSIN', fullName: '新加坡', englishName: 'Singapore', depth: 16 },
];
const ids = (found: readonly { id?: unknown }[]) => found.map(({ id }) => id);

describe('rows', () => {
  it('have the asked columns, with the needed ones; all when none is named', () => {
    expect(askedColumns(' englishName, ,fullName', ['id'])).toEqual(['id', 'englishName', 'fullName']);
    expect(askedColumns('', ['id'])).toBeUndefined();
    expect(onlyColumns(rows[0] ?? {}, ['id', 'nothing', 'toString'])).toEqual({ id: 'CNSHA' });
    expect(onlyColumns(rows[0] ?? {}, undefined)).toBe(rows[0]);
  });

  it('are found by words in a shown column, whatever their case', () => {
    expect(ids(rowsContaining(rows, ' SING ', undefined))).toEqual(['SGSIN']);
    expect(ids(rowsContaining(rows, 'sing', ['fullName']))).toEqual([]);
    expect(ids(rowsContaining(rows, '12.5', ['depth']))).toEqual(['CNSHA']);
    expect(ids(rowsContaining(rows, 'null', undefined))).toEqual([]);
    expect(ids(rowsContaining(rows, '', ['fullName']))).toEqual(['CNSHA', 'NLRTM', 'SGSIN']);
  });

  it('are found by value, in the order of the values, also below others', () => {
    const tree = [{ id: 1, children: [{ id: 2, children: [{ id: '3' }] }, null, 'x'] }, { id: 4 }];
    expect(ids(rowsWithValues(tree, ['3', '4', 'none', '1', '3'], { valueColumn: 'id' }))).toEqual([
      '3',
      4,
      1,
    ]);
    expect(ids(rowsWithValues(tree, ['2'], { valueColumn: 'id', childrenColumn: 'below' }))).toEqual([]);
    expect(rowsWithValues(rows, ['undefined'], { valueColumn: 'missing' })).toEqual([]);
  });
});
