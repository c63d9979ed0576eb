import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { useWords } from '../../language/words.ts';
import { ExternalMark } from '../../people/external-mark.tsx';
import { useMarkedName } from '../../people/marked-name.ts';
import { userDetailPath } from '../../people/paths.ts';
import { PersonAvatar } from '../../people/person-avatar.tsx';
import { ActMenu, type ActMenuHandle } from '../../ui/act-menu.tsx';
import { Bubble } from '../bubbles/bubble.tsx';
import { useConversationScope } from '../conversation-scope.ts';
import { formatChatTime } from '../format-chat-time.ts';
import type { ShownMessage } from '../shown-message.ts';
import { Delivery } from './delivery.tsx';
import './message-row.css';
import { Quote } from './quote.tsx';
import { useLongPress } from './use-long-press.ts';
import { useMessageActs } from './use-message-acts.ts';

interface MessageRowProps {
  said: ShownMessage;
  /** Somebody looked for it. */
  isSought: boolean;
}

/** One message: who, what, and what became of it. A long press, a right click or the button beside it opens what can be done. */
export function MessageRow({ said, isSought }: MessageRowProps) {
  const words = useWords();
  const navigate = useNavigate();
  const { detail } = useConversationScope();
  const menu = useRef<ActMenuHandle>(null);
  const acts = useMessageActs(said);
  const press = useLongPress(() => menu.current?.open());
  const { isMine, senderId, senderName, headIcon, isExternal, at, replyTo } = said;
  const markedName = useMarkedName()(senderName, isExternal);
  const look = `said${isMine ? ' said-mine' : ''}${isSought ? ' said-sought' : ''}`;
  return (
    <article
      className={look}
      data-seq={said.message?.seq}
      aria-label={words('chatMessageOf', { name: markedName, time: formatChatTime(words, at) })}
    >
      <button
        type="button"
        className="said-avatar"
        // The same way is in the settings of the conversation; not one more stop at every message.
        tabIndex={-1}
        onClick={() => void navigate(userDetailPath(senderId))}
      >
        <PersonAvatar name={senderName} headIcon={headIcon} size={38} />
        <span className="visually-hidden">{senderName}</span>
      </button>
      <div className="said-body">
        {!isMine && detail.kind !== 'direct' && (
          <span className="said-name">
            {senderName}
            <ExternalMark shown={isExternal} />
          </span>
        )}
        <div className="said-line">
          <div className="said-content" {...press}>
            {replyTo !== null && <Quote seq={replyTo} />}
            <Bubble said={said} />
          </div>
          <span className="said-acts">
            <ActMenu ref={menu} label={words('chatActs')} acts={acts} />
          </span>
        </div>
        {isMine && <Delivery said={said} />}
      </div>
    </article>
  );
}
