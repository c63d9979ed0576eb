import { AppError } from '@fairway/contract/app-error.ts';
import { type MessageDetail, messageType } from '@fairway/contract/messages.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useWords } from '../language/words.ts';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { useLinks } from '../wire/navigation/links.ts';
import { flowOfMessageQuery } from '../workflow/open-flow-message.ts';
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
  // Its text is what opens it, not words.
  const isFlow = message.type === messageType.flow;
  return (
    <>
      <MessageArticle {...message} bodyText={isFlow ? '' : message.bodyText} />
      {isFlow && <OpenFlow message={message} />}
      {message.opens === 'password' && <ChangePassword />}
      {message.link !== '' && <OpenLink path={message.link} />}
    </>
  );
}

function OpenLink({ path }: { path: string }) {
  const words = useWords();
  const navigate = useNavigate();
  return <Button onClick={() => void navigate(path)}>{words('messageOpenLink')}</Button>;
}

function ChangePassword() {
  const words = useWords();
  const links = useLinks();
  const navigate = useNavigate();
  return (
    <Button onClick={() => void navigate(links.changePassword())}>{words('messageChangePassword')}</Button>
  );
}

/** What is left to open of the flow of a message. */
function OpenFlow({ message }: { message: MessageDetail }) {
  const words = useWords();
  const navigate = useNavigate();
  const flow = useQuery({ ...flowOfMessageQuery(message.bodyText), meta: { quiet: true } });
  if (flow.data === undefined || flow.data === 'none') return null;
  const isDelegation = typeof flow.data === 'object' && !flow.data.config;
  if (flow.data === 'unseen') return <p className="read-message-unseen">{words('messageFlowUnseen')}</p>;
  return (
    <Button onClick={() => void openFlowOf(message, (path) => void navigate(path))}>
      {words(isDelegation ? 'messageOpenDelegations' : 'messageOpenFlow')}
    </Button>
  );
}
