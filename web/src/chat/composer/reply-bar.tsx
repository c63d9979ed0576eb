import type { ChatMessage } from '@fairway/contract/chat.ts';
import { useWords } from '../../language/words.ts';
import { useMarkedName } from '../../people/marked-name.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { useMyId } from '../../wire/session-store.ts';
import { entryPreview } from '../list/entry-preview.ts';

interface ReplyBarProps {
  message: ChatMessage;
  onCancel: () => void;
}

export function ReplyBar({ message, onCancel }: ReplyBarProps) {
  const words = useWords();
  const me = useMyId();
  const name = useMarkedName()(message.sendUserName, message.isExternal);
  return (
    <div className="reply-bar">
      <span className="reply-bar-words">
        <span className="reply-bar-name">{words('chatReplyTo', { name })}</span>
        <span>{entryPreview(words, message, me)}</span>
      </span>
      <IconButton icon="close" label={words('chatReplyCancel')} onClick={onCancel} />
    </div>
  );
}
