import { useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useWords } from '../../language/words.ts';
import { Empty } from '../../ui/empty.tsx';
import { Page } from '../../ui/page.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { useUrlFilters } from '../../ui/use-url-filters.ts';
import { homeTabPath } from '../list/chat-paths.ts';
import './chat-search-page.css';
import { FoundEverywhere } from './found-everywhere.tsx';
import { FoundMessages } from './found-messages.tsx';
import { useFoundMessages } from './use-found-messages.ts';

/** Finds people, conversations and what was said; with `conversationId` what was said in that one. */
export function ChatSearchPage() {
  const words = useWords();
  const [search] = useSearchParams();
  const conversationId = search.get('conversationId') ?? '';
  const { values, change } = useUrlFilters(['keyword']);
  const { keyword } = values;
  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    // Whoever comes back to what they found looks at that.
    if (!box.current?.value) box.current?.focus();
  }, []);
  return (
    <Page
      title={words(conversationId ? 'chatSearchIn' : 'chatSearch')}
      back={homeTabPath}
      lead={
        <div className="chat-search-tools">
          <SearchBox
            ref={box}
            value={keyword}
            onSearch={(sought) => change({ keyword: sought })}
            placeholder={words(conversationId ? 'chatSearchBeginIn' : 'chatSearchBegin')}
          />
        </div>
      }
    >
      {!keyword && (
        <Empty drawing="search" title={words(conversationId ? 'chatSearchBeginIn' : 'chatSearchBegin')} />
      )}
      {keyword && !conversationId && <FoundEverywhere key={keyword} keyword={keyword} />}
      {keyword && conversationId && (
        <FoundInOne key={keyword} keyword={keyword} conversationId={conversationId} />
      )}
    </Page>
  );
}

function FoundInOne({ keyword, conversationId }: { keyword: string; conversationId: string }) {
  const words = useWords();
  const list = useFoundMessages(keyword, conversationId);
  const nothing = <Empty drawing="search" title={words('chatSearchNothing', { keyword })} />;
  return <FoundMessages list={list} keyword={keyword} isOfOne empty={nothing} />;
}
