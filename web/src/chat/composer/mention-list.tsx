import type { RefObject } from 'react';
import { useWords } from '../../language/words.ts';
import { ExternalMark } from '../../people/external-mark.tsx';
import { PersonAvatar } from '../../people/person-avatar.tsx';
import { DropDown } from '../../ui/drop-down.tsx';
import { Icon } from '../../ui/icon.tsx';
import { everybody, type Mention, type MentionOption } from './mention.ts';

interface MentionListProps {
  id: string;
  anchor: RefObject<HTMLElement | null>;
  options: readonly MentionOption[];
  /** The id of the one that Enter picks. */
  chosenId: string | undefined;
  optionId: (option: MentionOption) => string;
  onPick: (mention: Mention) => void;
}

/** Whom one may name; the keys stay in the text. */
export function MentionList({ id, anchor, options, chosenId, optionId, onPick }: MentionListProps) {
  const words = useWords();
  return (
    <DropDown anchor={anchor} open manual width="own" onClose={() => undefined}>
      <div id={id} className="mention-list" role="listbox" aria-label={words('chatMention')}>
        {options.map((option) => (
          <button
            key={option.id}
            id={optionId(option)}
            ref={(line) => {
              if (optionId(option) === chosenId) line?.scrollIntoView({ block: 'nearest' });
            }}
            type="button"
            role="option"
            tabIndex={-1}
            className="mention-option"
            aria-selected={optionId(option) === chosenId}
            // The text keeps the focus.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onPick(option)}
          >
            {option.id === everybody ? (
              <Icon name="users" size={24} />
            ) : (
              <PersonAvatar name={option.name} headIcon={option.headIcon} size={28} />
            )}
            {option.name}
            <ExternalMark shown={option.isExternal} />
          </button>
        ))}
      </div>
    </DropDown>
  );
}
