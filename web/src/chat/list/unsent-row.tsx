import type { Conversation } from '@fairway/contract/chat.ts';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../../language/words.ts';
import type { Act } from '../../ui/act-menu.tsx';
import { detailQuery } from '../details.ts';
import { useDiscard } from '../message/use-discard.ts';
import { useOutbox } from '../outbox/outbox-store.ts';
import { ConversationRow } from './conversation-row.tsx';

interface UnsentRowProps {
  /** Whom or what the messages are for. */
  address: string;
  index: number;
  openAddress: string | null;
  actsOf: (conversation: Conversation) => readonly Act[];
  onOpen: (conversation: Conversation) => void;
}

/** A conversation the list does not have, to which something of this device did not leave yet. */
export function UnsentRow({ address, index, openAddress, actsOf, onOpen }: UnsentRowProps) {
  const words = useWords();
  const { data } = useQuery(detailQuery(address));
  const conversation = data ?? { ...nothingKnown, peerId: address, name: words('chatTitle') };
  const discard = useDiscard();
  const discardAll: Act = {
    ...{ name: words('chatDelete'), icon: 'trash', tone: 'danger' },
    act: () => void discard(useOutbox.getState().outgoing.filter(({ to }) => to === address)),
  };
  const isOpen = openAddress !== null && [address, conversation.id].includes(openAddress);
  return (
    <ConversationRow
      conversation={conversation}
      index={index}
      isOpen={isOpen}
      // Where nothing has left yet, or can any more, there is nothing to pin or to remove.
      acts={conversation.id ? actsOf(conversation) : [discardAll]}
      onOpen={() => onOpen(conversation)}
    />
  );
}

const nothingKnown: Conversation = {
  ...{ id: '', kind: 'direct', peerId: '', name: '', headIcon: '', memberCount: 2, record: null },
  ...{ lastSeq: 0, readSeq: 0, peerReadSeq: 0, unread: 0, last: null, lastTime: null },
  ...{ isMentioned: false, isPinned: false, isMuted: false, isMember: true, isOnline: false },
  isExternal: false,
};
