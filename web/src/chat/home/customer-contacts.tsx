import { listConversations } from '@fairway/contract/chat.ts';
import { useWords } from '../../language/words.ts';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useList } from '../../wire/use-list.ts';
import { useOpenChat } from '../list/chat-paths.ts';
import { ConversationPicture } from '../list/conversation-picture.tsx';
import './customer-contacts.css';

const most = 6;

/** The people of the company who look after this customer: those who have written to them. */
function CustomerContacts() {
  const words = useWords();
  const openChat = useOpenChat();
  // The same rows as the list of conversations, which follows what is written.
  const { rows = [] } = useList(listConversations, {});
  const people = rows.filter(({ kind, isExternal }) => kind === 'direct' && !isExternal);
  if (people.length === 0) return null;
  return (
    <Card title={words('customerContacts')}>
      <ul className="customer-contacts">
        {people.slice(0, most).map((conversation) => (
          <li key={conversation.id}>
            <button type="button" className="customer-contact" onClick={() => openChat(conversation)}>
              <ConversationPicture of={conversation} />
              <span className="customer-contact-name">{conversation.name}</span>
              <Icon name="message" size={20} />
              <span className="visually-hidden">{words('customerWrite')}</span>
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
}

export const chatCustomerCards = { CustomerContacts };
