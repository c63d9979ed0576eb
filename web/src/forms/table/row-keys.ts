import { rowsOf } from '@fairway/domain/forms/table-rows.ts';
import { useAt } from '../use-form.ts';
import { useKept } from './use-kept.ts';

type Row = Record<string, unknown>;

/** What a row is known by, however far it moves: its id, or its place when it has none of its own. */
export function rowKeys(rows: readonly Row[]): string[] {
  const seen = new Set<string>();
  return rows.map(({ id }, index) => {
    const key = typeof id === 'string' && id !== '' && !seen.has(id) ? id : `#${index}`;
    seen.add(key);
    return key;
  });
}

/** The keys of the rows of a sub-table; the same list until rows come, go or move. */
export function useRowKeys(table: string): readonly string[] {
  const kept = useKept<readonly string[]>(isSameList);
  return useAt({ path: table }, ({ values }) => kept(rowKeys(rowsOf(values, table))));
}

export const isSameList = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((item, index) => Object.is(item, other[index]));
