import { foundLine } from '@fairway/domain/chat/found-words.ts';
import { formatAgo } from '../../language/measures.ts';
import { useWords } from '../../language/words.ts';
import { ExternalMark } from '../../people/external-mark.tsx';
import { useMarkedName } from '../../people/marked-name.ts';
import { PersonAvatar } from '../../people/person-avatar.tsx';
import { MarkedText } from '../../ui/marked-text.tsx';
import { useMyId } from '../../wire/session-store.ts';
import { ConversationPicture } from '../list/conversation-picture.tsx';
import { entryPreview } from '../list/entry-preview.ts';
import { FoundRow } from './found-row.tsx';
import type { FoundMessage as Found } from './use-found-messages.ts';

interface FoundMessageProps {
  found: Found;
  keyword: string;
  /** All are of one conversation: who said it matters, not where. */
  isOfOne: boolean;
  onOpen: () => void;
}

/** A message a keyword found: where or by whom it was said, and its words around what was found. */
export function FoundMessage({
  found: { message, conversation },
  keyword,
  isOfOne,
  onOpen,
}: FoundMessageProps) {
  const words = useWords();
  const me = useMyId();
  const { text, marks } = foundLine(entryPreview(words, message, me), keyword);
  const { sendUserName, sendUserHeadIcon, isExternal, sendTime } = message;
  const markedName = useMarkedName();
  const isNamed = !isOfOne && conversation.kind !== 'direct';
  return (
    <FoundRow
      picture={
        isOfOne ? (
          <PersonAvatar name={sendUserName} headIcon={sendUserHeadIcon} size={44} />
        ) : (
          <ConversationPicture of={conversation} />
        )
      }
      name={isOfOne ? sendUserName : conversation.name}
      mark={<ExternalMark shown={isOfOne ? isExternal : conversation.isExternal} />}
      time={formatAgo(words, sendTime)}
      line={
        <>
          {isNamed && words('chatSaid', { name: markedName(sendUserName, isExternal), said: '' })}
          <MarkedText text={text} marks={marks} />
        </>
      }
      onOpen={onOpen}
    />
  );
}
