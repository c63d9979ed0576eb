import type { OnlineSession } from '@fairway/contract/online-sessions.ts';
import { agentName } from '@fairway/domain/session/agent-name.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useWords } from '../language/words.ts';
import { ActionBar } from '../ui/action-bar.tsx';
import { Button } from '../ui/button.tsx';
import { DetailPane } from '../ui/detail-pane.tsx';
import { Empty } from '../ui/empty.tsx';
import { Facts } from '../ui/facts.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { clientWords } from './session-columns.tsx';
import './session-pane.css';
import type { useSessionActs } from './use-session-acts.ts';

interface SessionPaneProps {
  session: OnlineSession | undefined;
  isLoading: boolean;
  acts: ReturnType<typeof useSessionActs>;
  onClose: () => void;
}

/** One session, with what can be done about it. */
export function SessionPane({ session, isLoading, acts, onClose }: SessionPaneProps) {
  const words = useWords();
  return (
    <DetailPane title={session?.realName ?? words('sessionOne')} onClose={onClose}>
      {isLoading && <Skeleton count={1} />}
      {!isLoading && !session && <Empty drawing="search" title={words('sessionGone')} />}
      {session && (
        <>
          <div className="session-pane">
            <Facts
              facts={[
                [words('sessionAccount'), session.account],
                [words('sessionDevice'), agentName(session.agent)],
                [words('sessionClient'), words(clientWords[session.client])],
                [words('sessionAddress'), session.address],
                [words('sessionSignedIn'), formatDate(session.signedInAt)],
                [words('sessionLastSeen'), formatDate(session.lastSeenAt)],
                [words('sessionMine'), session.isCurrent && words('sessionIsMine')],
                [words('sessionAgent'), session.agent],
              ]}
            />
          </div>
          {acts.mayEnd && (session.canEnd || session.isCurrent) && (
            <ActionBar>
              <Button onClick={() => void acts.endAllOf(session, onClose)}>
                {words(session.isCurrent ? 'sessionEndOthers' : 'sessionEndAll')}
              </Button>
              {session.canEnd && (
                <Button look="danger" icon="signOut" onClick={() => void acts.end([session], onClose)}>
                  {words('sessionEnd')}
                </Button>
              )}
            </ActionBar>
          )}
        </>
      )}
    </DetailPane>
  );
}
