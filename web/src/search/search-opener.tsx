import { lazy, Suspense } from 'react';
import { useWords } from '../language/words.ts';
import { useKeys } from '../ui/keys/use-keys.ts';
import { openNew, openSearch, useSearch } from './search-store.ts';

const SearchDialog = lazy(() =>
  import('./search-dialog.tsx').then((file) => ({ default: file.SearchDialog })),
);

/** Ctrl+K and / search everything, C begins something new; what they open is loaded then. */
export function SearchOpener() {
  const words = useWords();
  const isOpen = useSearch((search) => search.isOpen);
  useKeys(
    words('keysEverywhere'),
    [
      { keys: 'mod+k', name: words('searchEverything'), act: openSearch },
      { keys: '/', name: words('searchEverything'), act: openSearch },
      { keys: 'c', name: words('searchNew'), act: openNew },
    ],
    'frame',
  );
  return <Suspense fallback={null}>{isOpen && <SearchDialog />}</Suspense>;
}
