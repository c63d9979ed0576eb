import { listMessages, messageType } from '@fairway/contract/messages.ts';
import { useWords } from '../language/words.ts';
import { Card } from '../ui/card.tsx';
import { Link } from '../ui/link.tsx';
import { useList } from '../wire/use-list.ts';
import './customer-cards.css';
import { MessageRow } from './message-row.tsx';
import { messagesPath } from './paths.ts';
import { useOpenMessage } from './use-open-message.ts';

const shown = 3;

/** The newest announcements, or the newest of everything else; nothing while there is none. */
function Newest({ title, areNotices }: { title: string; areNotices: boolean }) {
  const words = useWords();
  const open = useOpenMessage();
  const type = String(messageType.notice);
  // The same shape as the list of messages, in which one that is read here is read at once.
  const { rows = [] } = useList(listMessages, areNotices ? { type } : {});
  const messages = rows
    .filter((message) => (message.type === messageType.notice) === areNotices)
    .slice(0, shown);
  if (messages.length === 0) return null;
  return (
    <Card title={title} state={<Link to={messagesPath}>{words('seeAll')}</Link>}>
      <ul className="customer-messages">
        {messages.map((message) => (
          <li key={message.id}>
            <MessageRow message={message} onPress={() => open(message)} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function CustomerNotices() {
  const words = useWords();
  return <Newest title={words('messageNotice')} areNotices />;
}

function CustomerMessages() {
  const words = useWords();
  return <Newest title={words('customerMessages')} areNotices={false} />;
}

export const messagesCustomerCards = { CustomerNotices, CustomerMessages };
