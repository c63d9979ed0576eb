import type { ReactNode } from 'react';
import { useWords } from '../../language/words.ts';
import type { Act } from '../../ui/act-menu.tsx';
import { RowActs } from '../../ui/row-acts.tsx';

interface FlowRowProps {
  name: string;
  acts?: readonly Act[];
  /** Left out where rows are opened, not ticked. */
  isTicked?: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** A row of a list of flows: pressed as a whole, with its acts beside it. */
export function FlowRow({ name, acts = [], isTicked, onPress, children }: FlowRowProps) {
  const words = useWords();
  const main = (
    <button type="button" className="flow-row-main" aria-pressed={isTicked} onClick={onPress}>
      {children}
    </button>
  );
  return (
    <div className="flow-row">
      {acts.length > 0 ? (
        <RowActs label={words('flowActsOf', { name })} acts={acts}>
          {main}
        </RowActs>
      ) : (
        main
      )}
    </div>
  );
}
