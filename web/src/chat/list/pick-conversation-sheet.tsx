import { listConversations } from '@fairway/contract/chat.ts';
import { marksOf } from '@fairway/domain/chat/found-words.ts';
import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import { ExternalMark } from '../../people/external-mark.tsx';
import { confirm } from '../../ui/confirm.tsx';
import { Empty } from '../../ui/empty.tsx';
import { FlatList } from '../../ui/flat-list.tsx';
import { MarkedText } from '../../ui/marked-text.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useList } from '../../wire/use-list.ts';
import { FoundPeople } from '../search/found-people.tsx';
import { FoundRow } from '../search/found-row.tsx';
import { useFoundPeople } from '../search/use-found-people.ts';
import { addressOf } from './conversation-address.ts';
import { ConversationPicture } from './conversation-picture.tsx';
import './pick-conversation-sheet.css';

interface PickConversationSheetProps {
  /** The address of the one that was picked and confirmed. */
  onPick: (address: string) => void;
  onClose: () => void;
}

/** Where to send something: recent conversations, those a keyword finds, and colleagues. Asks once before it is sent. */
export function PickConversationSheet({ onPick, onClose }: PickConversationSheetProps) {
  const words = useWords();
  const [keyword, setKeyword] = useState('');
  const list = useList(listConversations, keyword ? { keyword } : {});
  const people = useFoundPeople(keyword);
  // Where somebody is not in any more, nobody hears them.
  const open = { ...list, rows: list.rows?.filter(({ isMember }) => isMember) };
  const pick = async (address: string, name: string) => {
    const title = words('chatPickConfirm', { name });
    if (await confirm({ title, agree: words('chatPickSend') })) onPick(address);
  };
  const isNothing = open.rows?.length === 0 && people.length === 0;
  return (
    <Sheet title={words('chatPick')} open onClose={onClose} fill>
      <div className="pick-conversation">
        <SearchBox value={keyword} onSearch={setKeyword} placeholder={words('chatPickSearch')} />
        <div className="pick-conversation-rows">
          {people.length > 0 && (
            <>
              <h3>{words('chatPickPeople')}</h3>
              <FoundPeople
                people={people.slice(0, mostPeople)}
                keyword={keyword}
                onOpen={({ id, name }) => void pick(id, name)}
              />
            </>
          )}
          {isNothing ? (
            <Empty drawing="search" title={words(keyword ? 'noMatch' : 'chatsEmpty')} />
          ) : (
            open.rows?.length !== 0 && <h3>{words(keyword ? 'chats' : 'chatPickRecent')}</h3>
          )}
          <FlatList
            label={words('chats')}
            list={open}
            rowKey={({ id }) => id}
            row={(one) => (
              <FoundRow
                picture={<ConversationPicture of={one} />}
                name={<MarkedText text={one.name} marks={marksOf(one.name, keyword)} />}
                mark={<ExternalMark shown={one.isExternal} />}
                line={one.kind === 'direct' ? '' : words('peopleCount', { count: one.memberCount })}
                onOpen={() => void pick(addressOf(one), one.name)}
              />
            )}
            empty={null}
          />
        </div>
      </div>
    </Sheet>
  );
}

const mostPeople = 20;
