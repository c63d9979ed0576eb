import { useWords } from '../../language/words.ts';
import { Button } from '../button.tsx';
import type { IconName } from '../icon.tsx';
import { IconButton } from '../icon-button.tsx';
import './tick-bar.css';

/** Something to do with all ticked rows at once. */
export interface BatchAct<T> {
  name: string;
  icon: IconName;
  tone?: 'danger';
  /** `untick` is for when it is done. */
  act: (rows: readonly T[], untick: () => void) => void;
}

interface TickBarProps<T> {
  rows: readonly T[];
  acts: readonly BatchAct<T>[];
  onCopy: () => void;
  onUntick: () => void;
}

/** What can be done with the ticked rows. */
export function TickBar<T>({ rows, acts, onCopy, onUntick }: TickBarProps<T>) {
  const words = useWords();
  return (
    <div className="tick-bar" role="toolbar" aria-label={words('tableTickedActs')}>
      <span className="tick-bar-count number" role="status">
        {words('batchTicked', { count: rows.length })}
      </span>
      {acts.map(({ name, icon, tone, act }) => (
        <Button key={name} look={tone ?? 'plain'} icon={icon} onClick={() => act(rows, onUntick)}>
          {name}
        </Button>
      ))}
      <Button icon="copy" onClick={onCopy}>
        {words('tableCopy')}
      </Button>
      <IconButton icon="close" label={words('tableUntick')} onClick={onUntick} />
    </div>
  );
}
