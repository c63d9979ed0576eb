import { useEffect, useEffectEvent, useState } from 'react';
import { tellPerson } from '../wire/query-client.ts';
import { useSocketState } from '../wire/socket/send-frame.ts';
import { catchUp, loadAround, loadNewest } from './history.ts';
import { endOf, type KnownLog, knownLog, useLogs } from './log-store.ts';
import { useChatUnread } from './unread-store.ts';

interface OpenLog {
  known: KnownLog | undefined;
  /** What is known is the stretch that is wanted. */
  isReady: boolean;
  hasFailed: boolean;
  retry: () => void;
}

/** The log of a conversation that is on the screen: at its end, or at the place somebody came for. */
export function useLog(conversationId: string, seq: number | undefined): OpenLog {
  const known = useLogs(({ logs }) => logs[conversationId]);
  const [hasFailed, setHasFailed] = useState(false);
  const wanted = `${conversationId} ${seq}`;
  const [ready, setReady] = useState(() =>
    seq === undefined && known?.isLoaded && known.follows ? wanted : undefined,
  );
  const open = useEffectEvent(async () => {
    setHasFailed(false);
    try {
      if (seq !== undefined) await loadAround(conversationId, seq);
      else if (known?.isLoaded && known.follows) await catchUp(conversationId);
      else await loadNewest(conversationId);
      setReady(wanted);
    } catch (error) {
      tellPerson(error, true);
      setHasFailed(true);
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another conversation, or another place in it
  useEffect(() => {
    if (conversationId) void open();
  }, [conversationId, seq]);
  const isUp = useSocketState((line) => line.isUp);
  const tryAgain = useEffectEvent(() => {
    if (hasFailed) void open();
  });
  useEffect(() => {
    if (isUp) tryAgain();
  }, [isUp]);
  // Before the line was up nobody told what came in; its first words say how far the log is.
  const told = useChatUnread(({ byConversation }) => byConversation[conversationId]?.lastSeq ?? 0);
  const isLoaded = known?.isLoaded ?? false;
  useEffect(() => {
    if (!isLoaded || endOf(knownLog(conversationId)) >= told) return;
    // Without an answer the next gap asks again.
    catchUp(conversationId).catch(() => undefined);
  }, [conversationId, isLoaded, told]);
  // Of a conversation that just began, what was written here is all there is.
  const isNew = known !== undefined && !known.isLoaded;
  return { known, isReady: ready === wanted || isNew, hasFailed, retry: () => void open() };
}
