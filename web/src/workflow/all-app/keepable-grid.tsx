import type { ReactNode } from 'react';
import { useWords } from '../../language/words.ts';
import { Icon } from '../../ui/icon.tsx';
import './keepable-grid.css';

export interface Keepable {
  id: string;
  name: string;
  sign: ReactNode;
}

interface KeepableGridProps {
  label: string;
  entries: readonly Keepable[];
  /** Ids of those that are kept. */
  kept: ReadonlySet<string>;
  /** The id whose change is on its way. */
  busy: string | undefined;
  onToggle: (entry: Keepable) => void;
}

/** Entries to keep within reach: a press on one adds it, a press on a kept one takes it away. */
export function KeepableGrid({ label, entries, kept, busy, onToggle }: KeepableGridProps) {
  const words = useWords();
  return (
    <ul className="keepable-grid" aria-label={label}>
      {entries.map((entry) => {
        const isKept = kept.has(entry.id);
        const { name } = entry;
        return (
          <li key={entry.id}>
            <button
              type="button"
              className="keepable"
              aria-label={words(isKept ? 'favouriteRemove' : 'favouriteAdd', { name })}
              aria-busy={busy === entry.id || undefined}
              onClick={() => onToggle(entry)}
            >
              <span className="keepable-sign">
                {entry.sign}
                <span className={`keepable-mark${isKept ? ' keepable-mark-kept' : ''}`}>
                  {isKept ? <span className="keepable-minus" /> : <Icon name="plus" size={12} />}
                </span>
              </span>
              <span className="keepable-name">{name}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
