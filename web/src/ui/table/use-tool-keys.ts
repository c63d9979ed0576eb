import { useWords } from '../../language/words.ts';
import { useKeys } from '../keys/use-keys.ts';

interface ToolKeys {
  filter: () => void;
  search: () => void;
}

/** F opens the filters, / goes to the search of the table. */
export function useToolKeys({ filter, search }: ToolKeys): void {
  const words = useWords();
  useKeys(words('keysList'), [
    { keys: 'f', name: words('filter'), act: filter },
    { keys: '/', name: words('keysSearchList'), act: search },
  ]);
}
