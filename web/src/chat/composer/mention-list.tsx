import type { ConversationMember } from '@fairway/contract/chat.ts';
import { type KeyboardEvent, type Ref, type RefObject, useImperativeHandle, useState } from 'react';
import { useWords } from '../../language/words.ts';
import { PersonAvatar } from '../../people/person-avatar.tsx';
import { DropDown } from '../../ui/drop-down.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Mention } from './mention.ts';

export interface MentionListHandle {
  /** True when the key was for the list. */
  press: (event: KeyboardEvent) => boolean;
}

interface MentionListProps {
  anchor: RefObject<HTMLElement | null>;
  members: readonly ConversationMember[];
  onPick: (mention: Mention) => void;
  ref: Ref<MentionListHandle>;
}

const everybody = 'all';
const mostShown = 50;

/** Whom one may name; the keys stay in the text. */
export function MentionList({ anchor, members, onPick, ref }: MentionListProps) {
  const words = useWords();
  const [at, setAt] = useState(0);
  const options = [
    { id: everybody, name: words('chatMentionAll'), headIcon: '' },
    ...members.slice(0, mostShown).map(({ id, realName, headIcon }) => ({ id, name: realName, headIcon })),
  ];
  const chosen = Math.min(at, options.length - 1);
  const pick = (option: Mention | undefined) => option && onPick({ id: option.id, name: option.name });
  useImperativeHandle(ref, () => ({
    press(event) {
      const next = { ArrowUp: chosen - 1, ArrowDown: chosen + 1 }[event.key];
      if (next === undefined && event.key !== 'Enter' && event.key !== 'Tab') return false;
      event.preventDefault();
      if (next === undefined) pick(options[chosen]);
      else setAt((next + options.length) % options.length);
      return true;
    },
  }));
  return (
    <DropDown anchor={anchor} open manual width="own" onClose={() => undefined}>
      <div className="mention-list" role="listbox" aria-label={words('chatMention')}>
        {options.map((option, index) => (
          <button
            key={option.id}
            type="button"
            role="option"
            tabIndex={-1}
            className="mention-option"
            aria-selected={index === chosen}
            // The text keeps the focus.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => pick(option)}
          >
            {option.id === everybody ? (
              <Icon name="users" size={24} />
            ) : (
              <PersonAvatar name={option.name} headIcon={option.headIcon} size={28} />
            )}
            {option.name}
          </button>
        ))}
      </div>
    </DropDown>
  );
}
