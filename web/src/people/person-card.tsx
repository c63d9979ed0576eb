import { mayRename } from '@fairway/domain/people/may-rename.ts';
import { mayUnlock } from '@fairway/domain/session/may-unlock.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useWords } from '../language/words.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { StateLabel } from '../ui/state-label.tsx';
import { desktop, useMedia } from '../ui/use-media.ts';
import { useLinks } from '../wire/navigation/links.ts';
import { useSession } from '../wire/session-store.ts';
import { AccountLock } from './account-lock.tsx';
import { ExternalMark } from './external-mark.tsx';
import { LoadError } from './load-error.tsx';
import { problemOf } from './load-problem.ts';
import { ManagerChain } from './manager-chain.tsx';
import './person-card.css';
import { PersonFacts } from './person-facts.tsx';
import { PersonPicture } from './person-picture.tsx';
import { RenameSheet } from './rename-sheet.tsx';
import { userCardQuery } from './user-card-query.ts';

interface PersonCardProps {
  id: string;
  /** Somebody else's card is wanted. */
  onOpen: (id: string) => void;
}

/** What everybody may know of a colleague, and the ways to reach them. */
export function PersonCard({ id, onOpen }: PersonCardProps) {
  const words = useWords();
  const navigate = useNavigate();
  const links = useLinks();
  const isDesk = useMedia(desktop);
  const me = useSession(({ userInfo }) => userInfo);
  const [isRenaming, setRenaming] = useState(false);
  const { data: person, error, fetchStatus, refetch } = useQuery(userCardQuery(id));
  const problem = problemOf({ data: person, error, fetchStatus });
  if (problem) return <LoadError problem={problem} onRetry={() => void refetch()} />;
  if (!person) return <Skeleton count={2} />;
  const hasLeft = person.enabledMark === 0;
  const canChat = id !== me?.userId && !hasLeft;
  // Of who deleted their account nothing is known but that there was somebody.
  const isKnown = person.account !== '';
  const { realName: name, headIcon } = person;
  return (
    <div className="person-card">
      <header className="person-head">
        <PersonPicture name={person.realName} headIcon={person.headIcon} />
        <div className="person-words">
          <p className="person-name">
            {person.realName}
            <ExternalMark shown={person.isExternal} />
            {hasLeft && <StateLabel tone="neutral">{words('personLeft')}</StateLabel>}
          </p>
          <p className="person-line">
            {person.positionName || person.account}
            {isKnown && me && mayRename(me) && (
              <IconButton icon="edit" label={words('personRename')} onClick={() => setRenaming(true)} />
            )}
          </p>
        </div>
        {canChat && (
          <Button
            look="primary"
            icon="message"
            onClick={() => void navigate(links.chatWith({ id, name, headIcon }, isDesk))}
          >
            {words('personMessage')}
          </Button>
        )}
      </header>
      {isKnown && me && mayUnlock(me) && <AccountLock userId={id} />}
      {isKnown && (
        <Card>
          <PersonFacts person={person} />
        </Card>
      )}
      {person.managers.length > 0 && (
        <Card title={words('personManagers')}>
          <ManagerChain person={person} onOpen={onOpen} />
        </Card>
      )}
      {isRenaming && <RenameSheet person={person} onClose={() => setRenaming(false)} />}
    </div>
  );
}
