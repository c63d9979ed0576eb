import type { InSiteMessage } from '@fairway/contract/messages.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { formatAgo } from '../language/measures.ts';
import { useWords } from '../language/words.ts';
import { useMarkedName } from '../people/marked-name.ts';
import { Icon } from '../ui/icon.tsx';
import { kindOf } from './message-kinds.ts';
import './dense-message.css';

/** A message in two lines: what it says and when; what became of it, its kind, who sent it and how it begins. */
export function DenseMessage({ message }: { message: InSiteMessage }) {
  const words = useWords();
  const markedName = useMarkedName();
  const { title, excerpt, type, isRead, releaseUser, isExternal, releaseTime, settled } = message;
  const kind = kindOf(type);
  const state = isRead === 0 ? ' dense-message-unread' : settled ? ' dense-message-done' : '';
  const about = [words(kind.words), markedName(releaseUser, isExternal), excerpt].filter(Boolean).join(' · ');
  return (
    <span className={`dense-message${state}`} title={[title, excerpt].filter(Boolean).join('\n')}>
      <span className="dense-message-line">
        {isRead === 0 && (
          <span className="dense-message-dot">
            <span className="visually-hidden">{words('messageUnread')}</span>
          </span>
        )}
        <span className="dense-message-title">{title}</span>
        <time
          className="dense-message-time"
          dateTime={new Date(releaseTime).toISOString()}
          title={formatDate(releaseTime)}
        >
          {formatAgo(words, releaseTime)}
        </time>
      </span>
      <span className="dense-message-line dense-message-more">
        <Icon name={kind.icon} size={14} />
        <span className="dense-message-about">{about}</span>
        {settled && (
          <span className="dense-message-settled">
            <Icon name="check" size={14} />
            <span>{settled.text}</span>
          </span>
        )}
      </span>
    </span>
  );
}
