import { deleteMessages, type InSiteMessage } from '@fairway/contract/messages.ts';
import { useWords } from '../language/words.ts';
import { confirm } from '../ui/confirm.tsx';
import { toast } from '../ui/toast.ts';
import { useCommand } from '../wire/calls.ts';
import { changeRows, messageReads, renewUnread } from './message-reads.ts';

/** Takes messages off the list, after a question; tells whether they are gone. */
export function useDeleteMessages(): (
  messages: readonly Pick<InSiteMessage, 'id' | 'title'>[],
) => Promise<boolean> {
  const words = useWords();
  const deleting = useCommand(deleteMessages, { refreshes: messageReads });
  return async (messages) => {
    const [first] = messages;
    if (!first) return false;
    const isSure = await confirm({
      title:
        messages.length === 1
          ? words('messageDeleteAsk', { title: first.title })
          : words('messagesDeleteAsk', { count: messages.length }),
      body: words('messageDeleteBody'),
      agree: words('delete'),
      danger: true,
    });
    if (!isSure) return false;
    const ids = new Set(messages.map(({ id }) => id));
    try {
      await deleting.mutateAsync({ body: { ids: [...ids].join(',') } });
    } catch {
      // The person has been told.
      return false;
    }
    changeRows((row) => (ids.has(row.id) ? undefined : row));
    toast(words('messageDeleted'));
    void renewUnread();
    return true;
  };
}
