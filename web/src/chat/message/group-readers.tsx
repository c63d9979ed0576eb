import { type ChatMessage, listChatReaders } from '@fairway/contract/chat.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import { load } from '../../wire/calls.ts';
import { useConversationScope } from '../conversation-scope.ts';
import { useLogs } from '../log-store.ts';
import { ReadersSheet } from './readers-sheet.tsx';

interface GroupReadersProps {
  message: ChatMessage;
}

/** Of these the number is shown at once; of older ones when somebody asks. */
const newest = 30;
/** Reading is told to the other person of a direct conversation only; in a group one looks now and then. */
const lookAgainAfter = 20_000;

/** How many read an own message in a group; a press says who. */
export function GroupReaders({ message: { conversationId: id, seq } }: GroupReadersProps) {
  const words = useWords();
  const [isOpen, setIsOpen] = useState(false);
  const { detail } = useConversationScope();
  const isNew = useLogs(({ logs }) => seq > (logs[id]?.lastSeq ?? detail.lastSeq) - newest);
  const { data } = useQuery({
    ...load(listChatReaders, { params: { id, seq: String(seq) } }),
    enabled: isNew || isOpen,
    refetchInterval: ({ state }) => isNew && state.data?.unread.length !== 0 && lookAgainAfter,
    meta: { quiet: true },
  });
  const said = () => {
    if (!data) return words('chatReaders');
    if (data.read.length === 0) return words('chatReadByNobody');
    if (data.unread.length === 0) return words('chatReadByAll');
    return words('chatReadBy', { count: data.read.length });
  };
  return (
    <>
      <button type="button" className="said-state-act" onClick={() => setIsOpen(true)}>
        {said()}
      </button>
      {isOpen && <ReadersSheet readers={data} onClose={() => setIsOpen(false)} />}
    </>
  );
}
