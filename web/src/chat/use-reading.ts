import { useEffect } from 'react';
import { useSocketState } from '../wire/socket/send-frame.ts';
import { readUpTo } from './read-up-to.ts';
import { useChatUnread } from './unread-store.ts';
import { useChatOnScreen } from './visible-chat.ts';

interface Reading {
  conversationId: string;
  lastSeq: number;
  /** The newest message is in sight. */
  isAtEnd: boolean;
}

/** What is in a conversation is read while its end is before somebody's eyes; a tab behind another reads nothing. */
export function useReading({ conversationId, lastSeq, isAtEnd }: Reading): void {
  const isUp = useSocketState((line) => line.isUp);
  const unread = useChatUnread(({ byConversation }) => byConversation[conversationId]?.unread ?? 0);
  useEffect(() => {
    useChatOnScreen.setState({ conversationId, isAtEnd });
    return () => useChatOnScreen.setState({ conversationId: undefined, isAtEnd: false });
  }, [conversationId, isAtEnd]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: counted anew, it is to be read anew
  useEffect(() => {
    const read = () => {
      const isLookedAt = isAtEnd && document.visibilityState === 'visible';
      if (isUp && isLookedAt && conversationId && lastSeq > 0) readUpTo(conversationId, lastSeq);
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [conversationId, lastSeq, isAtEnd, isUp, unread]);
}
