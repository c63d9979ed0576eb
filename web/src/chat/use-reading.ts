import { useEffect } from 'react';
import { useLine } from '../app/live/say.ts';
import { useChatOnScreen } from './chat-in-sight.ts';
import { readUpTo } from './read-up-to.ts';
import { useChatUnread } from './unread-store.ts';

/** While this conversation is before somebody's eyes, what is in it is read; a tab behind another reads nothing. */
export function useReading(conversationId: string, lastSeq: number): void {
  const isUp = useLine((line) => line.isUp);
  const unread = useChatUnread(({ byConversation }) => byConversation[conversationId]?.unread ?? 0);
  useEffect(() => {
    useChatOnScreen.setState({ conversationId });
    return () => useChatOnScreen.setState({ conversationId: undefined });
  }, [conversationId]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: counted anew, it is to be read anew
  useEffect(() => {
    const read = () => {
      const isLookedAt = document.visibilityState === 'visible';
      if (isUp && isLookedAt && conversationId && lastSeq > 0) readUpTo(conversationId, lastSeq);
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [conversationId, lastSeq, isUp, unread]);
}
