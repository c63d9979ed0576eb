import { rowsOf } from '@fairway/domain/forms/table-rows.ts';
import { useMemo } from 'react';
import { useAt } from '../use-form.ts';
import { isSameList } from './row-keys.ts';
import type { Column } from './shown-columns.ts';
import { columnSum, sumText } from './summary.ts';
import { useKept } from './use-kept.ts';

/** What stands below a column that is added up; added anew only when one of its values changed. */
export function useColumnSum(table: string, column: Column): string {
  const kept = useKept<readonly unknown[]>(isSameList);
  const values = useAt({ path: table }, (store) =>
    kept(rowsOf(store.values, table).map((row) => row[column.model])),
  );
  return useMemo(() => sumText(columnSum(values), column), [values, column]);
}
