import { type Conversation, hideConversation, setConversation } from '@fairway/contract/chat.ts';
import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import type { Act } from '../../ui/act-menu.tsx';
import { useCommand } from '../../wire/calls.ts';
import { noteMuted, noteRead, unreadOf } from '../unread-store.ts';
import { askForListAgain, changeConversation, changeConversations } from './cached-list.ts';

/** What can be done with a row of the list, and the one that was taken off it just now. Shown before the server agrees. */
export function useConversationActs() {
  const words = useWords();
  const set = useCommand(setConversation, { mask: false });
  const hide = useCommand(hideConversation, { mask: false });
  const [removed, setRemoved] = useState<Conversation>();
  // Refused or done, the server has the last word.
  const settled = { onSettled: askForListAgain };

  const change = ({ id }: Conversation, changes: { isPinned?: boolean; isMuted?: boolean }) => {
    changeConversation(id, changes);
    if (changes.isMuted !== undefined) noteMuted(id, changes.isMuted);
    const takeBack = () => changes.isMuted !== undefined && noteMuted(id, !changes.isMuted);
    set.mutate({ params: { id }, body: changes }, { ...settled, onError: takeBack });
  };
  const remove = (conversation: Conversation) => {
    const { id } = conversation;
    const { lastSeq } = unreadOf(id);
    changeConversations((row) => (row.id === id ? undefined : row));
    hide.mutate(
      { params: { id } },
      {
        ...settled,
        onSuccess: () => {
          noteRead(id, lastSeq);
          setRemoved(conversation);
        },
      },
    );
  };
  const actsOf = (conversation: Conversation): Act[] => {
    const { isPinned, isMuted } = conversation;
    return [
      {
        name: words(isPinned ? 'chatUnpin' : 'chatPin'),
        icon: 'pin',
        act: () => change(conversation, { isPinned: !isPinned }),
      },
      {
        name: words(isMuted ? 'chatUnmute' : 'chatMute'),
        icon: isMuted ? 'bell' : 'bellOff',
        act: () => change(conversation, { isMuted: !isMuted }),
      },
      { name: words('chatRemove'), icon: 'trash', tone: 'danger', act: () => remove(conversation) },
    ];
  };
  const bringBack = ({ id }: Conversation) => {
    setRemoved(undefined);
    set.mutate({ params: { id }, body: { isHidden: false } }, settled);
  };
  return { actsOf, removed, bringBack, forgetRemoved: () => setRemoved(undefined) };
}
