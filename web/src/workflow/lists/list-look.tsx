import { create } from 'zustand';
import { useWords } from '../../language/words.ts';
import { keep, stored } from '../../native/device-storage.ts';
import { IconButton } from '../../ui/icon-button.tsx';

type Look = 'list' | 'table';

const storageKey = 'flowListLook';

/** How lists of flows look on this desk: beside the open flow, or as a table. */
export const useListLook = create<{ look: Look }>(() => ({
  look: stored<Look>(storageKey) === 'table' ? 'table' : 'list',
}));

/** Changes from one to the other. */
export function LookButton() {
  const words = useWords();
  const look = useListLook((state) => state.look);
  const other = look === 'list' ? 'table' : 'list';
  return (
    <IconButton
      icon={other === 'table' ? 'grid' : 'list'}
      label={words(other === 'table' ? 'flowAsTable' : 'flowAsList')}
      onClick={() => {
        keep(storageKey, other);
        useListLook.setState({ look: other });
      }}
    />
  );
}
