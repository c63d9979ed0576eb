import type { OnlineSession } from '@fairway/contract/online-sessions.ts';
import { agentName } from '@fairway/domain/session/agent-name.ts';
import { formatAgo } from '../language/measures.ts';
import { useWords } from '../language/words.ts';
import { ExternalMark } from '../people/external-mark.tsx';
import { PersonAvatar } from '../people/person-avatar.tsx';
import { StateLabel } from '../ui/state-label.tsx';
import { clientWords } from './session-columns.tsx';
import './session-card.css';

/** Somebody's session, on a phone. */
export function SessionCard({ session }: { session: OnlineSession }) {
  const words = useWords();
  return (
    <article className="session-card">
      <PersonAvatar name={session.realName} headIcon={session.headIcon} />
      <div className="session-card-text">
        <span className="session-card-head">
          <strong>
            {session.realName}
            <ExternalMark shown={session.isExternal} />
          </strong>
          {session.isCurrent && <StateLabel tone="good">{words('sessionIsMine')}</StateLabel>}
        </span>
        <span className="session-card-line">
          {[agentName(session.agent), words(clientWords[session.client])].filter(Boolean).join(' · ')}
        </span>
        <span className="session-card-line">
          {[session.address, words('sessionSeen', { ago: formatAgo(words, session.lastSeenAt) })]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
    </article>
  );
}
