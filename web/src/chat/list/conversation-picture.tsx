import type { Conversation } from '@fairway/contract/chat.ts';
import { useWords } from '../../language/words.ts';
import { PersonAvatar } from '../../people/person-avatar.tsx';
import { Icon } from '../../ui/icon.tsx';
import './conversation-picture.css';

interface ConversationPictureProps {
  of: Pick<Conversation, 'kind' | 'name' | 'headIcon'> & { isOnline?: boolean };
  size?: number;
}

/** The other person with a dot while they are there; a sign for what has no face. */
export function ConversationPicture({ of, size = 44 }: ConversationPictureProps) {
  const words = useWords();
  if (of.kind !== 'direct') {
    return (
      <span className={`chat-sign chat-sign-${of.kind}`} style={{ width: size, height: size }}>
        <Icon name={of.kind === 'group' ? 'users' : 'workflow'} size={size * 0.5} />
      </span>
    );
  }
  return (
    <span className="chat-picture">
      <PersonAvatar name={of.name} headIcon={of.headIcon} size={size} />
      {of.isOnline && (
        <span className="chat-online">
          <span className="visually-hidden">{words('chatOnline')}</span>
        </span>
      )}
    </span>
  );
}
