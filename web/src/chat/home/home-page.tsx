import { lazy, Suspense, useRef } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { useWords } from '../../language/words.ts';
import { contactsPath } from '../../people/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { ListDetail } from '../../ui/list-detail.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useDocumentTitle } from '../../ui/use-document-title.ts';
import { desktop, useMedia } from '../../ui/use-media.ts';
import { useSession } from '../../wire/session-store.ts';
import { chatPagePath } from '../list/chat-paths.ts';
import { ConversationList } from '../list/conversation-list.tsx';
import { useOpenPane } from '../list/use-open-pane.ts';
import './home-page.css';
import { HomePageHead } from './home-page-head.tsx';
import { useFirstRows } from './home-page-rows.tsx';

// A phone has it as a screen of its own.
const Conversation = lazy(async () => ({ default: (await import('../conversation.tsx')).Conversation }));

/** The messages tab: in-site messages, contacts and everybody one talks to. Beside the list on a desk, the chat. */
export function HomePage() {
  const words = useWords();
  const navigate = useNavigate();
  const sideBySide = useMedia(desktop);
  const searchBox = useRef<HTMLAnchorElement>(null);
  const first = useFirstRows();
  const { address, seq, open, close } = useOpenPane();
  useDocumentTitle(words('tabHome'));
  if (address && !sideBySide) {
    // The link was made on a desk.
    const path = chatPagePath({ id: address, peerId: '', name: '', headIcon: '' }, seq);
    return <Navigate to={path} replace />;
  }
  const pane = address ? (
    <Suspense fallback={<Skeleton />}>
      <Conversation key={`${address} ${seq}`} address={address} seq={seq} />
    </Suspense>
  ) : (
    <Empty title={words('homeNoChat')} />
  );
  return (
    <ListDetail
      list={
        <section className="home-page">
          <HomePageHead searchBox={searchBox} />
          <ConversationList
            first={first}
            openAddress={address}
            onOpen={(one) => (sideBySide ? open(one) : void navigate(chatPagePath(one)))}
            onClose={close}
            searchBox={searchBox}
            empty={<NobodyYet />}
          />
        </section>
      }
      detail={sideBySide && pane}
    />
  );
}

function NobodyYet() {
  const words = useWords();
  const navigate = useNavigate();
  const isMember = useSession(({ userInfo }) => userInfo?.userKind === 'member');
  if (!isMember) return <Empty title={words('chatsEmpty')} line={words('chatsEmptyLineCustomer')} />;
  const find = (
    <Button look="primary" icon="contacts" onClick={() => void navigate(contactsPath)}>
      {words('chatsFindColleague')}
    </Button>
  );
  return <Empty title={words('chatsEmpty')} line={words('chatsEmptyLine')} action={find} />;
}
