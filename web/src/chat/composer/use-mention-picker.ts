import type { ConversationDetail } from '@fairway/contract/chat.ts';
import { type KeyboardEvent, type RefObject, useId, useState } from 'react';
import { useWords } from '../../language/words.ts';
import { useMyId } from '../../wire/session-store.ts';
import { type MentionOption, mentionable, typedMention } from './mention.ts';

interface Naming {
  /** Where the `@` stands. */
  start: number;
  keyword: string;
  /** Which of those it may mean is chosen. */
  at: number;
}

/** The name that is being typed after an `@` in a group: whom it may mean, and the keys that choose one. */
export function useMentionPicker(detail: ConversationDetail, box: RefObject<HTMLTextAreaElement | null>) {
  const words = useWords();
  const listId = useId();
  const me = useMyId();
  const [naming, setNaming] = useState<Naming>();
  const isGroup = detail.kind !== 'direct';
  const offering = { members: detail.members, me, allName: words('chatMentionAll') };
  const options = isGroup && naming ? mentionable(naming.keyword, offering) : [];
  const isOpen = options.length > 0;
  const optionId = ({ id }: MentionOption) => `${listId}-${id}`;
  const chosen = options[naming?.at ?? 0] ?? options[0];
  const chosenId = chosen && optionId(chosen);
  return {
    naming,
    isOpen,
    chosen,
    list: { id: listId, options, chosenId, optionId },
    /** Looks what stands before the caret. */
    look() {
      const { value = '', selectionStart = 0 } = box.current ?? {};
      const typed = typedMention(value, selectionStart);
      setNaming(typed && { ...typed, at: 0 });
    },
    stop: () => setNaming(undefined),
    /** True when the key walked through the list. */
    walk({ key }: KeyboardEvent): boolean {
      const by = { ArrowUp: -1, ArrowDown: 1 }[key];
      if (!isOpen || !naming || by === undefined) return false;
      setNaming({ ...naming, at: (naming.at + by + options.length) % options.length });
      return true;
    },
    /** What ties the text to the list for who does not see it; of several lines, it cannot be called a combobox. */
    ties: isGroup
      ? ({
          'aria-autocomplete': 'list',
          'aria-haspopup': 'listbox',
          'aria-controls': isOpen ? listId : undefined,
          'aria-activedescendant': chosenId,
        } as const)
      : {},
  };
}
