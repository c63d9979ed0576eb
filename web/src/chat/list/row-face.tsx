import type { ReactNode } from 'react';
import { useWords } from '../../language/words.ts';
import { Icon } from '../../ui/icon.tsx';
import './row-face.css';

interface RowFaceProps {
  picture: ReactNode;
  name: ReactNode;
  /** Stays in sight however long the name is. */
  mark?: ReactNode;
  /** When something happened last. */
  time?: string | undefined;
  line: ReactNode;
  unread?: number;
  /** What is unread does not call. */
  isMuted?: boolean;
}

const mostShown = 99;

/** A picture, a name with a time, a line below it and what is unread. */
export function RowFace({ picture, name, mark, time, line, unread = 0, isMuted = false }: RowFaceProps) {
  const words = useWords();
  return (
    <span className="row-face">
      {picture}
      <span className="row-face-words">
        <span className="row-face-first">
          <span className="row-face-name">{name}</span>
          {mark}
          {time && <span className="row-face-time number">{time}</span>}
        </span>
        <span className="row-face-second">
          <span className="row-face-line">{line}</span>
          {isMuted && (
            <span className="row-face-muted">
              <Icon name="bellOff" size={16} />
              <span className="visually-hidden">{words('chatMuted')}</span>
            </span>
          )}
          {unread > 0 && (
            <span className={`row-face-badge number${isMuted ? ' row-face-badge-muted' : ''}`}>
              <span aria-hidden="true">{unread > mostShown ? `${mostShown}+` : unread}</span>
              <span className="visually-hidden">{words('unreadCount', { count: unread })}</span>
            </span>
          )}
        </span>
      </span>
    </span>
  );
}
