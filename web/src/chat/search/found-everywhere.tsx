import { listConversations } from '@fairway/contract/chat.ts';
import { marksOf } from '@fairway/domain/chat/found-words.ts';
import { useNavigate } from 'react-router';
import { useWords } from '../../language/words.ts';
import { ExternalMark } from '../../people/external-mark.tsx';
import { useMarkedName } from '../../people/marked-name.ts';
import { contactsPath } from '../../people/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Empty } from '../../ui/empty.tsx';
import { FlatList } from '../../ui/flat-list.tsx';
import { MarkedText } from '../../ui/marked-text.tsx';
import { useMyId } from '../../wire/session-store.ts';
import { useList } from '../../wire/use-list.ts';
import { useOpenChat } from '../list/chat-paths.ts';
import { ConversationPicture } from '../list/conversation-picture.tsx';
import { lastMessagePreview } from '../list/last-message-preview.ts';
import { FoundMessages } from './found-messages.tsx';
import { FoundPeople } from './found-people.tsx';
import { FoundRow } from './found-row.tsx';
import { useFoundMessages } from './use-found-messages.ts';
import { useFoundPeople } from './use-found-people.ts';

const mostPeople = 5;

/** Colleagues, conversations and what was said in them; what found nothing is not mentioned. */
export function FoundEverywhere({ keyword }: { keyword: string }) {
  const words = useWords();
  const navigate = useNavigate();
  const openChat = useOpenChat();
  const me = useMyId();
  const nameOf = useMarkedName();
  const people = useFoundPeople(keyword);
  const conversations = useList(listConversations, { keyword }, { pageSize: mostPeople });
  const messages = useFoundMessages(keyword);
  const isNothing = people.length === 0 && conversations.rows?.length === 0 && messages.rows?.length === 0;
  if (isNothing) return <Empty drawing="search" title={words('chatSearchNothing', { keyword })} />;
  return (
    <>
      {people.length > 0 && (
        <Card title={words('chatSearchPeople')}>
          <FoundPeople
            people={people.slice(0, mostPeople)}
            keyword={keyword}
            onOpen={({ id, ...person }) => openChat({ ...person, id: '', peerId: id })}
          />
          {people.length > mostPeople && (
            <Button
              look="quiet"
              wide
              onClick={() => void navigate(`${contactsPath}?${new URLSearchParams({ keyword })}`)}
            >
              {words('chatSearchMorePeople')}
            </Button>
          )}
        </Card>
      )}
      {conversations.rows?.length !== 0 && (
        <Card title={words('chatSearchChats')}>
          <FlatList
            label={words('chatSearchChats')}
            list={conversations}
            rowKey={({ id }) => id}
            row={(one) => (
              <FoundRow
                picture={<ConversationPicture of={one} />}
                name={<MarkedText text={one.name} marks={marksOf(one.name, keyword)} />}
                mark={<ExternalMark shown={one.isExternal} />}
                line={lastMessagePreview(words, one, { me, nameOf })}
                onOpen={() => openChat(one)}
              />
            )}
            empty={null}
          />
        </Card>
      )}
      {messages.rows?.length !== 0 && (
        <Card title={words('chatSearchMessages')}>
          <FoundMessages list={messages} keyword={keyword} empty={null} />
        </Card>
      )}
    </>
  );
}
