import { type LeavingPreview, mostHoldingsCounted } from '@fairway/contract/leaving.ts';
import { useId, useState } from 'react';
import { useWords } from '../../language/words.ts';
import { UserSelect } from '../../people/select/user-select.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { holdingWords } from './holding-words.ts';
import { hasOwnReceiver } from './leaving-choice.ts';

interface HoldingRowProps {
  holding: LeavingPreview['holdings'][number];
  /** Who gets things of this kind, where each may have its own; '' is who gets everything. */
  receiver?: string;
  onReceiver?: (id: string) => void;
}

/** How many of a kind there are; opens the newest of them. */
export function HoldingRow({ holding: { kind, count, examples }, receiver, onReceiver }: HoldingRowProps) {
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const name = words(holdingWords[kind]);
  const shown =
    count > mostHoldingsCounted ? words('leavingMany', { count: mostHoldingsCounted }) : String(count);
  return (
    <li className="leaving-row">
      <button
        type="button"
        className="leaving-kind"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        <span>{name}</span>
        <strong>{shown}</strong>
        <Icon name={isOpen ? 'arrowUp' : 'arrowDown'} size={16} />
      </button>
      {isOpen && (
        <ul id={listId} className="leaving-examples" aria-label={words('leavingExamples', { kind: name })}>
          {examples.map((example) => (
            <li key={`${example.name} ${example.link}`}>
              {example.link ? <Link to={example.link}>{example.name}</Link> : example.name}
            </li>
          ))}
          {examples.length === 0 && <li>{words('leavingHidden')}</li>}
        </ul>
      )}
      {onReceiver && hasOwnReceiver(kind) && (
        <UserSelect label={words('leavingTo', { kind: name })} value={receiver ?? ''} onChange={onReceiver} />
      )}
    </li>
  );
}
