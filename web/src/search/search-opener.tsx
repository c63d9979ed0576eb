import { lazy, Suspense, useEffect } from 'react';
import { useWords } from '../language/words.ts';
import { useKeys } from '../ui/keys/use-keys.ts';
import { desktop, useMedia } from '../ui/use-media.ts';
import { openNew, openSearch, useSearch } from './search-store.ts';

const loadDialog = () => import('./search-dialog.tsx');
const SearchDialog = lazy(() => loadDialog().then((file) => ({ default: file.SearchDialog })));

/** Ctrl+K and / search everything, C begins something new. */
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
  const isDesk = useMedia(desktop);
  useEffect(() => {
    // Where there is a key for it, the field should be there before the next key.
    if (!isDesk || !navigator.onLine) return;
    const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
    whenIdle(() => void loadDialog().catch(() => undefined));
  }, [isDesk]);
  return <Suspense fallback={null}>{isOpen && <SearchDialog />}</Suspense>;
}
