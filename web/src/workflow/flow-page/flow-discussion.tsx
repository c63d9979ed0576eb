import { openRecordThread } from '@fairway/contract/chat.ts';
import { useState } from 'react';
import { useOpenChat } from '../../chat/list/chat-paths.ts';
import { PickConversationSheet } from '../../chat/list/pick-conversation-sheet.tsx';
import { sendCard } from '../../chat/outbox/write-message.ts';
import { useWords } from '../../language/words.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { toast } from '../../ui/toast.ts';
import { useCommand } from '../../wire/calls.ts';
import { useSocketState } from '../../wire/socket/send-frame.ts';

interface FlowTalkProps {
  /** The request. */
  id: string;
  title: string;
}

/** Talks about a flow with those who take part in it, or sends it to somebody. */
export function FlowDiscussion({ id, title }: FlowTalkProps) {
  const words = useWords();
  const openChat = useOpenChat();
  const thread = useCommand(openRecordThread);
  const [isSharing, setIsSharing] = useState(false);
  const discuss = () =>
    thread.mutate(
      { body: { kind: 'flow', id } },
      { onSuccess: (opened) => openChat({ id: opened.id, peerId: '', name: title, headIcon: '' }) },
    );
  const share = async (address: string) => {
    setIsSharing(false);
    await sendCard(address, { cardKind: 'flow', cardId: id, title });
    toast(words(useSocketState.getState().isUp ? 'flowShared' : 'chatWillBeSent'));
  };
  return (
    <>
      <IconButton icon="message" label={words('flowDiscuss')} onClick={discuss} />
      <IconButton icon="forward" label={words('flowShare')} onClick={() => setIsSharing(true)} />
      {isSharing && (
        <PickConversationSheet
          onPick={(address) => void share(address)}
          onClose={() => setIsSharing(false)}
        />
      )}
    </>
  );
}
