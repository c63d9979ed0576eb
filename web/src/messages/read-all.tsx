import { readAllMessages } from '@fairway/contract/messages.ts';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../language/words.ts';
import { confirm } from '../ui/confirm.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { toast } from '../ui/toast.ts';
import { useCommand } from '../wire/calls.ts';
import { kindOf } from './message-kinds.ts';
import { messageReads, renewUnread, unreadQuery } from './message-reads.ts';

interface ReadAllProps {
  conditions: { type: string; keyword: string; isSettled: '' | '0' | '1' };
}

/** Takes all that are listed for read: of the kind that is shown, and what the search finds. */
export function ReadAll({ conditions: { type, keyword, isSettled } }: ReadAllProps) {
  const words = useWords();
  const { data: unread } = useQuery({ ...unreadQuery, meta: { quiet: true } });
  const reading = useCommand(readAllMessages, { refreshes: messageReads });
  const readAll = async () => {
    const count = unread?.[type === '' ? 'unReadNum' : kindOf(Number(type)).unread];
    if (count === 0) return toast(words('messagesNothingUnread'));
    const isCounted = count !== undefined && keyword === '' && isSettled === '';
    const isSure = await confirm({
      title: isCounted ? words('messagesReadAllCount', { count }) : words('messagesReadAllFound'),
      agree: words('messagesReadAllAgree'),
    });
    if (!isSure) return;
    reading.mutate(
      { body: { type, keyword, ...(isSettled && { isSettled }) } },
      {
        onSuccess: () => {
          toast(words('messagesReadAllDone'));
          void renewUnread();
        },
      },
    );
  };
  return <IconButton icon="check" label={words('messagesReadAll')} onClick={() => void readAll()} />;
}
