import type { ReactNode } from 'react';
import { useWords } from '../../language/words.ts';
import { FlatList } from '../../ui/flat-list.tsx';
import type { ListState } from '../../ui/list-state.ts';
import { useOpenChat } from '../list/chat-paths.ts';
import { FoundMessage } from './found-message.tsx';
import type { FoundMessage as Found } from './use-found-messages.ts';

interface FoundMessagesProps {
  list: ListState<Found>;
  keyword: string;
  isOfOne?: boolean;
  empty: ReactNode;
}

/** A press opens the conversation at that message. */
export function FoundMessages({ list, keyword, isOfOne = false, empty }: FoundMessagesProps) {
  const words = useWords();
  const openChat = useOpenChat();
  return (
    <FlatList
      label={words('chatSearchMessages')}
      list={list}
      rowKey={({ message }) => message.id}
      row={(found) => (
        <FoundMessage
          found={found}
          keyword={keyword}
          isOfOne={isOfOne}
          onOpen={() => openChat(found.conversation, found.message.seq)}
        />
      )}
      empty={empty}
    />
  );
}
