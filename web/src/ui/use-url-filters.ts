import { useSearchParams } from 'react-router';

/** Filters live in the URL: a reload, a pasted link and back find them as they were. Empty text means no filter. */
export function useUrlFilters<K extends string>(names: readonly K[]) {
  const [search, setSearch] = useSearchParams();
  const values = Object.fromEntries(names.map((name) => [name, search.get(name) ?? ''])) as Record<K, string>;
  const change = (changes: Partial<Record<K, string>>) => {
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries<string | undefined>(changes)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: true },
    );
  };
  const clear = () => change(Object.fromEntries(names.map((name) => [name, ''])) as Record<K, string>);
  return { values, change, clear, isFiltered: names.some((name) => values[name] !== '') };
}
