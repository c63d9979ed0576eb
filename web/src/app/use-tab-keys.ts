import { useNavigate } from 'react-router';
import { useWords } from '../language/words.ts';
import { useKeys } from '../ui/keys/use-keys.ts';
import { useTabs } from './tabs.ts';

/** G and then a letter goes to a tab. */
export function useTabKeys(): void {
  const words = useWords();
  const tabs = useTabs();
  const navigate = useNavigate();
  useKeys(
    words('keysEverywhere'),
    tabs.map(({ key, path, ...tab }) => ({
      keys: `g ${key}`,
      name: words('keysGoTo', { name: words(tab.railWords ?? tab.words) }),
      act: () => void navigate(path),
    })),
    'frame',
  );
}
