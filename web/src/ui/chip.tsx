import type { ReactNode } from 'react';
import './chip.css';
import { Icon } from './icon.tsx';

interface ChipProps {
  children: ReactNode;
  /** Left out, it cannot be taken away. */
  remove?: { label: string; onRemove: () => void } | undefined;
}

/** One of several chosen things. */
export function Chip({ children, remove }: ChipProps) {
  return (
    <span className={`chip${remove ? ' chip-removable' : ''}`}>
      <span className="chip-words">{children}</span>
      {remove && (
        <button type="button" aria-label={remove.label} title={remove.label} onClick={remove.onRemove}>
          <Icon name="close" size={14} />
        </button>
      )}
    </span>
  );
}
