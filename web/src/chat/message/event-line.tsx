import type { ChatMessage } from '@fairway/contract/chat.ts';
import { useWords } from '../../language/words.ts';
import { useMarkedName } from '../../people/marked-name.ts';
import { useMyId } from '../../wire/session-store.ts';
import { useConversationScope } from '../conversation-scope.ts';
import { eventText } from '../list/entry-preview.ts';
import { useRecalledTexts } from '../recalled-texts.ts';

interface EventLineProps {
  message: ChatMessage;
}

/** What happened in a conversation: to the group, or that somebody took something back. */
export function EventLine({ message }: EventLineProps) {
  const words = useWords();
  const { detail, edit } = useConversationScope();
  const me = useMyId();
  const markedName = useMarkedName();
  const text = useRecalledTexts((texts) => texts[message.id]);
  if (message.contentType === 'system')
    return <p className="said-event">{eventText(words, message.content, me)}</p>;
  const isMine = message.sendUserId === me;
  return (
    <p className="said-event">
      <span>
        {isMine
          ? words('chatRecalledByMe')
          : words('chatRecalledBy', { name: markedName(message.sendUserName, message.isExternal) })}
      </span>
      {isMine && text !== undefined && detail.mayWrite && (
        <button type="button" onClick={() => edit(text)}>
          {words('chatEditAgain')}
        </button>
      )}
    </p>
  );
}
