import { AppError } from '@fairway/contract/app-error.ts';
import { refusals } from '@fairway/contract/errors.ts';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../language/words.ts';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import './conversation.css';
import { ConversationHead } from './conversation-head.tsx';
import { detailFromList, detailQuery } from './details.ts';
import { OpenConversation } from './open-conversation.tsx';

interface ConversationProps {
  /** The conversation, or the person it is with. */
  address: string;
  /** Shown until the real one is known. */
  name?: string;
  /** The place to begin at; without one the end. */
  seq?: number | undefined;
  /** Where back leads; without it, it stands beside the list. */
  back?: string | undefined;
  /** Of a screen that has a name of its own. */
  isPart?: boolean;
}

/** A conversation with its head, its messages and where one writes: a screen of its own, or beside the list. */
export function Conversation({ address, name = '', seq, back, isPart = false }: ConversationProps) {
  const words = useWords();
  const { data, error, refetch } = useQuery(detailQuery(address));
  // It may go while one looks at it.
  const isGone = error instanceof AppError && error.code === refusals.NOT_FOUND.code;
  const known = data ?? (error instanceof AppError ? undefined : detailFromList(address));
  const detail = isGone ? undefined : known;
  const body = () => {
    if (detail) return <OpenConversation key={address} detail={detail} seq={seq} />;
    if (!error) return <Skeleton />;
    if (isGone) return <Empty drawing="search" title={words('chatMissing')} />;
    const retry = <Button onClick={() => void refetch()}>{words('retry')}</Button>;
    return <Empty drawing="broken" title={words('chatLoadFailed')} action={retry} />;
  };
  return (
    <section className="conversation">
      <ConversationHead detail={detail} name={detail?.name || name} back={back} isPart={isPart} />
      {body()}
    </section>
  );
}
