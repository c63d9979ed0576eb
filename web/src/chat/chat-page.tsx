import { useSearchParams } from 'react-router';
import { useWords } from '../language/words.ts';
import { Empty } from '../ui/empty.tsx';
import { Page } from '../ui/page.tsx';
import { Conversation } from './conversation.tsx';
import { homeTabPath } from './list/chat-paths.ts';

/** A conversation as a screen of its own: `?formUserId=` with the person or the conversation, `&seq=` with a place in it. */
export function ChatPage() {
  const words = useWords();
  const [search] = useSearchParams();
  const address = search.get('formUserId') ?? '';
  const place = search.get('seq') ?? '';
  if (!/^[\w.-]{1,50}$/.test(address)) {
    return (
      <Page title={words('chatTitle')} back={homeTabPath}>
        <Empty drawing="search" title={words('chatMissing')} />
      </Page>
    );
  }
  return (
    <Conversation
      key={address}
      address={address}
      name={search.get('name') ?? ''}
      seq={/^\d{1,15}$/.test(place) ? Number(place) : undefined}
      back={homeTabPath}
    />
  );
}
