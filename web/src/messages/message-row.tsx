import type { InSiteMessage } from '@fairway/contract/messages.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { formatAgo } from '../language/measures.ts';
import { useWords } from '../language/words.ts';
import { useMarkedName } from '../people/marked-name.ts';
import type { Act } from '../ui/act-menu.tsx';
import { CheckMark } from '../ui/check-mark.tsx';
import { Icon } from '../ui/icon.tsx';
import { RowActs } from '../ui/row-acts.tsx';
import { kindOf } from './message-kinds.ts';
import './message-row.css';

interface MessageRowProps {
  message: InSiteMessage;
  acts?: readonly Act[];
  /** Left out where rows are opened, not ticked. */
  isTicked?: boolean;
  onPress: () => void;
}

export function MessageRow({ message, acts = [], isTicked, onPress }: MessageRowProps) {
  const words = useWords();
  const markedName = useMarkedName();
  const { title, excerpt, type, isRead, releaseUser, isExternal, releaseTime, settled } = message;
  const from = markedName(releaseUser, isExternal);
  const state = isRead === 0 ? ' message-row-unread' : settled ? ' message-row-done' : '';
  const kind = kindOf(type);
  const main = (
    <button type="button" className={`message-row-main${state}`} aria-pressed={isTicked} onClick={onPress}>
      {isTicked !== undefined && <CheckMark state={isTicked ? 'on' : 'off'} />}
      <span className={`message-row-sign message-row-sign-${type}`}>
        <Icon name={kind.icon} />
        {isRead === 0 && <span className="message-row-dot" />}
      </span>
      <span className="message-row-words">
        <span className="message-row-title">
          {isRead === 0 && <span className="visually-hidden">{words('messageUnread')} </span>}
          {title}
        </span>
        {excerpt && <span className="message-row-excerpt">{excerpt}</span>}
        {settled && (
          <span className="message-row-settled">
            <Icon name="check" size={16} />
            {settled.text}
          </span>
        )}
        <span className="message-row-foot">
          <span>{[words(kind.words), from].filter(Boolean).join(' · ')}</span>
          <time dateTime={new Date(releaseTime).toISOString()} title={formatDate(releaseTime)}>
            {formatAgo(words, releaseTime)}
          </time>
        </span>
      </span>
    </button>
  );
  return (
    <div className="message-row">
      {acts.length > 0 ? (
        <RowActs label={words('messageActsOf', { title })} acts={acts}>
          {main}
        </RowActs>
      ) : (
        main
      )}
    </div>
  );
}
