import { AppError } from '@fairway/contract/app-error.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useWords } from '../../language/words.ts';
import { Empty } from '../../ui/empty.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Page } from '../../ui/page.tsx';
import { detailQuery } from '../details.ts';
import { homeTabPath } from '../list/chat-paths.ts';
import { ChatSettings } from './chat-settings.tsx';

/** What one may set of a conversation, with a person or in a group: `?id=`. */
export function ChatSettingsPage() {
  const words = useWords();
  const [search] = useSearchParams();
  const address = search.get('id') ?? '';
  const query = useQuery({ ...detailQuery(address), enabled: address !== '' });
  const isGone = address === '' || query.error instanceof AppError;
  return (
    <Page title={words(query.data?.kind === 'group' ? 'groupSettings' : 'chatSettings')} back={homeTabPath}>
      {isGone ? (
        <Empty drawing="search" title={words('chatGone')} />
      ) : (
        <Loaded query={query}>{(conversation) => <ChatSettings conversation={conversation} />}</Loaded>
      )}
    </Page>
  );
}
