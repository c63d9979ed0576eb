import { useSearchParams } from 'react-router';

export type ContactsView = 'organisation' | 'all';

/** Where one is in the contacts, kept in the URL: a way down is a step back can undo, typing is none. */
export function useContactsPlace() {
  const [search, setSearch] = useSearchParams();
  const change = (changes: Record<string, string>, replace: boolean) => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    setSearch(next, { replace });
  };
  return {
    keyword: search.get('keyword') ?? '',
    view: (search.get('view') === 'all' ? 'all' : 'organisation') satisfies ContactsView as ContactsView,
    organisation: search.get('org') ?? '',
    search: (keyword: string) => change({ keyword }, true),
    show: (view: ContactsView) => change({ view: view === 'all' ? 'all' : '' }, true),
    open: (org: string) => change({ org, keyword: '', view: '' }, false),
  };
}
