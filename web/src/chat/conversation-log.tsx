import type { ConversationDetail } from '@fairway/contract/chat.ts';
import { countsAsUnread } from '@fairway/domain/chat/log.ts';
import { logRows } from '@fairway/domain/chat/log-rows.ts';
import { type Ref, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { useWords } from '../language/words.ts';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { Icon } from '../ui/icon.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { tellPerson } from '../wire/query-client.ts';
import { useMyId } from '../wire/session-store.ts';
import { loadAround, loadNewest } from './history.ts';
import { MessageLog, type MessageLogHandle } from './log/message-log.tsx';
import { knownLog, shownStretch } from './log-store.ts';
import { useOutbox } from './outbox/outbox-store.ts';
import { unreadOf, useChatUnread } from './unread-store.ts';
import { useLog } from './use-log.ts';
import { useReading } from './use-reading.ts';

export interface ConversationLogHandle {
  goTo: (seq: number) => void;
}

interface ConversationLogProps {
  detail: ConversationDetail;
  /** The place somebody came for. */
  seq: number | undefined;
  ref: Ref<ConversationLogHandle>;
}

const soughtFor = 2_000;

/** What was said, with the ways to the first unread and to the newest. */
export function ConversationLog({ detail, seq, ref }: ConversationLogProps) {
  const words = useWords();
  const { id, peerId } = detail;
  const me = useMyId();
  const { known, isReady, hasFailed, retry } = useLog(id, seq);
  const outgoing = useOutbox((outbox) => outbox.outgoing);
  // As it was when it was opened: reading it must not move the line.
  const [opened] = useState(() => {
    const { unread } = useChatUnread.getState().byConversation[id] ?? detail;
    const readSeq = Math.max(detail.readSeq, unreadOf(id).readSeq);
    // What comes in before one's eyes was never unread.
    return { unread, readSeq: unread > 0 ? readSeq : Number.POSITIVE_INFINITY };
  });
  const list = useRef<MessageLogHandle>(null);
  const [isAtEnd, setIsAtEnd] = useState(seq === undefined);
  const [top, setTop] = useState(0);
  const [isUnreadSeen, setIsUnreadSeen] = useState(false);
  const [seenSeq, setSeenSeq] = useState<number>();
  /** Another stretch is another list: nothing of the first one's places holds in it. */
  const [view, setView] = useState({ number: 0, begin: seq });
  const [sought, setSought] = useState(seq);

  const stretch = useMemo(() => (known ? shownStretch(known) : []), [known]);
  const rows = useMemo(() => {
    const echoes = outgoing.filter(({ to }) => to === id || to === peerId);
    return logRows({ log: stretch, echoes, me, readSeq: opened.readSeq });
  }, [stretch, outgoing, id, peerId, me, opened]);
  const isShown = id === '' || isReady || (hasFailed && rows.length > 0);
  const isNewestInSight = isShown && isAtEnd && (known?.follows ?? true);
  const end = stretch.at(-1)?.seq ?? 0;
  // What was written here of a conversation that is not loaded says nothing of what stands before it.
  const seenUpTo = known?.isLoaded ? end : 0;
  useReading({ conversationId: id, lastSeq: seenUpTo, isAtEnd: isNewestInSight });

  useEffect(() => {
    if (isAtEnd && end > 0) setSeenSeq(end);
  }, [isAtEnd, end]);
  useEffect(() => {
    if (sought === undefined) return;
    const timer = setTimeout(() => setSought(undefined), soughtFor);
    return () => clearTimeout(timer);
  }, [sought]);

  /** False when it cannot be shown now. */
  const goTo = async (place: number): Promise<boolean> => {
    const isHere = shownStretch(knownLog(id)).some((one) => one.seq === place);
    if (!isHere && !(await hasCome(loadAround(id, place)))) return false;
    setSought(place);
    if (isHere) list.current?.goTo(place);
    else {
      setIsAtEnd(false);
      setView(({ number }) => ({ number: number + 1, begin: place }));
    }
    return true;
  };
  const goToEnd = async () => {
    if (knownLog(id).follows) return list.current?.goToEnd();
    if (!(await hasCome(loadNewest(id)))) return;
    setIsAtEnd(true);
    setView(({ number }) => ({ number: number + 1, begin: undefined }));
  };
  useImperativeHandle(ref, () => ({ goTo: (place) => void goTo(place) }));

  // A link to another place of the same conversation.
  const [asked, setAsked] = useState(seq);
  if (asked !== seq) {
    setAsked(seq);
    setSought(seq);
    if (seq !== undefined) setView(({ number }) => ({ number: number + 1, begin: seq }));
  }

  if (!isShown) {
    if (!hasFailed) return <Skeleton />;
    const again = <Button onClick={retry}>{words('retry')}</Button>;
    return <Empty drawing="broken" title={words('chatLoadFailed')} action={again} />;
  }
  if (rows.length === 0 && !(known && stretch.length > 0))
    return (
      <Empty title={words('chatEmpty')} line={words(detail.record ? 'chatEmptyRecord' : 'chatEmptyLine')} />
    );

  const divider = rows.findIndex(({ kind }) => kind === 'unread');
  const isAbove = divider < 0 || divider < top;
  if (!isUnreadSeen && divider >= 0 && !isAbove && top > 0) setIsUnreadSeen(true);
  const hasJump = opened.unread > 0 && !isUnreadSeen && isAbove;
  const newBelow =
    seenSeq === undefined ? 0 : stretch.filter((one) => one.seq > seenSeq && countsAsUnread(one, me)).length;
  return (
    <>
      <MessageLog
        key={view.number}
        ref={list}
        conversationId={id}
        name={detail.name}
        rows={rows}
        from={stretch[0]?.seq ?? 0}
        to={end}
        begin={view.begin}
        sought={sought}
        onEnd={setIsAtEnd}
        onTop={setTop}
      />
      {hasJump && (
        <button
          type="button"
          className="conversation-jump conversation-jump-unread"
          onClick={() => void goTo(opened.readSeq + 1).then(setIsUnreadSeen)}
        >
          <Icon name="arrowDown" size={16} />
          {words('chatToUnread', { count: opened.unread })}
        </button>
      )}
      {!isNewestInSight && (
        <button
          type="button"
          className="conversation-jump conversation-jump-end"
          onClick={() => void goToEnd()}
        >
          <Icon name="arrowDown" size={16} />
          {newBelow > 0 ? words('chatNewBelow', { count: newBelow }) : words('chatToEnd')}
        </button>
      )}
    </>
  );
}

/** Where nothing came one stays where one is. */
const hasCome = (loading: Promise<void>): Promise<boolean> =>
  loading.then(
    () => true,
    (error: unknown) => {
      tellPerson(error);
      return false;
    },
  );
