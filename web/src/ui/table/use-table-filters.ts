import { useSearchParams } from 'react-router';
import type { Sorting } from './column.ts';

/** What narrows and orders a table, as it stands in the address. */
export interface TableFilters {
  keyword: string;
  /** By column; empty for none. */
  values: Readonly<Record<string, string>>;
  sorting: Sorting;
  /** All of it by the names it has in the address: what a view keeps. */
  query: Readonly<Record<string, string>>;
  isFiltered: boolean;
  search: (keyword: string) => void;
  change: (column: string, value: string) => void;
  sort: (sorting: Sorting) => void;
  clear: () => void;
  /** Takes the place of everything, as a view does; `others` are further names in the address. */
  replace: (query: Readonly<Record<string, string>>, others?: Readonly<Record<string, string>>) => void;
}

const prefix = 'f.';
const isOurs = (name: string) =>
  name === 'keyword' || name === 'sidx' || name === 'sort' || name.startsWith(prefix);

/** Filters and order live in the address: a reload, a pasted link and back find them as they were. */
export function useTableFilters(): TableFilters {
  const [search, setSearch] = useSearchParams();
  const query = Object.fromEntries([...search].filter(([name, value]) => isOurs(name) && value !== ''));
  const values = Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), value]] : [],
    ),
  );
  const set = (changes: Readonly<Record<string, string>>, isWhole = false) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (isWhole) for (const name of [...next.keys()].filter(isOurs)) next.delete(name);
        for (const [name, value] of Object.entries(changes)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: true },
    );
  const keyword = query.keyword ?? '';
  return {
    keyword,
    values,
    sorting: { key: query.sidx ?? '', direction: query.sort === 'asc' ? 'asc' : 'desc' },
    query,
    isFiltered: keyword !== '' || Object.keys(values).length > 0,
    search: (next) => set({ keyword: next }),
    change: (column, value) => set({ [prefix + column]: value }),
    sort: ({ key, direction }) => set({ sidx: key, sort: key && direction }),
    clear: () =>
      set({ keyword: '', ...Object.fromEntries(Object.keys(values).map((name) => [prefix + name, ''])) }),
    replace: (next, others) => set({ ...next, ...others }, true),
  };
}
