import { AppError } from '@fairway/contract/app-error.ts';
import { type MessageDetail, messageType } from '@fairway/contract/messages.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useWords } from '../language/words.ts';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { toast } from '../ui/toast.ts';
import { MessageArticle } from './message-article.tsx';
import { isNotFound, readQuery } from './message-reads.ts';
import { openFlowOf } from './open-message.ts';
import './read-message.css';

/** One of my messages, which is read by being shown. What was taken back or deleted is said plainly. */
export function ReadMessage({ id }: { id: string }) {
  const words = useWords();
  const message = useQuery({ ...readQuery(id), enabled: id !== '' });
  const isGone = id === '' || (message.error instanceof AppError && isNotFound(message.error));
  if (isGone) return <Empty drawing="search" title={words('messageGone')} />;
  return (
    <div className="read-message">
      <Loaded query={message}>{(data) => <Message message={data} />}</Loaded>
    </div>
  );
}

function Message({ message }: { message: MessageDetail }) {
  const words = useWords();
  const navigate = useNavigate();
  // Its text is what opens it, not words.
  const isFlow = message.type === messageType.flow;
  const openFlow = async () => {
    const became = await openFlowOf(message, (path) => void navigate(path));
    if (became === 'noFlow') toast(words('messageFlowGone'));
  };
  return (
    <>
      <MessageArticle {...message} bodyText={isFlow ? '' : message.bodyText} />
      {isFlow && <Button onClick={() => void openFlow()}>{words('messageOpenFlow')}</Button>}
    </>
  );
}
