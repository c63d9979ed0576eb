import { type ReactNode, useId } from 'react';
import { useWords } from '../language/words.ts';
import { Chip } from './chip.tsx';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import './pick-box.css';

/** What ties the box to a label and to what is said below it. */
export interface PickBoxTies {
  id?: string | undefined;
  'aria-labelledby'?: string | undefined;
  'aria-label'?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
}

export interface PickedThing {
  key: string;
  name: string;
  /** More than the name, where there is more to say. */
  words?: ReactNode;
}

interface PickBoxProps {
  ties: PickBoxTies;
  placeholder: string;
  chosen: readonly PickedThing[];
  onOpen: () => void;
  /** Somebody is about to open it: what it needs may be asked for. */
  onWanted?: () => void;
  onRemove: (keys: readonly string[]) => void;
  /** Cannot be changed now. */
  disabled?: boolean | undefined;
  /** Is only shown. */
  readOnly?: boolean | undefined;
  /** One line, as in a cell of a grid. */
  compact?: boolean | undefined;
  /** What it opens. */
  popup?: 'dialog' | 'listbox' | 'grid';
  expanded?: boolean | undefined;
}

/** More would push the rest of a form out of sight; what opens shows them all. */
const mostChips = 20;

/** Shows what is chosen, each to be taken away, and opens where to choose. */
export function PickBox(props: PickBoxProps) {
  const { ties, placeholder, chosen, disabled, readOnly, compact } = props;
  const words = useWords();
  const ownId = useId();
  const isFixed = disabled || readOnly;
  const label = ties['aria-labelledby'];
  const names = chosen.map(({ name }) => name).join(words('listComma'));
  return (
    <div
      className={`pick-box${isFixed ? ' pick-box-fixed' : ''}${compact ? ' pick-box-compact' : ''}${ties['aria-invalid'] ? ' pick-box-wrong' : ''}`}
    >
      {!readOnly && (
        <button
          type="button"
          id={ties.id}
          className="pick-box-open"
          disabled={disabled}
          aria-haspopup={props.popup ?? 'dialog'}
          aria-expanded={props.expanded}
          aria-labelledby={label && `${label} ${ownId}-hint`}
          aria-label={label ? undefined : `${ties['aria-label'] ?? ''} ${names || placeholder}`.trim()}
          aria-describedby={ties['aria-describedby']}
          onPointerDown={props.onWanted}
          onFocus={props.onWanted}
          onClick={props.onOpen}
        >
          <span
            id={`${ownId}-hint`}
            className={chosen.length === 0 ? '' : compact ? 'pick-box-names' : 'visually-hidden'}
          >
            {compact && names ? names : placeholder}
          </span>
          <Icon name="chevron" size={18} />
        </button>
      )}
      {readOnly && chosen.length === 0 && <span className="pick-box-none">{words('none')}</span>}
      {readOnly && compact && chosen.length > 0 && <span className="pick-box-names">{names}</span>}
      {compact && !isFixed && chosen.length > 0 && (
        <IconButton
          icon="close"
          label={words('pickRemove', { name: names })}
          onClick={() => props.onRemove(chosen.map(({ key }) => key))}
        />
      )}
      {!compact && chosen.length > 0 && (
        <ul className="pick-box-chips" aria-labelledby={label} aria-label={label ? undefined : names}>
          {chosen.slice(0, mostChips).map((one) => (
            <li key={one.key}>
              <Chip
                remove={
                  isFixed
                    ? undefined
                    : {
                        label: words('pickRemove', { name: one.name }),
                        onRemove: () => props.onRemove([one.key]),
                      }
                }
              >
                {one.words ?? <span className="pick-box-name">{one.name}</span>}
              </Chip>
            </li>
          ))}
          {chosen.length > mostChips && (
            <li>
              <Chip>{words('pickMoreChosen', { count: chosen.length - mostChips })}</Chip>
            </li>
          )}
        </ul>
      )}
    </div>
  );
}
