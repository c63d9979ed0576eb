import { useWords } from '../../language/words.ts';
import { useKeys } from '../keys/use-keys.ts';

interface Offered {
  canOpen: boolean;
  /** Rows have pages of their own. */
  hasPages: boolean;
}

/** What `?` says of the keys that `useTableKeys` hears. */
export function useTableKeysHelp({ canOpen, hasPages }: Offered): void {
  const words = useWords();
  const named = (name: string, ...keys: string[]) => keys.map((one) => ({ keys: one, name }));
  useKeys(words('keysTable'), [
    ...named(words('keysTableMove'), 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'),
    ...named(words('keysTableNextRow'), 'j'),
    ...named(words('keysTableRowBefore'), 'k'),
    ...named(words('keysTablePage'), 'PageUp', 'PageDown'),
    ...named(words('keysTableColumnEdge'), 'Home', 'End'),
    ...named(words('keysTableRowEdge'), 'mod+Home', 'mod+End'),
    ...named(
      words('keysTableExtend'),
      'Shift+ArrowUp',
      'Shift+ArrowDown',
      'Shift+ArrowLeft',
      'Shift+ArrowRight',
    ),
    ...named(words('keysTableTick'), 'Space'),
    ...named(words('keysTableTickTo'), 'Shift+Space'),
    ...named(words('keysTableTickAll'), 'mod+a'),
    ...(canOpen ? named(words('keysTableOpen'), 'Enter') : []),
    ...(hasPages ? named(words('keysTableOpenPage'), 'mod+Enter') : []),
    ...named(words('keysTableCopy'), 'mod+c'),
    ...named(words('keysTableLeave'), 'Escape'),
  ]);
}
