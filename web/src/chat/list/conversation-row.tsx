import type { Conversation } from '@fairway/contract/chat.ts';
import { formatAgo } from '../../language/measures.ts';
import { type PlainKey, useWords } from '../../language/words.ts';
import { ExternalMark } from '../../people/external-mark.tsx';
import { useMarkedName } from '../../people/marked-name.ts';
import type { Act } from '../../ui/act-menu.tsx';
import { RowActs } from '../../ui/row-acts.tsx';
import { useMyId } from '../../wire/session-store.ts';
import { chatDraftOf } from '../chat-draft.ts';
import { addressOf } from './conversation-address.ts';
import { ConversationPicture } from './conversation-picture.tsx';
import './conversation-row.css';
import { contentPreview } from './content-preview.ts';
import { lastMessagePreview } from './last-message-preview.ts';
import { RowFace } from './row-face.tsx';
import { useUnsent } from './use-unsent.ts';

interface ConversationRowProps {
  conversation: Conversation;
  index: number;
  isOpen: boolean;
  acts: readonly Act[];
  onOpen: () => void;
}

export function ConversationRow({ conversation, index, isOpen, acts, onOpen }: ConversationRowProps) {
  const words = useWords();
  const { name, lastTime, unread, isMuted, isPinned } = conversation;
  const look = `${isPinned ? ' chat-row-pinned' : ''}${isOpen ? ' chat-row-open' : ''}`;
  const face = (
    <button
      type="button"
      className={`chat-row${look}`}
      data-row={index}
      aria-current={isOpen || undefined}
      onClick={onOpen}
    >
      <RowFace
        picture={<ConversationPicture of={conversation} />}
        name={
          <>
            {name}
            {isPinned && <span className="visually-hidden">{words('chatPinned')}</span>}
          </>
        }
        mark={<ExternalMark shown={conversation.isExternal} />}
        time={lastTime === null ? undefined : formatAgo(words, lastTime)}
        line={<LastLine conversation={conversation} isOpen={isOpen} />}
        unread={unread}
        isMuted={isMuted}
      />
    </button>
  );
  if (acts.length === 0) return face;
  return (
    <RowActs label={words('chatOf', { name })} acts={acts}>
      {face}
    </RowActs>
  );
}

/** What one began to write, else what did not leave yet, else what was said last; a name that was called stands before all. */
function LastLine({ conversation, isOpen }: Pick<ConversationRowProps, 'conversation' | 'isOpen'>) {
  const words = useWords();
  const me = useMyId();
  const nameOf = useMarkedName();
  // What is before one's eyes needs no hint.
  const draft = isOpen ? '' : chatDraftOf(addressOf(conversation));
  const kept = useUnsent(conversation);
  const unsent = isOpen && kept?.newest.state === 'waiting' ? undefined : kept;
  const marks: (PlainKey | false | undefined)[] = [
    conversation.isMentioned && 'chatMentioned',
    unsent?.mark,
    draft !== '' && 'chatDraft',
  ];
  const said = unsent
    ? contentPreview(words, unsent.newest.content)
    : lastMessagePreview(words, conversation, { me, nameOf });
  return (
    <>
      {marks.map(
        (mark) =>
          mark && (
            <span key={mark} className={mark === 'chatRowSending' ? '' : 'chat-row-mark'}>
              {words(mark)}{' '}
            </span>
          ),
      )}
      {draft || said}
    </>
  );
}
