import { countsAsUnread } from '@fairway/domain/chat/log.ts';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../language/words.ts';
import { useMarkedName } from '../people/marked-name.ts';
import { useMyId } from '../wire/session-store.ts';
import { entryPreview } from './list/entry-preview.ts';
import { useLogs } from './log-store.ts';

interface AnnouncerProps {
  conversationId: string;
}

/** Says what came in to who does not see it; what was there before, what one wrote oneself, and what was taken back is not said. */
export function Announcer({ conversationId }: AnnouncerProps) {
  const words = useWords();
  const me = useMyId();
  const markedName = useMarkedName();
  const newest = useLogs(({ logs }) => logs[conversationId]?.log.at(-1));
  const isLoaded = useLogs(({ logs }) => logs[conversationId]?.isLoaded ?? false);
  const [saidSeq, setSaidSeq] = useState<number>();
  const said = useLogs(({ logs }) => logs[conversationId]?.log.findLast(({ seq }) => seq === saidSeq));
  const known = useRef<number>(undefined);
  useEffect(() => {
    if (!isLoaded) return;
    const before = known.current;
    known.current = newest?.seq ?? 0;
    if (!newest || before === undefined || newest.seq <= before || !countsAsUnread(newest, me)) return;
    setSaidSeq(newest.seq);
  }, [newest, isLoaded, me]);
  return (
    <p className="visually-hidden" role="status">
      {said &&
        countsAsUnread(said, me) &&
        words('chatSaid', {
          name: markedName(said.sendUserName, said.isExternal),
          said: entryPreview(words, said, me),
        })}
    </p>
  );
}
