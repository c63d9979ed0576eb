import { useQuery } from '@tanstack/react-query';
import { plainLook, type TableLook } from '../ui/table/table-look.ts';
import { noViews, setLook, tableViewsQuery } from './table-settings.ts';

/** For a table without views of its own, such as one of several on a screen: its columns are remembered all the same. */
export function useTableLook(table: string) {
  const { data = noViews } = useQuery(tableViewsQuery(table));
  return {
    look: data.looks.find(({ viewId }) => viewId === '')?.look ?? plainLook,
    density: data.density,
    setLook: (look: TableLook) => setLook(table, '', look),
  };
}
