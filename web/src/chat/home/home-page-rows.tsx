import { useNavigate } from 'react-router';
import { formatAgo } from '../../language/measures.ts';
import { useWords } from '../../language/words.ts';
import { useBadge } from '../../messages/badge-store.ts';
import { messagesPath } from '../../messages/paths.ts';
import { contactsPath } from '../../people/paths.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { useReachability } from '../../wire/reachability.ts';
import { useSession } from '../../wire/session-store.ts';
import { useOnline } from '../../wire/use-online.ts';
import type { ShownRow } from '../list/conversation-rows.tsx';
import { RowFace } from '../list/row-face.tsx';

/** In-site messages, and for members of the company their contacts. */
export function useFirstRows(): ShownRow[] {
  const words = useWords();
  const navigate = useNavigate();
  const isMember = useSession(({ userInfo }) => userInfo?.userKind === 'member');
  const { messageText, messageDate, count } = useBadge((badge) => badge.msgInfo);
  const isOnline = useOnline();
  const isReachable = useReachability(({ reachable }) => reachable);
  // Without a network nobody knows whether there are any.
  const none = isOnline && isReachable ? 'messagesEmpty' : 'networkDown';
  const inSite: ShownRow = {
    key: messagesPath,
    draw: (index) => (
      <button type="button" className="chat-row" data-row={index} onClick={() => void navigate(messagesPath)}>
        <RowFace
          picture={<Sign of="notices" icon="bell" />}
          name={words('homeInSite')}
          time={messageDate ? formatAgo(words, messageDate) : undefined}
          line={messageText || words(none)}
          unread={count}
        />
      </button>
    ),
  };
  const contacts: ShownRow = {
    key: contactsPath,
    draw: (index) => (
      <button type="button" className="chat-row" data-row={index} onClick={() => void navigate(contactsPath)}>
        <RowFace
          picture={<Sign of="contacts" icon="contacts" />}
          name={words('contacts')}
          line={words('homeContactsLine')}
        />
      </button>
    ),
  };
  return isMember ? [inSite, contacts] : [inSite];
}

function Sign({ of, icon }: { of: 'notices' | 'contacts'; icon: IconName }) {
  return (
    <span className={`chat-sign chat-sign-${of} home-sign`}>
      <Icon name={icon} size={22} />
    </span>
  );
}
