import type { ConversationDetail } from '@fairway/contract/chat.ts';
import { useNavigate } from 'react-router';
import { useWords } from '../language/words.ts';
import { ExternalMark } from '../people/external-mark.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { NavBar } from '../ui/nav-bar.tsx';
import { useDocumentTitle } from '../ui/use-document-title.ts';
import { useLinks } from '../wire/navigation/links.ts';
import { chatSettingsPath } from './group/paths.ts';
import { addressOf } from './list/conversation-address.ts';
import { chatSearchPath } from './search/paths.ts';

interface ConversationHeadProps {
  detail: ConversationDetail | undefined;
  name: string;
  back: string | undefined;
  isPart: boolean;
}

/** Whom one talks to, whether they are there, and the ways to search and settings. */
export function ConversationHead({ detail, name, back, isPart }: ConversationHeadProps) {
  const words = useWords();
  const navigate = useNavigate();
  const links = useLinks();
  // Who left is not told how many are still there.
  const isCounted = detail !== undefined && detail.kind !== 'direct' && detail.isMember;
  const title = isCounted ? words('chatMembers', { name, count: detail.memberCount }) : name;
  useDocumentTitle(isPart ? undefined : title || words('chatTitle'));
  const searchPath = detail?.id ? chatSearchPath({ conversationId: detail.id, name }) : undefined;
  return (
    <NavBar
      title={title || words('chatTitle')}
      mark={detail && <ExternalMark shown={detail.isExternal} />}
      back={back}
      level={back ? 1 : 2}
      actions={
        <>
          {detail?.kind === 'direct' && <Presence isOnline={detail.isOnline} />}
          {detail?.record && (
            <IconButton
              icon="workflow"
              label={words('chatOpenRecord')}
              onClick={() => void navigate(links.request(detail.record?.id ?? ''))}
            />
          )}
          {searchPath && (
            <IconButton
              icon="search"
              label={words('chatSearchHere')}
              onClick={() => void navigate(searchPath)}
            />
          )}
          {detail && (
            <IconButton
              icon="pending"
              label={words('chatMore')}
              onClick={() => void navigate(chatSettingsPath(addressOf(detail)))}
            />
          )}
        </>
      }
    />
  );
}

function Presence({ isOnline }: { isOnline: boolean }) {
  const words = useWords();
  return (
    <span className={`conversation-state${isOnline ? ' conversation-online' : ''}`}>
      <i aria-hidden="true" />
      {isOnline ? words('chatIsOnline') : words('chatIsOffline')}
    </span>
  );
}
